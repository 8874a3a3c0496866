import { AllowanceSpent } from '../../../../functions/src/base/allowance';
import { createPageReader } from '../../../../functions/src/serve/head/pageReader';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import { siteOrigin } from '../../../../functions/src/base/siteOrigin';
import { between, eventPage } from '../preview/sample';
import { address, match, player, shell } from './pages';
import { withoutResults } from '@/model/matches/spoilers';
import { builtInSports } from '@/model/sports';

const logger = { error: () => {} };
const found = {
  kind: 'match',
  address: address('/match/m'),
  match: match(),
  event: undefined,
} as const;
const services = {
  origin: 'https://wiki.example',
  sports: builtInSports,
  shell: async () => ({ html: shell, current: true }),
  readPage: async () => found,
  ratingsOf: async () => [],
  published: async () => undefined,
  previewKey: async () => 'a key',
  now: () => Date.parse('2026-02-03'),
  logger,
};
const get = (over: object = {}, method = 'GET', path = '/match/m', query = '') =>
  serveHead({ ...services, ...over }, { method, path, query });
const cache = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['Cache-Control'];

test('a page is kept by Hosting and asked for by browsers each time', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('<title>Ann (W) v Bea (L) 3-1 (R, 75kg)</title>');
  expect(cache(answer)).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
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

describe('a list that is written from a published file', () => {
  const home = { event: [], match: [], player: [player({ name: 'Published Ann' })], leaders: [] };
  const ranking = { ...home, day: '2026-02-02', board: { rows: [], players: 0, ranked: 0 } };
  const contentOf = (file: string | undefined) => (file === 'first.json' ? home : ranking);
  const published = jest.fn(async (file: string): Promise<unknown> => contentOf(file));
  const readPage = async (path: string) => ({ kind: 'other', address: address(path) }) as const;
  const list = (path: string, query = '', over: object = {}) =>
    get({ published, readPage, ...over }, 'GET', path, query);
  beforeEach(() => published.mockClear());

  test('is answered by caches without this function for at least five minutes, and meanwhile made again', async () => {
    for (const path of ['/', '/rankings']) {
      const control = cache(await list(path)) ?? '';
      expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeGreaterThanOrEqual(300);
      expect(Number(/stale-while-revalidate=(\d+)/.exec(control)?.[1])).toBeGreaterThan(0);
    }
  });

  test.each([
    ['/', '', 'first.json'],
    ['/', '?utm=x', 'first.json'],
    ['/rankings', '', 'rankings.json'],
    ['/rankings', '?arm=L&gender=W&weight=80kg%2B', 'rankings-armw-L-W-80kg_2b_.json'],
    ['/rankings', '?arm=nonsense&weight=x', 'rankings.json'],
    ['/sport/armw/rankings', '?arm=L&gender=-', 'rankings-armw-L-_2d_.json'],
    ['/rankings', '?sport=tt&gender=W', undefined],
    ['/rankings', '?asof=2024-01-01', undefined],
    ['/player', '', undefined],
  ])('%s%s has the content of %s', async (path, query, file) => {
    const { body } = await list(path, query);
    expect(published.mock.calls).toEqual(file === undefined ? [] : [[file]]);
    const written = /id="first-records"[^>]*>([^<]*)</.exec(body)?.[1];
    expect(written && JSON.parse(written)).toEqual(
      file && { ...contentOf(file), at: Date.parse('2026-02-03') },
    );
  });

  test('is the app alone where the content cannot be read', async () => {
    const answer = await list('/rankings', '', { published: async () => ({ board: { rows: 7 } }) });
    expect([answer.status, answer.body]).toEqual([200, shell]);
  });

  test('has words while the budget is short, and without a copy for a minute', async () => {
    expect((await list('/', '', { goesWithout: true })).body).toContain('first-records');
    const answer = await list('/', '', { published: async () => undefined });
    expect(answer.body).toContain('results, rankings');
    expect(answer.body).not.toContain('first-records');
    expect(cache(answer)).toContain('s-maxage=60,');
  });
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

test('a page that is elsewhere leads there, and not for long: a merge may be taken back', async () => {
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

describe('the page of what made a rating', () => {
  const other = { readPage: async () => ({ kind: 'other', address: address('/rankings/p1') }) as const };

  test('is the app alone, with what people chose in its address', async () => {
    for (const query of ['', '?sport=armw&with=p2']) {
      const answer = await get(other, 'GET', '/rankings/p1', query);
      expect([answer.status, answer.body]).toEqual([200, shell]);
    }
  });

  test('has one spelling, and keeps its query on the way there and to the player who stands', async () => {
    const spelled = await get(other, 'GET', '/Rankings/p1', '?arm=L');
    expect(spelled).toMatchObject({ status: 301, headers: { Location: '/rankings/p1?arm=L' } });
    const readPage = async () => ({ kind: 'moved', address: address('/rankings/p1') }) as const;
    const answer = await get({ readPage }, 'GET', '/rankings/p1-again', '?arm=L');
    expect(answer).toMatchObject({ status: 301, headers: { Location: '/rankings/p1?arm=L' } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  });

  test('of a hidden player leads to the page that says so, without the query', async () => {
    const readPage = async () => ({ kind: 'moved', address: address('/player/p1') }) as const;
    const answer = await get({ readPage }, 'GET', '/rankings/p1', '?arm=L');
    expect(answer).toMatchObject({ status: 301, headers: { Location: '/player/p1' } });
  });
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
