import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { firstRowBudget as budget } from '../../scripts/build/clientBudgets';
import { newcomer } from './support/people';
import { expect, test } from './support/test';

test.use({ worker: true });

test('Home shows a first visitor who leads before any published file has come', async ({ browser }) => {
  const { page, troubles, leave } = await newcomer(browser);
  await page.route(
    ({ host, pathname }) => host === process.env['FIRESTORE_EMULATOR_HOST'] || pathname.startsWith('/data/'),
    (route) => route.abort(),
  );
  await page.goto('/');
  const leaders = page.getByRole('region', { name: 'Leaders' });
  const men = leaders.getByRole('list').first();
  await expect(men.getByRole('listitem')).toHaveCount(3);
  await expect(men).toContainText(/[A-Z]\w+ \w+.*\d{4} ± \d+/);
  // The rows that the first paint left out are laid out.
  await expect(page.locator('[data-starting]')).toHaveCount(0);
  // Nor is room reserved for a ranking without players.
  await expect(leaders.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(page.workers().filter((worker) => worker.url().includes('ratings'))).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

test('the rankings show a first visitor their first rows before any code has come, then what is true', async ({
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
  // Even the app's own code is slow.
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const main = page.getByRole('main');
  await page.goto('/rankings', { waitUntil: 'commit' });
  await expect(main.getByRole('listitem').first()).toContainText(/^1.*\d{4} ± \d+/);
  await expect(main).toContainText(/Published \d+ \w+/);
  const leader = (await main.getByRole('link').first().textContent()) ?? '';
  release();
  const table = page.getByRole('table', { name: 'Right arm · Men' });
  await expect(table.getByRole('row').nth(1)).toContainText(leader);
  await expect(page.getByRole('status').filter({ hasText: /Published .*; updating/ })).toBeVisible();
  expect(files).toEqual([]);
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(
    ({ host, pathname }) =>
      host === process.env['FIRESTORE_EMULATOR_HOST'] || /^\/data\/(?!rankings)/.test(pathname),
    async (route) => {
      await seen;
      await route.continue();
    },
  );
  await page.getByRole('link', { name: 'Left', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Left arm · Men' }).getByRole('row').nth(1)).toContainText(
    /\d{4} ± \d+/,
  );
  await expect(page.getByRole('status').filter({ hasText: /Published .*; updating/ })).toBeVisible();
  goOn();

  await expect(page.getByRole('status').filter({ hasText: /Published .*; updating/ })).toBeHidden();
  expect(troubles).toEqual([]);
  await leave();
});

const firstRows = [
  {
    of: 'the rankings',
    path: '/rankings',
    row: (page: Page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    of: 'who leads on Home',
    path: '/',
    row: (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: / ± / }).first(),
  },
] as const;

for (const { of, path, row } of firstRows)
  test(`the first row of ${of} stands within five seconds where the network is hardly there, by what it waits for`, async ({
    browser,
  }) => {
    const { page, leave } = await newcomer(browser);
    const isNeeded = (pathname: string) => pathname === path;
    const asked = await askedUntil(page, path, { isNeeded, row: row(page) });
    const needed = [...asked].filter(([pathname]) => isNeeded(pathname));
    // The page carries its rows, and the styles and the script of its first paint.
    expect(needed.map(([, { trips }]) => trips)).toEqual([1]);
    expect(Math.max(...needed.map(([, { trips }]) => trips))).toBeLessThanOrEqual(budget.trips);
    expect([...asked].filter(([pathname, { late }]) => late && isNeeded(pathname))).toEqual([]);

    const sizes = new Map<string, number>();
    for (const [pathname] of needed) sizes.set(pathname, await sizeOf(pathname));
    expect(sum(sizes.values())).toBeLessThanOrEqual(budget.bytes);

    // Every request so far gets the same share of the network, except those that may come after everything else.
    const shared = needed.map(([pathname, { trips }]) => {
      const beside = [...asked.values()].filter(
        (other) => !other.late && other.trips > 1 && other.trips <= trips,
      ).length;
      return (sizes.get(pathname) ?? 0) * Math.max(1, beside);
    });
    const { bytesPerSecond, msPerTrip } = budget.network;
    const ms = (budget.connecting + budget.trips) * msPerTrip + (sum(shared) / bytesPerSecond) * 1_000;
    expect(ms).toBeLessThan(budget.ms);
    await leave();
  });

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

interface Asked {
  /** Round trips until the file has arrived: one more than for the file that names it. */
  readonly trips: number;
  /** True if the browser requests it with the lowest priority. */
  readonly late: boolean;
}

/**
 * Opens a page whose host answers only needed requests, until its row is painted. Gives each requested file by its
 * path.
 */
async function askedUntil(
  page: Page,
  path: string,
  { isNeeded, row }: { readonly isNeeded: (pathname: string) => boolean; readonly row: Locator },
): Promise<ReadonlyMap<string, Asked>> {
  const asked = new Map<string, Asked>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const teller = initiator.stack?.callFrames[0]?.url ?? initiator.url;
    const { pathname } = new URL(request.url);
    const told = teller === undefined ? 0 : (asked.get(new URL(teller).pathname)?.trips ?? 0);
    const late = request.initialPriority === 'Low' || request.initialPriority === 'VeryLow';
    // For a repeated request the first one counts.
    if (!asked.has(pathname)) asked.set(pathname, { trips: told + 1, late });
  });
  await page.route('**/*', async (route) => {
    if (isNeeded(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(row).toBeVisible();
  // Visible is also what waits for a style sheet.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return asked;
}

/** Bytes of a page until its rows have come, as hosting sends it, with its headers uncompressed. */
async function sizeOf(pathname: string): Promise<number> {
  const answer = await fetch((process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '') + pathname);
  const headers = [...answer.headers].map((header) => header.join(': ')).join('\r\n');
  const [rows = ''] = (await answer.text()).split('</main>');
  return brotliCompressSync(rows).length + headers.length;
}
