import type { Locator, Page } from '@playwright/test';
import { settled } from './support/judge';
import { signedIn, visitor } from './support/people';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };

/** Where the navigation begins, which covers the bottom of a phone's screen. */
const roomOn = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Main' }).getByRole('list').first().boundingBox())?.y ?? NaN;

/** Where a part ends, in pixels from the top of the window. */
const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : NaN;
};

test('on a phone what a fan heard leads to score, video and rivalry within two taps and without scrolling', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser, '/');
  await page.setViewportSize(phone);
  const room = await roomOn(page);
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('levan beat devon');
  const meeting = page.getByRole('option').filter({ hasText: 'East vs West 12' });
  // A first visit may still be reading the matches.
  await expect(meeting).toContainText('4–0', { timeout: 60_000 });
  expect(await endOf(meeting)).toBeLessThan(room);
  await meeting.click();

  const main = page.getByRole('main');
  const board = main.getByRole('region', { name: 'Levan Saginashvili v Devon Larratt' });
  const rivalry = main.getByRole('link', { name: /^Head-to-head \d+–\d+$/ });
  const video = main.getByRole('link', { name: /on YouTube$/ });
  await expect(board).toContainText(/Winner.*4.*0/s);
  await expect(main.getByText(/^(.*favourite: .+|Even: .+)%$/i)).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of [board, rivalry, video]) expect(await endOf(part)).toBeLessThan(room);
  expect(troubles).toEqual([]);
});

test('on a phone the ranking has at least nine players on the first screen', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, '/rankings');
  await page.setViewportSize(phone);
  const ninth = page.getByRole('main').getByRole('table').first().locator('tbody tr').nth(8);
  await expect(ninth).toBeVisible();
  await settled(page);
  expect(await endOf(ninth)).toBeLessThan(await roomOn(page));
  expect(troubles).toEqual([]);
});

test('the buttons in the head of an event have one height', async ({ browser }) => {
  const { page, troubles } = await signedIn(browser, 'editor', '/sport/armw/event/king-of-the-table-2');
  const buttons = [/^Follow/, 'Subscribe', 'Share', 'Data', 'Edit name'].map((name) =>
    page.getByRole('main').getByRole('button', { name }).first(),
  );
  for (const button of buttons) await expect(button).toBeVisible();
  await settled(page);
  const heights = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.height));
  expect(new Set(heights).size).toBe(1);
  expect(troubles).toEqual([]);
});
