import type { BrowserContext, Page } from '@playwright/test';
import { codeLoaded } from './support/device';
import { signIn, watch } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';
import { expect, test } from './support/world';

// The browser may take half a minute to end the old worker, several times in a row.
test.setTimeout(300_000);

const updated = 'App has been updated. Please refresh the page.';

/** A busy machine takes half a minute to load and check the whole app. */
const whole = { timeout: 60_000 };

const ready = 'Preparing the new version. The page then reloads automatically.';

/** The story of three versions has two updates in a row in the gate; the second tier has them in each story. */
const later = process.env['ARMWIKI_TIER'] === 'all' ? ['v2', 'v3'] : ['v2'];

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');

/** Chromium ends an idle worker after this long, unless DevTools are attached to it. */
const idleMs = 30_000;

/**
 * Waits until a page runs this version, and otherwise reports what the workers did. Chromium asks an old worker only
 * once to end; if an event starts it again in that moment, it ends when it idles. Playwright attaches DevTools to every
 * worker, which would keep it for five minutes, so this ends it.
 */
async function becomes(page: Page, version: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const did: string[] = [];
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
    did.push(...versions.map((one) => `${one.versionId} ${one.status}, ${one.runningStatus}`)),
  );
  await devtools.send('ServiceWorker.enable');
  let idleUntil = Date.now() + idleMs;
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(lookAtVersion).catch(() => null);
        if (found?.waiting === 'installed' && Date.now() > idleUntil) {
          idleUntil = Date.now() + idleMs;
          await devtools.send('ServiceWorker.stopAllWorkers');
        }
        return { ...found, did };
      },
      { timeout: 150_000 },
    )
    // The whole of it, so that a failure shows the workers too.
    .toMatchObject({ version, did: expect.any(Array) });
  await devtools.detach();
}

async function lookAtVersion() {
  const found = await navigator.serviceWorker.getRegistration();
  return {
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content,
    waiting: found?.waiting?.state,
    active: found?.active?.state,
    loadedMsAgo: Math.round(performance.now()),
  };
}

async function storedVersions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pages: string[] = [];
    const urls = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        urls.add(pathname);
        if (pathname !== '/shell.html') continue;
        const text = (await (await cache.match(request))?.text()) ?? '';
        pages.push(/name="version" content="([^"]+)"/.exec(text)?.[1] ?? '?');
        for (const [, src = ''] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
          if (!urls.has(src) && !(await cache.match(src))) throw new Error(`${src} is not stored`);
        }
      }
    }
    return [...pages, `${[...urls].filter((url) => url.startsWith('/assets/')).length} files`];
  });
}

async function open(phone: BrowserContext, at: string): Promise<Page> {
  const page = await phone.newPage();
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const isStored = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('alert');
const refresh = (page: Page) => notice(page).getByRole('button', { name: 'Refresh', exact: true }).click();

test('three versions in a row: each is announced and taken by Refresh, and nothing of the one before stays', async ({
  host,
  phone,
  network,
}) => {
  host.deploy('v1');
  const page = await open(phone, '/about');
  const troubles = watch(page);
  await isStored(page);
  // No worker serves this page yet, and the host soon forgets its files.
  await codeLoaded(page);
  const [, files] = await storedVersions(page);
  await page.clock.install();
  expect(await storedVersions(page)).toEqual(['v1', files]);

  await test.step('the second: a red notice on top that stays, and the page until then', async () => {
    host.deploy('v2');
    await lookForUpdate(page);
    await expect(notice(page)).toContainText(updated, whole);
    await expect(notice(page)).toHaveAttribute('data-tone', 'error');
    expect((await notice(page).boundingBox())?.y).toBeLessThan(100);
    await page.clock.fastForward(5_500);
    await expect(notice(page)).toBeVisible();
    expect(await versionOf(page)).toBe('v1');
    await refresh(page);
    await becomes(page, 'v2');
    await expect.poll(() => storedVersions(page).catch(() => [])).toEqual(['v2', files]);
  });

  await test.step('the third, dismissed at first: it comes back with the next page, and so does the notice', async () => {
    host.deploy('v3');
    await lookForUpdate(page);
    await notice(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    expect(await versionOf(page)).toBe('v2');
    await refresh(page);
    await becomes(page, 'v3');
    await expect.poll(() => storedVersions(page).catch(() => [])).toEqual(['v3', files]);
  });

  expect(troubles).toEqual([]);

  await test.step('which then opens without its host, on a page never seen', async () => {
    await network.goes('down');
    await page.goto('/rankings');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rankings');
    expect(await versionOf(page)).toBe('v3');
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'No internet connection found. App is running in offline mode.',
    );
  });
});

test('a version that is kept waiting by the one before is waited for, and the old one does not come back @long', async ({
  host,
  phone,
}) => {
  host.deploy('v1');
  const page = await open(phone, '/about');
  await isStored(page);
  // No worker serves this page yet, and the host soon forgets its files.
  await codeLoaded(page);
  await page.clock.install();
  host.deploy('v2');
  await lookForUpdate(page);
  await expect(notice(page)).toContainText(updated, whole);

  // The cache lacks this file and the host does not answer it: that long the old worker is busy.
  const hanging = host.hang('/icons/mark.svg');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete((await cache.keys()).find(({ url }) => url.includes('/icons/mark.svg')) ?? '');
    }
    void fetch('/icons/mark.svg').catch(() => undefined);
  });
  await hanging.asked;
  await refresh(page);
  await expect(page.getByText(ready)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  await page.clock.fastForward('04:00');
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
  await expect(page.getByText(ready)).toBeVisible();
  hanging.release();
  await becomes(page, 'v2');
  await expect(notice(page)).toHaveCount(0);
});

