import { AllowanceSpent } from '../../../../functions/src/base/allowance';
import { createPageReader } from '../../../../functions/src/serve/head/pageReader';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import { siteOrigin } from '../../../../functions/src/base/siteOrigin';
import { between, eventPage } from '../preview/sample';
import { address, player, shell } from './pages';
import { cache, found, get, logger, services } from './serving';
import { withoutResults } from '@/model/matches/spoilers';

test('a page is kept by Hosting and asked for by browsers each time', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('<title>Ann (W) v Bea (L) 3-1 (R, 75kg)</title>');
  expect(cache(answer)).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
});

test('the headers ask for the files that the page preloads', async () => {
  const preloads =
    '<link rel=preload as=style href=/assets/a.css fetchpriority=high><link rel="preload" as="script" href="/assets/b.js"/>';
  const html = shell.replace('<title>', () => `${preloads}<title>`);
  const link = async (over: object) => (await get(over)).headers['Link'];
  expect(await link({ shell: async () => ({ html, current: true }) })).toBe(
    '</assets/a.css>; rel=preload; as=style; fetchpriority=high, </assets/b.js>; rel=preload; as=script',
  );
  expect(await link({})).toBeUndefined();
});

test("a player's page has the rating that was published with it", async () => {
  const rating = { points: 1801, deviation: 60, provisional: false };
  const ratings = [{ sport: 'armw', now: { L: rating, R: rating, both: rating } }];
  const { body } = await serveHead(
    {
      ...services,
      readPage: async () =>
        ({
          kind: 'player',
          address: address('/player/p1'),
          player: player(),
          matches: [],
          events: [],
          first: { event: [], match: [], player: [player()] },
        }) as const,
      ratingsOf: async (id: string) => (id === 'p1' ? ratings : []),
    },
    { method: 'GET', path: '/player/p1', query: '' },
  );
  const written = /id="first-records"[^>]*>([^<]*)</.exec(body)?.[1] ?? '';
  expect(JSON.parse(written)).toMatchObject({ player: [{ id: 'p1' }], ratings });
});

test("a coming event's page has the chances that were published, unless the reader hides results", async () => {
  const chances = ['m', 'other'].map((id) => ({
    of: { sport: 'armw', match: id, players: ['p1', 'p2'] },
    outlook: { chance: 0.672 },
  }));
  const page = (query: string) =>
    get(
      {
        readPage: async () => ({ ...eventPage(undefined, [between('Ann', 'Bea')]), first: {} }),
        published: async (file: string) => (file === 'first.json' ? { chances } : undefined),
      },
      'GET',
      '/sport/armw/event/e',
      query,
    );
  const { body } = await page('');
  expect(body).toContain('<span>67–33%</span>');
  expect(body).toContain(JSON.stringify({ chances: chances.slice(0, 1) }).slice(1, -1));
  expect((await page(withoutResults)).body).not.toContain('67');
});

test('while the budget is short a page goes without its head, reads nothing and is kept by Hosting', async () => {
  const readPage = jest.fn(async () => found);
  const answer = await get({ readPage, goesWithout: true });
  expect([answer.status, answer.body, cache(answer)]).toEqual([
    200,
    shell,
    'public, max-age=0, s-maxage=600',
  ]);
  const elsewhere = await get({ readPage, goesWithout: true }, 'GET', '/match/m', '?x=1');
  expect(elsewhere.status).toBe(301);
  expect(readPage).not.toHaveBeenCalled();
});

test('the day that figures are of stays in the address, and nothing is read for it', async () => {
  const readPage = jest.fn(async () => found);
  const answer = await get({ readPage }, 'GET', '/player/ann', '?asof=2024-05-01');
  expect([answer.status, cache(answer)]).toEqual([200, 'public, max-age=0, s-maxage=600']);
  expect(answer.body).toContain('noindex');
  expect(answer.body).not.toMatch(/first-records|3[-–]1/);
  const leads = async (path: string, query: string) =>
    (await get({ readPage }, 'GET', path, query)).headers['Location'];
  expect(await leads('/player/ann/', '?asof=2024-05-01')).toBe('/player/ann?asof=2024-05-01');
  expect(await leads('/match/m', '?utm=x&asof=2024-05-01')).toBe('/match/m?asof=2024-05-01');
  expect(await leads('/player/ann', '?asof=yesterday')).toBe('/player/ann');
  expect(await leads('/player/ann', '?results=hidden&asof=2024-05-01')).toBe('/player/ann?results=hidden');
  expect(readPage).not.toHaveBeenCalled();
});

test('a merged page redirects, and only for a short time: the merge may be reverted', async () => {
  const moved = (to: string) => ({
    readPage: async () => ({ kind: 'moved', address: address(to) }) as const,
  });
  const answer = await get(moved('/player/p1'), 'GET', '/player/p1-again');
  expect(answer).toMatchObject({ status: 301, headers: { Location: '/player/p1' }, body: '' });
  expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  const pair = await get(moved('/player/p2/versus/p1'), 'HEAD', '/player/p2/versus/P1');
  expect(pair.headers['Location']).toBe('/player/p2/versus/p1');
});

test('an unknown record is said to be none, with the app all the same, and not for long', async () => {
  const answer = await get({ readPage: async () => undefined });
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<div id=root>');
  expect(cache(answer)).toContain('s-maxage=60,');
});

