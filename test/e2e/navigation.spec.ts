import { expect, test } from './support/test';
import { visitor } from './support/people';

test('a page begins at its top, by a link or by its address, and has its place again after a reload', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/about');
  const place = () => page.evaluate(() => window.scrollY);
  const scroll = () => page.evaluate(() => window.scrollTo(0, 200));
  // Only once the page has its full height.
  await expect.poll(() => scroll().then(place)).toBe(200);
  await page.goto('/player');
  await expect(page.getByRole('main').getByRole('link').nth(20)).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(200);
  await page.reload();
  await expect.poll(place).toBe(200);
  await page.getByRole('link', { name: 'Rankings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rankings');
  await expect.poll(place).toBe(0);
});

test('the card of an event is in its order, a player’s matches newest first @long', async ({ browser }) => {
  const { page } = await visitor(browser, '/player/devon-larratt');
  const years = page.getByRole('main').locator('time:visible');
  await expect(years.nth(3)).toBeVisible();
  const dates = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-match] time, main article time, main li time')]
      .filter((time) => time.checkVisibility())
      .map((time) => time.getAttribute('datetime') ?? '')
      .filter((date) => /^\d{4}-\d\d-\d\d$/.test(date)),
  );
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('search forgives accents, case and the order of names @long', async ({ browser }) => {
  const { page } = await visitor(browser, '/player');
  await page.getByRole('searchbox', { name: 'Search players' }).fill('LÁRRATT dev');
  await expect(page.getByRole('main').getByRole('link', { name: /Devon Larratt/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Levan Saginashvili/ })).toHaveCount(0);
});
