import type { BrowserContext, Page } from '@playwright/test';
import { blockingBrowser, browserParts, lack, lacks, type BrowserPart } from './support/browserParts';
import { rename } from './support/edits';
import { wholeBrowser } from './support/launch';
import { signIn, watch, withoutWorker } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

const nothingKept = /does not let Armwiki store anything/;
const appNotKept = /does not keep the app itself/;
const onlyHere = /1 change could not be stored and is only in this tab/;

/** The warning where a part is not there; without the others nothing is lost that anybody would miss. */
const told: Partial<Record<BrowserPart, RegExp>> = { indexedDB: nothingKept, serviceWorker: appNotKept };

/** Parts that the worker is or lives by; without any other it does as ever. */
const ofWorker: ReadonlySet<BrowserPart> = new Set(['serviceWorker', 'caches']);

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('[data-tone]');

/** A page, and what it should not have done: it neither breaks nor complains. */
async function open(context: BrowserContext, at: string) {
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(at);
  return { page, troubles };
}

/** Signs in, proposes a name while there is no network, and sees it sent once there is. */
async function worksFromMemory(context: BrowserContext): Promise<void> {
  const event = await storeEvent();
  const name = unique('Forgetful Open');
  const { page, troubles } = await open(context, event.path);
  await expect(heading(page)).toContainText(event.names.event);
  await expect(notices(page).filter({ hasText: nothingKept })).toHaveCount(1);
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await signIn(page, 'editor');
  // A user who has signed in is sent there.
  await expect(heading(page)).toContainText('results, rankings');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit name', exact: true })).toBeVisible();
  // The dialog's code is fetched while there is a network: no worker keeps it.
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  // Without a network, Firestore speaks up in the console by itself.
  expect(troubles).toEqual([]);
  await context.setOffline(true);
  await rename(page, name);
  await expect(page.getByText(onlyHere)).toHaveCount(1);
  await context.setOffline(false);
  await expect(async () => {
    const found = await database().collection('delta').where('docId', '==', event.id).get();
    expect(found.docs.map((doc) => doc.get('value'))).toEqual([name]);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(onlyHere)).toHaveCount(0);
  await expect(notices(page).filter({ hasText: nothingKept })).toHaveCount(1);
  await expect(notices(page).filter({ hasText: appNotKept })).toHaveCount(0);
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
}

for (const part of browserParts) {
  test(`a browser without ${part}, or with one that refuses, shows all and says what is not kept`, async ({
    browser,
  }) => {
    for (const how of lacks) {
      await test.step(how, async () => {
        const context = await browser.newContext();
        await lack(context, [part], how);
        if (!ofWorker.has(part)) await withoutWorker(context);
        const { page, troubles } = await open(context, '/about');
        await expect(heading(page)).toBeVisible();
        const expected = told[part];
        if (expected) await expect(notices(page)).toHaveText([expected]);
        await page.getByRole('link', { name: 'Players', exact: true }).first().click();
        await expect(heading(page)).toContainText('Players');
        await expect(page.locator('#main a[href^="/player/"]').first()).toBeVisible();
        if (!expected) await expect(notices(page)).toHaveCount(0);
        expect(troubles).toEqual([]);
        await context.close();
      });
    }
  });
}

for (const how of lacks) {
  test(`with everything ${how} one signs in, edits and sends from memory, and is told`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    await lack(context, browserParts, how);
    await worksFromMemory(context);
    await context.close();
  });
}

test('where the browser blocks all site data one signs in, edits and sends from memory, and is told', async ({
  baseURL,
  viewport,
  locale,
}) => {
  const { context, close } = await blockingBrowser({
    ...wholeBrowser,
    ...(baseURL !== undefined && { baseURL }),
    viewport,
    ...(locale !== undefined && { locale }),
  });
  const page = await context.newPage();
  await page.goto('/about');
  const refused = await page.evaluate(() => {
    try {
      return typeof localStorage;
    } catch (error) {
      return error instanceof DOMException && error.name;
    }
  });
  expect(refused).toBe('SecurityError');
  await page.close();
  await worksFromMemory(context);
  await close();
});
