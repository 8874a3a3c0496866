import type { Locator, Page } from '@playwright/test';
import { readyOffline, standStill } from './support/edits';
import { visitor } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

// find.spec and rankings.spec use search and the ranking of an earlier day by keyboard, moderation.spec the queue.

/** Moves the focus there by Tab and presses a key. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function signInByKeyboard(page: Page, handle: string): Promise<void> {
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(`${handle}@example.com`);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('armwiki');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
}

test('by keyboard alone a visitor filters the players, opens one, compares him and changes how the wiki looks', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser);
  await press(page, page.getByRole('link', { name: 'Players', exact: true }));
  await expect(heading(page)).toHaveText('Players');

  await test.step('a list is filtered', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search players' }));
    await page.keyboard.type('larat');
    await expect(page).toHaveURL(/q=larat/);
    await press(page, page.getByRole('main').getByRole('link', { name: 'Devon Larratt', exact: true }));
    await expect(heading(page)).toContainText('Devon Larratt');
  });

  await test.step('two players are compared', async () => {
    const picker = page.getByRole('combobox', { name: 'Head-to-head with' });
    await tabTo(page, picker);
    await page.keyboard.type('saginashvili');
    await expect(page.getByRole('option').first()).toContainText('Levan Saginashvili');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Devon Larratt v Levan Saginashvili');
  });

  await test.step('theme and language are chosen', async () => {
    await press(page, page.getByRole('link', { name: 'Settings', exact: true }));
    await tabTo(page, page.getByRole('combobox', { name: 'Theme' }));
    await page.keyboard.type('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, page.getByRole('combobox', { name: 'Language' }));
    await page.keyboard.press('End');
    await expect(heading(page)).toHaveText('設定');
  });
  expect(troubles).toEqual([]);
});

test('by keyboard alone a member signs in, enters a card, edits in place, and withdraws', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { handle } = await newAccount('keys');
  const { page, troubles } = await visitor(browser, event.path);
  const name = unique('Typed Open');
  const dialog = page.getByRole('dialog');

  await test.step('sign-in leads back to the page', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: /sign in/i }));
    await expect(heading(page)).toHaveText('Login');
    await signInByKeyboard(page, handle);
    await expect(heading(page)).toContainText(event.names.event);
  });

  await test.step('a field is edited in place', async () => {
    await press(page, button(page, 'Edit name'));
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await press(page, dialog.getByRole('button', { name: 'OK', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toContainText(name);
  });

  await test.step('the proposal is withdrawn', async () => {
    await press(page, page.getByRole('link', { name: 'My Changes', exact: true }));
    await expect(heading(page)).toHaveText('My Changes');
    await press(page, page.getByRole('article').getByRole('button', { name: /^Withdraw/ }));
    await press(page, dialog.getByRole('button', { name: 'OK', exact: true }));
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('an event is entered with its card, from pasted lines', async () => {
    await page.goto('/sport/armw/event/new/card');
    const cup = unique('Typed Cup');
    await tabTo(page, page.getByLabel('Name', { exact: true }));
    await page.keyboard.type(cup);
    await tabTo(page, page.getByLabel('Date', { exact: true }));
    await page.keyboard.type('01052026');
    await tabTo(page, page.getByLabel('Paste a card'));
    await page.keyboard.insertText('Levan Saginashvili - Ermes Gasparini 3-1 R 115kg');
    await press(page, button(page, 'Add 1 match'));
    await press(page, button(page, 'Preview'));
    await press(page, button(page, 'Send 1 match'));
    await expect(heading(page)).toContainText(cup);
    await expect(page.getByRole('main')).toContainText('Ermes Gasparini');
  });
  expect(troubles).toEqual([]);
});

test.describe(() => {
  test.use({ worker: true });

  test('a waiting command is discarded, undone and sent again after a refusal by keyboard alone @long', async ({
    browser,
  }) => {
    const event = await storeEvent();
    const { handle, uid } = await newAccount('keysoff');
    const { page } = await visitor(browser, '/login');
    await signInByKeyboard(page, handle);
    // A slow machine does not reach the undo by Tab within its seconds.
    const startClock = await standStill(page);
    await page.goto(event.path);
    await readyOffline(page, event);
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog');
    await press(page, button(page, 'Edit name'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(unique('Typed offline'));
    await press(page, dialog.getByRole('button', { name: 'OK', exact: true }));
    const badge = page.getByRole('link', { name: /^1 change on this device/ });
    await press(page, badge);
    await expect(heading(page)).toHaveText('On this device');
    const row = page.getByRole('article');
    await press(page, row.getByRole('button', { name: /^Discard/ }));
    await expect(badge).toHaveCount(0);
    await press(page, row.getByRole('button', { name: /^Undo/ }));
    await expect(badge).toBeVisible();
    await startClock();
    const ban = database().doc(`ban/${uid}`);
    await ban.set({ by: 'somebody', at: new Date() });
    await page.context().setOffline(false);
    await expect(row).toContainText('This account can no longer propose changes.', { timeout: 45_000 });
    await ban.delete();
    await press(page, row.getByRole('button', { name: /^Retry/ }));
    await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 45_000 });
  });
});