test('a tab that stays behind is told, and the next page it opens is of the new version as a whole', async ({
  host,
  phone,
}) => {
  // A reader who saves data has only the code of the pages they opened.
  await phone.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  host.deploy('v1');
  const first = await open(phone, '/about');
  await isStored(first);
  const second = await open(phone, '/about');
  const both = [first, second];

  for (const [at, version] of later.entries()) {
    const before = at === 0 ? 'v1' : 'v2';
    host.deploy(version);
    await lookForUpdate(first);
    for (const page of both) await expect(notice(page)).toContainText(updated, whole);
    // Dismissing does not prevent another notice once the old version is really gone.
    await notice(second).getByRole('button', { name: 'Dismiss', exact: true }).click();
    await refresh(first);
    await becomes(first, version);
    await expect(notice(second)).toContainText(updated, whole);
    expect(await versionOf(second)).toBe(before);

    // Its code was never loaded in this tab, and is gone from the cache and the host.
    const link = at === 0 ? 'Rankings' : 'Players';
    await second.getByRole('link', { name: link, exact: true }).first().click();
    await expect(second.locator('#main').getByRole('heading', { level: 1 })).toContainText(link);
    expect(await versionOf(second)).toBe(version);
    await expect(second.getByText('Something went wrong')).toHaveCount(0);
  }
});

test('edits that wait for the network go through an update and are sent once', async ({
  host,
  proxies,
  phone,
}) => {
  host.deploy('v1');
  const event = await storeEvent();
  const { handle, uid } = await newAccount('updating');
  const name = unique('Kept Open');
  const page = await open(phone, '/login');
  await signIn(page, handle);
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await isStored(page);

  proxies.turn('down');
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  for (const version of later) {
    host.deploy(version);
    await lookForUpdate(page);
    await refresh(page);
    await becomes(page, version);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }

  proxies.turn('fair');
  const own = database().collection('delta').where('author', '==', uid);
  await expect
    .poll(async () => (await own.get()).docs.map((doc) => doc.get('value')), { timeout: 60_000 })
    .toEqual([name]);
});

test('a version that is only half on the host is not taken', async ({ host, phone }) => {
  host.deploy('v1');
  const page = await open(phone, '/about');
  await isStored(page);
  host.deploy('v2');
  // Its name leads to another content, as during the deployment of the next version.
  const path = host.paths().find((one) => /^\/assets\/main\.\w+\.js$/.test(one)) ?? '';
  host.answer(path, { status: 200, type: 'text/javascript', body: 'throw new Error("half a version")' });
  await lookForUpdate(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? 'none'),
    )
    .toBe('none');
  await page.reload();
  expect(await versionOf(page)).toBe('v1');
  await expect(notice(page)).toHaveCount(0);

  host.answer(path, undefined);
  await lookForUpdate(page);
  await refresh(page);
  await becomes(page, 'v2');
});

for (const [what, answer] of [
  ['missing', { status: 404, type: 'text/javascript' }],
  ['a page', { status: 200, type: 'text/html', body: '<!doctype html>' }],
] as const) {
  test(`on localhost a worker whose script is ${what} is reported and unregistered @long`, async ({
    host,
    phone,
  }) => {
    host.deploy('v1');
    const page = await open(phone, '/about');
    await isStored(page);
    host.answer('/sw.js', answer);
    await page.reload();
    await expect(notice(page)).toContainText('Error during service worker registration: expected JavaScript');
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
  });
}
