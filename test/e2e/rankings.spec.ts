import type { Page } from '@playwright/test';
import { onDevice } from './support/device';
import { workerReady } from './support/edits';
import { settled } from './support/judge';
import { expect, test } from './support/test';
import { visitor } from './support/people';
import { storeEvent } from './support/records';
import { tabTo } from './support/tabTo';

const table = (page: Page) => page.getByRole('main').getByRole('table').first();
const leader = (page: Page) => table(page).locator('tbody tr').first();
const slider = (page: Page) => page.getByRole('slider', { name: 'As of' });
const openAsOf = (page: Page) => page.getByRole('button', { name: /^As of/ });

test('the ranking of an earlier day is reached by keyboard, and stands in the address and in the table', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser, '/rankings');
  await expect(leader(page)).toBeVisible();
  const today = await table(page).textContent();
  const best = await leader(page).textContent();
  await tabTo(page, openAsOf(page));
  await page.keyboard.press('Enter');
  await tabTo(page, slider(page));
  const stops = Number(await slider(page).getAttribute('max'));
  expect(stops).toBeGreaterThan(40);
  await expect(slider(page)).toHaveValue(String(stops));

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue(String(stops - 2));
  await expect(page).toHaveURL(/[?&]asof=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('status').filter({ hasText: ', after ' })).toBeVisible();
  await expect(table(page)).not.toHaveText(today ?? '');

  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/asof=20(09|1\d)-/);
  // Nobody has a rank after one day.
  await expect(leader(page).getByRole('cell').first()).toHaveText('–');

  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/rankings$/);
  // Further down are players that other tests have added meanwhile.
  await expect(leader(page)).toHaveText(best ?? '');
  expect(troubles).toEqual([]);
});

test('a day that is typed beside the slider is in the address, moves the slider, and is kept from page to page @long', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser, '/rankings');
  await openAsOf(page).click();
  const day = page.getByLabel('Choose a date');
  await expect(day).toBeEnabled({ timeout: 60_000 });
  const stops = Number(await slider(page).getAttribute('max'));
  await day.fill('2024-05-01');
  await expect(page).toHaveURL(/\?asof=2024-05-01$/);
  await expect(day).toHaveValue('2024-05-01');
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeLessThan(stops);
  await leader(page).getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/player\/[^?]+\?asof=2024-05-01$/);
  await page.getByRole('list', { name: 'Rivals' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/versus\/[^?]+\?asof=2024-05-01$/);
  await expect(page.getByRole('heading', { name: /on 1 May 2024$/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page).toHaveURL(/\/versus\/[^?]+$/);
  expect(troubles).toEqual([]);
});

test.describe(() => {
  test.use({ worker: true });

  test('without a network the ratings are computed as before, of today and of an earlier day', async ({
    browser,
  }) => {
    const { page, troubles } = await visitor(browser, '/rankings?arm=L');
    await expect(leader(page)).toBeVisible();
    await workerReady(page);
    // Rows further down are drawn later.
    let online = await table(page).textContent();
    await expect(async () => {
      const before = online;
      await settled(page);
      online = await table(page).textContent();
      expect(online).toBe(before);
    }).toPass();
    // Records are stored in the order in which they came, a moment after they are on screen.
    const newest = await storeEvent();
    await onDevice(page, 'match', `${newest.id}-1`);
    await page.context().setOffline(true);
    await page.reload();
    await expect(table(page)).toHaveText(online ?? '');
    await openAsOf(page).click();
    // The newest days may only have matches of the other arm.
    await expect(async () => {
      await slider(page).press('ArrowLeft');
      await expect(page).toHaveURL(/arm=L&asof=/);
      await expect(table(page)).not.toHaveText(online ?? '', { timeout: 1_000 });
    }).toPass();
    expect(troubles).toEqual([]);
  });
});

test('two players are set against each other by picking the second one @long', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, '/player/devon-larratt');
  const picker = page.getByRole('combobox', { name: 'Head-to-head with' });
  await picker.fill('levan saginash');
  await expect(page.getByRole('option')).toHaveText([/Levan Saginashvili/]);
  await picker.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await picker.press('Enter');
  await expect(page).toHaveURL(/\/player\/devon-larratt\/versus\/levan-saginashvili$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devon Larratt v Levan Saginashvili');
  const right = page
    .getByRole('table', { name: 'Ratings and chances today' })
    .getByRole('rowgroup')
    .filter({ hasText: 'Right' });
  const chance = right.getByRole('row', { name: /Chance of winning/ });
  await expect(chance).toContainText(/\d+%.*\d+%/);
  await expect(right.getByRole('row', { name: /Rating/ })).toContainText(/\d{4} ± \d+.*\d{4} ± \d+/);
  const [own, other] = (await chance.getByRole('cell').allTextContents()).map(parseFloat);
  expect(Math.abs(Number(own) + Number(other) - 100)).toBeLessThanOrEqual(1);

  // The first one in the address is named first.
  await page.goto('/player/levan-saginashvili/versus/devon-larratt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levan Saginashvili v Devon Larratt');
  expect(troubles).toEqual([]);
});
