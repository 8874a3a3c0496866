import { expect, test } from './support/test';
import { countDocuments, documentsRead } from './support/documents';
import { onDevice } from './support/device';
import { newcomer, useWorker, withoutWorker } from './support/people';
import { database, storeEvent, unique } from './support/records';
import type { Page, Route } from '@playwright/test';

test('a first visitor takes the published copy, and of the database only what changed since', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { page, troubles, leave } = await newcomer(browser);
  await countDocuments(page);
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  await page.goto('/player');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  expect(files.filter((file) => file.startsWith('/data/player-0-'))).toHaveLength(1);

  const fresh = unique('Late Player');
  await database()
    .doc(`player/${event.id}-late`)
    .set({
      name: fresh,
      author: { id: 'armwiki' },
      created: new Date(),
      updatedAt: new Date(),
      deleted: false,
    });
  await page.goto(`/player/${event.id}-late`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fresh);
  // The page itself has the name; the database answers later.
  await expect.poll(async () => (await documentsRead(page)).documents).toBeGreaterThan(0);
  await expect(page.getByRole('figure').or(page.getByText('No matches'))).toBeVisible();
  // The page reads records of other stories, but almost none of the over 200 published players.
  expect((await documentsRead(page)).published).toBeLessThan(20);
  expect(troubles).toEqual([]);
  await leave();
});

test('what the first paint needs is asked for while the first script is on its way', async ({ browser }) => {
  const { page, troubles, leave } = await newcomer(browser);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => /^\/assets\/first\./.test(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  const asked = (file: RegExp) =>
    page.waitForRequest((request) => file.test(new URL(request.url()).pathname));
  const needed = [/^\/assets\/main\..*\.css$/, /^\/assets\/main\..*\.js$/, /^\/assets\/runtime\./].map(asked);
  const opening = page.goto('/');
  await Promise.all(needed);
  release();
  await opening;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(troubles).toEqual([]);
  await leave();
});

test('what a first visitor is given is brought into its records by a worker, and is there at the next visit', async ({
  browser,
}) => {
  const { page, troubles, leave } = await newcomer(browser);
  const folding = page.waitForEvent('worker', (worker) => /folding/.test(worker.url()));
  await page.goto('/player');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await folding;
  // Not the worker's end, which may come between two looks.
  await expect.poll(() => page.evaluate(isFolded), { timeout: 60_000 }).toBe(true);
  await page.route(
    ({ pathname }) => pathname.startsWith('/data/'),
    (route) => route.abort(),
  );
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  expect(troubles).toEqual([]);
  await leave();
});

/** Runs in the page: whether the head of the records covers all players. */
function isFolded(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('armwiki');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const asked = opening.result.transaction('records').objectStore('records').get('head');
      asked.onsuccess = () => {
        opening.result.close();
        const head = asked.result as { readonly marks?: Readonly<Record<string, object>> } | undefined;
        resolve(head?.marks?.['players'] !== undefined);
      };
    };
  });
}

/** Holds the page's requests to the database and the published copy until the returned call. */
async function holdBackend(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(
    ({ host, pathname }) => host === process.env['FIRESTORE_EMULATOR_HOST'] || pathname.startsWith('/data/'),
    async (route) => {
      if (holding) held.push(route);
      else await route.continue();
    },
  );
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('an event opened from a link shows its card before the database answers, and then what is true', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { page, troubles, leave } = await newcomer(browser);
  const goOn = await holdBackend(page);
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  const card = page.getByRole('main').getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(event.names.ann);

  const fresh = unique('Renamed Event');
  await database().doc(`event/${event.id}`).update({ name: fresh, updatedAt: new Date() });
  await database().doc(`match/${event.id}-1`).update({ deleted: true, updatedAt: new Date() });
  await goOn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fresh);
  await expect(card).toHaveCount(0);
  expect(troubles).toEqual([]);
  await leave();
});

test('a device that has other records shows those that came with the page before the database answers @long', async ({
  browser,
}) => {
  const { page, troubles, leave } = await newcomer(browser);
  // The worker would answer with a page without records.
  await withoutWorker(page.context());
  await page.goto('/player');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await onDevice(page, 'player', 'devon-larratt');
  const event = await storeEvent();
  const goOn = await holdBackend(page);
  await page.goto(event.path);
  const main = page.locator('#main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await expect(main.getByRole('list', { name: 'Matches' }).getByRole('listitem')).toContainText(
    event.names.ann,
  );
  await goOn();
  expect(troubles).toEqual([]);
  await leave();
});

test('a player opened from a link shows the matches, and asks for nothing else until the visitor moves', async ({
  browser,
}) => {
  // With all that a page may load ahead.
  useWorker(true);
  const { page, leave } = await newcomer(browser);
  const backend: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === process.env['FIRESTORE_EMULATOR_HOST'] || /^\/data\/|\/(firebase|sw)\b/.test(pathname))
      backend.push(pathname);
  });
  const goOn = await holdBackend(page);
  await page.goto('/player/devon-larratt');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Devon Larratt');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'King of the Table 2' }).first(),
  ).toBeVisible();
  // As published; drawing its history needs all matches.
  await expect(page.getByRole('main')).toContainText(/Right arm\s*\d{4} ± \d+/);
  await goOn();
  // A reader who stays gets all matches, and with them the rating's history.
  await expect(page.getByRole('figure')).toBeHidden();
  expect(backend).toEqual([]);
  await page.mouse.move(100, 100);
  await expect(page.getByRole('figure')).toBeVisible();
  await leave();
});

test('damaged records in the page are left aside @long', async ({ browser }) => {
  const event = await storeEvent();
  const { page, troubles, leave } = await newcomer(browser);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const written = document.getElementById('first-records');
      if (!written) return;
      observer.disconnect();
      written.textContent = '{"event":[{';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(event.path);
  expect(await page.locator('#first-records').textContent()).toBe('{"event":[{');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  expect(troubles).toEqual([]);
  await leave();
});

test("a page's first words are there before its code is", async ({ browser }) => {
  const event = await storeEvent();
  const { page, leave } = await newcomer(browser);
  await page.route(/\/assets\/main\..*\.js$/, (route) => route.abort());
  const words = page.getByRole('main');
  await page.goto(event.path);
  await expect(words.getByRole('heading', { level: 1 })).toHaveText(event.names.event);
  await expect(words).toContainText(event.names.ann);
  await page.goto('/');
  await expect(words.getByRole('heading', { level: 1 })).toContainText('results, rankings');
  await expect(words).toContainText('Arm Wrestling');
  await page.evaluate(() => localStorage.setItem('armwiki-look', 'system ja visitor'));
  await page.goto('/');
  await expect(words.getByRole('heading', { level: 1 })).toContainText('試合結果、ランキング');
  await expect(words).toContainText('アームレスリング');
  await expect(words).not.toContainText('Arm Wrestling', { useInnerText: true });
  await page.goto('/about');
  await expect(words).toBeHidden();
  await leave();
});
