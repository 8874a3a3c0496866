import { serveHead } from '../../../functions/src/head/serveHead';
import { createShell } from '../../../functions/src/head/shell';
import { siteOrigin } from '../../../functions/src/head/siteOrigin';
import { address, match, player, shell } from './pages';

const logger = { error: () => {} };
const found = { kind: 'match', address: address('/match/m'), match: match(), event: undefined } as const;
const services = {
  origin: 'https://wiki.example',
  shell: async () => ({ html: shell, current: true }),
  readPage: async () => found,
  ratingsOf: async () => [],
  logger,
};
const get = (over: object = {}, method = 'GET') =>
  serveHead({ ...services, ...over }, { method, path: '/match/m' });
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
        }) as const,
      ratingsOf: async (id: string) => (id === 'p1' ? ratings : []),
    },
    { method: 'GET', path: '/player/p1' },
  );
  const written = /id="first-records"[^>]*>([^<]*)</.exec(body)?.[1] ?? '';
  expect(JSON.parse(written)).toMatchObject({ player: [{ id: 'p1' }], ratings });
});

test('an unknown record is said to be none, with the app all the same, and not for long', async () => {
  const answer = await get({ readPage: async () => undefined });
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<div id=root>');
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

test('nothing can be written', async () => {
  expect((await get({}, 'POST')).status).toBe(405);
});

describe('the shell', () => {
  const host = (answers: readonly (Response | Error)[]) => {
    const asked: (string | null)[] = [];
    const left = [...answers];
    const ask = (async (_: string, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('If-None-Match'));
      const next = left.shift() ?? new Error('nothing more');
      if (next instanceof Error) throw next;
      return next;
    }) as typeof fetch;
    return { read: createShell('https://wiki.example', ask), asked };
  };
  const deployed = (html: string, etag: string) => new Response(html, { headers: { etag } });

  test('is asked for each time, so that a deployment shows at once', async () => {
    const { read, asked } = host([
      deployed(shell, '"1"'),
      new Response(null, { status: 304 }),
      deployed(shell.replace('main.js', 'main2.js'), '"2"'),
    ]);
    expect(await read()).toEqual({ html: shell, current: true });
    expect(await read()).toEqual({ html: shell, current: true });
    expect((await read()).html).toContain('main2.js');
    expect(asked).toEqual([null, '"1"', '"1"']);
  });

  test('is asked for once by requests that come together', async () => {
    const { read, asked } = host([deployed(shell, '"1"')]);
    await Promise.all([read(), read(), read()]);
    expect(asked).toHaveLength(1);
  });

  test('is the last one known while Hosting does not answer with a page', async () => {
    const { read } = host([
      deployed(shell, '"1"'),
      new Error('down'),
      new Response('oops', { status: 500 }),
      deployed('Site not found', '"3"'),
    ]);
    await read();
    for (let n = 0; n < 3; n++) expect(await read()).toEqual({ html: shell, current: false });
  });

  test('fails where there never was one', async () => {
    await expect(host([new Error('down')]).read()).rejects.toThrow('down');
    await expect(host([new Response('x', { status: 404 })]).read()).rejects.toThrow('found status 404');
  });
});

test('the site is where its environment says, and no request has a say in it', () => {
  expect(siteOrigin({ GCLOUD_PROJECT: 'wiki' })).toBe('https://wiki.web.app');
  expect(siteOrigin({ GCLOUD_PROJECT: 'wiki', SITE_ORIGIN: 'https://wiki.example/' })).toBe(
    'https://wiki.example',
  );
});
