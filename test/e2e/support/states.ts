import type { Browser, Page } from '@playwright/test';
import { workerReady } from './edits';
import { judgedPage, openStill, settled, type Judged, type Look } from './judge';
import { signIn } from './people';
import { database, newAccount, storeEvent, storeLongCard, unique } from './records';
import { storePeople } from './storePeople';
import { expect, test } from './world';

/** Errors of the browser and the SDK that follow from a missing answer; the screen is judged. */
const noBackend = /Firestore|WebChannel|FirebaseError|Failed to fetch|net::ERR/i;
const noCode = /ChunkLoadError|Loading chunk|Refused to execute script|Broken on purpose/i;

/** Brings screens into each of their states, and judges them in this look and the opposite one. */
export function judgeStates(look: Look): void {
  test.describe(`on a ${look.size}`, () => {
    const judged: Judged[] = [];
    test.afterEach(async () => {
      const all = judged.splice(0);
      await Promise.all(all.map(({ page }) => page.context().close()));
      expect(Object.assign({}, ...all.map(({ wrong }) => wrong))).toEqual({});
    });

    test('who finds nothing, may not, or has nothing yet', async ({ browser }) => {
      const { page, judge } = await open(browser);
      const bare = await storeEvent({ matches: 0 });
      const see = visits(page, judge);
      await see('none-fits-players', '/player?q=jxqwvy');
      await see('none-fits-matches', '/sport/armw/matches?year=1999&q=zz');
      await see('none-found', '/search?q=jxqwvy');
      await see('nothing-searched', '/search');
      await see('no-matches-event', bare.path);
      await see('no-matches-player', `/player/${bare.id}-ann`);
      const { idOf } = await storePeople(
        { Hidden: { hidden: true, city: 'Oslo' }, Minor: { minor: true, birthYear: 2013 }, Bob: {} },
        [
          ['Hidden', 'Bob'],
          ['Minor', 'Bob'],
        ],
      );
      await see('hidden-player', `/player/${idOf('Hidden')}`);
      await see('minor-player', `/player/${idOf('Minor')}`);
      await expect(page.getByRole('main')).toContainText('This page is hidden to protect a minor');
      await expect(page.getByRole('main')).not.toContainText('Year of birth');
      await see('never-met', `/player/${bare.id}-ann/versus/${bare.id}-bea`);
      await see('visitor-moderation', '/delta');
      await see('visitor-changes', '/mydelta');
      await see('missing-event', '/sport/armw/event/no-such-event');
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill('editor@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText(/email or password/i)).toBeVisible();
      await judge('wrong-password');

      const { handle } = await newAccount('Newcomer');
      await page.goto('/login');
      await signIn(page, handle);
      await see('nothing-proposed', '/mydelta');
      await see('editor-moderation', '/delta');
      await see('editor-review', '/review/event');
    });

    test('a wiki without a record', async ({ browser, host, origin }) => {
      host.deploy('1', unique('demo-empty').replaceAll(' ', '-'));
      const { page, judge } = await open(browser, { baseURL: origin });
      const see = visits(page, judge);
      for (const [name, path] of Object.entries(mains)) await see(`empty-${name}`, path);
    });

    test('names as long as they may be, and sixty matches', async ({ browser }) => {
      const long = await storeLongCard(60);
      const { page, judge } = await open(browser);
      const see = visits(page, judge);
      await see('long-event', long.path);
      await see('long-player', `/player/${long.players[0]}`);
      await see('long-versus', `/player/${long.players[0]}/versus/${long.players[1]}`);
      await see('long-match', `/match/${long.matches[0]}`);
      await see('long-players', `/player?q=${encodeURIComponent('Maximiliana')}`);
      await page.goto('/login');
      const { uid, handle } = await newAccount('Wordy');
      await signIn(page, handle);
      await page.goto(long.path);
      await settled(page);
      await page.getByRole('button', { name: 'Edit name', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judge('long-dialog');
      await page
        .getByRole('dialog')
        .getByLabel('Name', { exact: true })
        .fill(`${'Ü'.repeat(90)} Open`);
      await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
      await page.goto('/mydelta');
      await expect(page.getByText('Sent, waiting for a moderator.')).toBeVisible();
      await settled(page);
      await judge('sent-meanwhile');
      const { size } = await database().collection('delta').where('author', '==', uid).get();
      expect(size).toBe(1);
      await see('long-proposal', '/mydelta');
    });

    test('a backend that never answers, and one that is down', async ({ browser, host, origin, proxies }) => {
      host.deploy('1');
      const { page, judge } = await open(browser, { baseURL: origin });
      proxies.turn('hanging');
      await page.goto('/sport/armw');
      await expect(page.getByRole('main').getByText('Loading')).not.toHaveCount(0);
      await judge('hanging-sport', noBackend);
      await expect(page.getByText('Not on this device yet')).toBeVisible();
      await judge('silent-sport', noBackend);
      proxies.turn('down');
      await visits(page, (name) => judge(name, noBackend))('down-home', '/');
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill('editor@example.com');
      await page.getByLabel('Password', { exact: true }).fill('armwiki');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await judge('down-login', noBackend);
    });

    test('a backend that refuses', async ({ browser, host, origin, proxies }) => {
      host.deploy('1');
      const { page, judge } = await open(browser, { baseURL: origin });
      proxies.turn(401);
      for (const [name, path] of [
        ['changes', '/changes'],
        ['player', '/player/devon-larratt'],
        ['sport', '/sport/armw'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('alert').first()).toContainText('You have no access to this right now.');
        await judge(`refused-${name}`, noBackend);
      }
      proxies.turn('fair');
      await page.goto('/sport/armw');
      await expect(
        page
          .getByRole('main')
          .getByText(/\d events/)
          .first(),
      ).toBeVisible();
    });

    test('no network, and nothing on the device', async ({ browser, host, origin }) => {
      host.deploy('1');
      const { page, judge } = await open(browser, { baseURL: origin }, { worker: true });
      await page.goto('/about');
      await settled(page);
      await workerReady(page);
      await page.goto('/robots.txt');
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases())
          if (name?.startsWith('armwiki')) indexedDB.deleteDatabase(name);
      });
      await page.context().setOffline(true);
      // Reports what a device without a network reports; the browser under test forgets it with each page.
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
      );
      const see = visits(page, (name) => judge(name, noBackend));
      for (const [name, path] of Object.entries(mains)) await see(`offline-${name}`, path);
    });

    test('code that is gone, and a page that breaks', async ({ browser, host, origin }) => {
      host.deploy('1');
      const { page, judge } = await open(browser, { baseURL: origin });
      // The one page whose file has a name.
      const file = host.paths().find((path) => /NotFoundPage\..*\.js$/.test(path)) ?? '';
      host.answer(file, { status: 404, type: 'text/plain' });
      await page.goto('/no/such/page');
      await expect(page.getByRole('alert')).toBeVisible();
      await judge('missing-code', noCode);
      await page.addInitScript(() => {
        Intl.PluralRules.prototype.select = () => {
          throw new Error('Broken on purpose');
        };
      });
      await page.goto('/sport/armw');
      await expect(page.getByRole('alert')).toBeVisible();
      await judge('broken-page', noCode);
    });

    async function open(browser: Browser, ...how: HowOpened) {
      const one = await judgedPage(browser, look, ...how);
      judged.push(one);
      return one;
    }
  });
}

type HowOpened = Parameters<typeof judgedPage> extends [unknown, unknown, ...infer Rest] ? Rest : never;

const mains = {
  home: '/',
  sport: '/sport/armw',
  player: '/player/devon-larratt',
  rankings: '/rankings',
  titles: '/titles',
  changes: '/changes',
} as const;

const visits = (page: Page, judge: (name: string) => Promise<void>) => async (name: string, path: string) => {
  await openStill(page, path);
  await judge(name);
};