test('a record that is only proposed has the app for its author, nothing for a search engine, and not for long', async () => {
  const proposed = async () => ({ kind: 'proposed', address: address('/match/m') }) as const;
  const answer = await get({ readPage: proposed });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('noindex');
  expect(answer.body).not.toContain('first-records');
  expect(cache(answer)).toContain('s-maxage=60,');
});

test('a database that fails or does not answer leaves the app as it is', async () => {
  for (const readPage of [() => Promise.reject(new Error('unavailable')), () => new Promise(() => {})]) {
    const answer = await get({ readPage, patienceMs: 20 });
    expect(answer).toMatchObject({ status: 200, body: shell });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=10');
  }
});

test('an old shell is not kept, and without any there is no page', async () => {
  const old = await get({ shell: async () => ({ html: shell, current: false }) });
  expect([old.status, cache(old)]).toEqual([200, 'public, max-age=0, s-maxage=10']);
  const none = await get({ shell: () => Promise.reject(new Error('down')) });
  expect([none.status, cache(none)]).toEqual([503, 'no-store']);
});

test('a list of records may be found, a form may not', async () => {
  const other = (pathname: string) => ({
    readPage: async () => ({ kind: 'other', address: address(pathname) }) as const,
  });
  expect((await get(other('/player'))).body).toBe(shell);
  expect((await get(other('/match/m/history'))).body).toContain('noindex');
});

test.each(['/about', '/terms', '/imprint', '/login', '/settings'])(
  '%s begins with the name that the site chose',
  async (path) => {
    const readPage = createPageReader(() => Promise.reject(new Error('Read for nothing')), jest.fn());
    const { status, body } = await get({ readPage, site: { name: 'Legwiki' } }, 'GET', path);
    expect(status).toBe(200);
    expect(body).toContain('data-site="{&quot;name&quot;:&quot;Legwiki&quot;}"');
    expect(body).not.toContain('Armwiki');
    expect(body.includes('noindex')).toBe(path === '/login' || path === '/settings');
  },
);

describe('before anything is read', () => {
  const reading = { readPage: () => Promise.reject(new Error('Read for nothing')), logger };

  test.each([
    ['/player/p1', '?x=random', '/player/p1'],
    ['/player/p1', '?', '/player/p1'],
    ['/player/p1/', '', '/player/p1'],
    ['/player//p1', '', '/player/p1'],
    ['/player/%701', '?fbclid=1', '/player/p1'],
    ['/player/p1/VERSUS/p2', '', '/player/p1/versus/p2'],
    ['/match/m', '?utm_source=a', '/match/m'],
    ['/sport/armw/EVENT/e', '', '/sport/armw/event/e'],
    ['/sport/armw/event/e/video', '?t=1', '/sport/armw/event/e/video'],
    // Never another host's.
    ['//player/p1', '?//evil.example', '/player/p1'],
  ])('%s%s leads to %s, for good', async (path, query, to) => {
    const answer = await get(reading, 'GET', path, query);
    expect(answer).toMatchObject({ status: 301, headers: { Location: to }, body: '' });
    expect(cache(answer)).toContain('s-maxage=86400');
  });

  test.each([
    '/player/__p__',
    '/player/p%C3%A4',
    `/player/${'p'.repeat(129)}`,
    '/player/p1/versus/a%20b',
    '/match/a:b',
    '/match/..',
    '/sport/chess/event/e',
    '/sport/a:b/event/e',
    '/sport/armw/event/e/none',
    '/player/p1/and/more',
  ])('%s is nothing', async (path) => {
    for (const query of ['', '?x=1']) {
      const answer = await get(reading, 'GET', path, query);
      expect(answer.status).toBe(404);
      expect(cache(answer)).toContain('s-maxage=60,');
    }
  });
});

test('what people chose on a page that reads nothing stays in its address', async () => {
  const readPage = async () => ({ kind: 'other', address: address('/player') }) as const;
  for (const path of ['/player', '/sport/armw/matches', '/sport/armw/rankings', '/sport/armw/event/new/card'])
    expect((await get({ readPage }, 'GET', path, '?q=ann&year=2024')).status).toBe(200);
});

test('who spends the allowance gets the plain page, and fills no log', async () => {
  const errors: unknown[] = [];
  const readPage = () => Promise.reject(new AllowanceSpent('spent'));
  const answer = await get({ readPage, logger: { error: (...more: unknown[]) => void errors.push(more) } });
  expect(answer).toMatchObject({ status: 200, body: shell });
  expect([cache(answer), errors]).toEqual(['public, max-age=0, s-maxage=10', []]);
});

test('a page whose picture nobody could sign shows the general one', async () => {
  expect((await get()).body).toContain('/preview/');
  expect((await get({ previewKey: async () => undefined })).body).toContain('https://wiki.example/share.png');
});

test('nothing can be written', async () => {
  expect((await get({}, 'POST')).status).toBe(405);
});

test('the site is where its environment says, and no request has a say in it', () => {
  expect(siteOrigin({ GCLOUD_PROJECT: 'wiki' })).toBe('https://wiki.web.app');
  expect(siteOrigin({ GCLOUD_PROJECT: 'wiki', SITE_ORIGIN: 'https://wiki.example/' })).toBe(
    'https://wiki.example',
  );
});
