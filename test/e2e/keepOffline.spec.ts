import type { Page } from '@playwright/test';
import { stored } from './support/device';
import { readyOffline, rename, workerReady } from './support/edits';
import { signedIn, visitor } from './support/people';
import { storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const event = '/sport/armw/event/king-of-the-table-2';

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
}

const answer = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

/** Presses a button of the settings and confirms its dialogs; the page then reloads. */
async function clear(page: Page, button: string, ...answers: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  for (const each of answers.slice(0, -1)) await answer(page, each);
  const loaded = page.waitForEvent('load');
  await answer(page, answers.at(-1) ?? '');
  await loaded;
}

test('a whole sport is kept for offline use, and what is not kept can be cleared without it', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/settings');
  const choice = page.getByRole('checkbox', { name: 'Everything of arm wrestling' });
  await choice.check();
  const kept = page.getByText('Complete and up to date');
  await expect(kept).toBeVisible({ timeout: 60_000 });
  await clear(page, 'Clear data not kept', 'Clear');
  await expect(choice).toBeChecked();
  await expect(kept).toBeVisible();

  await workerReady(page);
  await page.context().setOffline(true);
  await goTo(page, event);
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await goTo(page, '/settings');
  await expect(choice).toBeChecked();
  await expect(page.getByText('Complete; will be checked again online')).toBeVisible();
});

test('clearing everything leaves no row, and an unsent edit unless its author gives it up @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { page } = await signedIn(browser, 'editor', event.path);
  await readyOffline(page, event);
  await page.context().setOffline(true);
  await rename(page, unique('Given up'));
  const commands = async () => (await stored(page, 'armwiki', 'commands')).length;
  const shown = (term: string) =>
    page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd[1]');
  await expect.poll(commands).toBe(1);

  await goTo(page, '/settings');
  await expect(shown('Events')).not.toHaveText('0');
  await clear(page, 'Clear everything', 'Clear', 'Cancel');
  await expect(shown('Events')).toHaveText('0');
  await expect(shown('Changes not yet sent')).toHaveText('1');

  await clear(page, 'Clear everything', 'Clear', 'OK');
  await expect(shown('Changes not yet sent')).toHaveText('0');
  expect(await commands()).toBe(0);

  await page.context().setOffline(false);
  await goTo(page, event.path);
  await expect(heading(page)).toContainText(event.names.event);
});
