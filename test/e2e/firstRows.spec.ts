import { newcomer } from './support/people';
import { expect, test } from './support/test';

test('Home shows a first visitor who leads before anything but its own file has come', async ({
  browser,
}) => {
  const { page, troubles, leave } = await newcomer(browser);
  await page.route(
    ({ host, pathname }) =>
      host === process.env['FIRESTORE_EMULATOR_HOST'] || /^\/data\/(?!first\.json)/.test(pathname),
    (route) => route.abort(),
  );
  await page.goto('/');
  const leaders = page.getByRole('region', { name: 'Leaders' });
  const men = leaders.getByRole('list').first();
  await expect(men.getByRole('listitem')).toHaveCount(3);
  await expect(men).toContainText(/[A-Z]\w+ \w+.*\d{4} ± \d+/);
  // Nor is there room left for a ranking that nobody stands in.
  await expect(leaders.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(page.workers().filter((worker) => worker.url().includes('ratings'))).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

test('the rankings show a first visitor their first rows before anything but their own file has come, then what is true', async ({
  browser,
}) => {
  const { page, troubles, leave } = await newcomer(browser);
  const files: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === process.env['FIRESTORE_EMULATOR_HOST'] || pathname.startsWith('/data/'))
      files.push(pathname);
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Even the app's own code takes its time.
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const main = page.getByRole('main');
  await page.goto('/rankings', { waitUntil: 'commit' });
  await expect(main.getByRole('listitem').first()).toContainText(/^1.*\d{4} ± \d+/);
  await expect(main).toContainText(/As published on \d+ \w+/);
  const leader = (await main.getByRole('link').first().textContent()) ?? '';
  release();
  const table = page.getByRole('table', { name: 'Right arm · Men' });
  await expect(table.getByRole('row').nth(1)).toContainText(leader);
  await expect(page.getByRole('status').filter({ hasText: 'As published on' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'As of' })).toBeDisabled();
  expect([...new Set(files)]).toEqual(['/data/rankings.json']);
  // Another list is one more small file.
  await page.route(
    ({ host, pathname }) =>
      host === process.env['FIRESTORE_EMULATOR_HOST'] || /^\/data\/(?!rankings)/.test(pathname),
    async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    },
  );
  await page.getByRole('link', { name: 'Left arm' }).click();
  await expect(page.getByRole('table', { name: 'Left arm · Men' }).getByRole('row').nth(1)).toContainText(
    /\d{4} ± \d+/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'As published on' })).toBeVisible();

  await expect(page.getByRole('slider', { name: 'As of' })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'Today' })).toBeVisible();
  expect(troubles).toEqual([]);
  await leave();
});
