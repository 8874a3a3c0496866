import type { BrowserContext } from '@playwright/test';
import { blockingBrowser, browserParts, lack, lacks } from './support/browserParts';
import { rename } from './support/edits';
import {
  appNotKept,
  heading,
  isTold,
  lackEachPart,
  notices,
  nothingKept,
  openWatched,
} from './support/lackingPart';
import { wholeBrowser } from './support/launch';
import { signIn } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

const onlyHere = /1 change could not be saved and exists only in this tab/;

async function worksFromMemory(context: BrowserContext): Promise<void> {
  const event = await storeEvent();
  const name = unique('Forgetful Open');
  const { page, troubles } = await openWatched(context, event.path);
  await expect(heading(page)).toContainText(event.names.event);
  await expect(notices(page).filter({ hasText: nothingKept })).toHaveCount(1);
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await signIn(page, 'editor');
  await expect(heading(page)).toContainText('results, rankings');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit name', exact: true })).toBeVisible();
  // The page loads the dialog's code while there is a network: no worker keeps it.
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  // Without a network, Firestore itself writes to the console.
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

lackEachPart('throwing', browserParts.filter(isTold));

for (const how of lacks) {
  test(`with everything ${how} one signs in, edits and sends from memory, and is told${how === 'throwing' ? '' : ' @long'}`, async ({
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
