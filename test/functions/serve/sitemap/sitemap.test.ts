/** @jest-environment jsdom */
import { brotliCompressSync } from 'node:zlib';
import { longestKept } from '../../../../functions/src/serve/requests/longestKept';
import { queryOf } from '../../../../functions/src/serve/requests/queryOf';
import { serveSitemap } from '../../../../functions/src/serve/sitemap/serveSitemap';
import { fixedPaths } from '../../../../functions/src/serve/sitemap/sitemapPlan';
import { readFirebaseJson } from '../../../../scripts/emulators/readFirebaseJson';
import { event, match, player } from '../head/pages';
import { builtInSports } from '@/model/sports';

const origin = 'https://wiki.example';
const sum = '0'.repeat(64);

function published(parts: {
  readonly event?: readonly (readonly { readonly updatedAt: number }[])[];
  readonly match?: readonly (readonly { readonly updatedAt: number }[])[];
  readonly player?: readonly (readonly { readonly updatedAt: number }[])[];
}) {
  const files = new Map<string, Buffer>();
  const named = (name: string, ending: string) => ({
    file: `${name}-0123456789abcdef.${ending}`,
    bytes: 1,
    sha256: sum,
  });
  const collection = (name: 'event' | 'match' | 'player') => ({
    count: (parts[name] ?? []).flat().length,
    checkedAt: 1,
    csv: named(name, 'csv'),
    parts: (parts[name] ?? []).map((records, at) => {
      const file = named(`${name}-${at}`, 'json');
      files.set(file.file, brotliCompressSync(JSON.stringify(records)));
      return { ...file, count: records.length, watermark: Math.max(...records.map((r) => r.updatedAt)) };
    }),
  });
  const manifest = {
    format: 'armwiki-snapshot',
    version: 1,
    collections: { event: collection('event'), match: collection('match'), player: collection('player') },
    sports: named('sports', 'json'),
    schema: named('schema', 'json'),
    licence: named('licence', 'txt'),
    sums: named('sums', 'txt'),
  };
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return files;
}

const ask = (files: ReadonlyMap<string, Buffer>, path: string, over: object = {}, method = 'GET') =>
  serveSitemap(
    {
      store: {
        read: async (name) => files.get(name),
        write: async () => {},
        list: async () => [],
        delete: async () => {},
      },
      origin,
      sports: builtInSports,
      logger: { error: () => {} },
      ...over,
    },
    { method, path: path.split('?')[0] ?? '', query: queryOf(path) },
  );

function locations(xml: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('loc')].map((loc) => loc.textContent ?? '');
}

const day = Date.parse('2024-05-06T07:08:09Z');
const wiki = published({
  event: [[event({ updatedAt: day }), event({ id: 'secret', valid: 0 })]],
  match: [
    [
      match({ updatedAt: day }),
      match({ id: 'm2', event: { id: 'secret', date: '2020-02-02', sport: { id: 'armw' } } }),
    ],
  ],
  player: [[player({ id: "a/b&'<" })]],
});

test('it lists every reviewed record at its one address, with the day of its last change', async () => {
  const { status, headers, body } = await ask(wiki, '/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['Content-Type']).toContain('application/xml');
  expect(locations(body)).toEqual([
    ...fixedPaths(builtInSports).map((path) => origin + path),
    `${origin}/sport/armw/event/e`,
    `${origin}/match/m`,
    `${origin}/player/a%2Fb%26'%3C`,
  ]);
  expect(body).toContain(`<loc>${origin}/match/m</loc><lastmod>2024-05-06</lastmod>`);
});

test('it is kept no longer than anything else that may say a name, also as Hosting sends it', async () => {
  const { headers } = await ask(wiki, '/sitemap.xml');
  expect(headers['Cache-Control']).toBe(`public, max-age=3600, s-maxage=${longestKept}`);
  const sent = readFirebaseJson().hosting.headers.find(({ source }) => source === '/sitemap*.xml');
  expect(sent?.headers).toEqual([{ key: 'Cache-Control', value: headers['Cache-Control'] }]);
});

test('beyond what one file may hold there is an index, and its files together list everything once', async () => {
  const many = published({
    event: [[event()]],
    match: [0, 1, 2].map((part) => [0, 1, 2, 3].map((n) => match({ id: `m${part}-${n}`, updatedAt: day }))),
    player: [[player()]],
  });
  const mostUrls = fixedPaths(builtInSports).length + 5;
  const index = await ask(many, '/sitemap.xml', { mostUrls });
  const files = locations(index.body);
  expect(index.body).toContain('<sitemapindex');
  expect(files.length).toBeGreaterThan(1);
  const lists = await Promise.all(
    files.map(async (file) => locations((await ask(many, file.slice(origin.length), { mostUrls })).body)),
  );
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(mostUrls);
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(fixedPaths(builtInSports).length + 1 + 12 + 1);
  expect((await ask(many, `/sitemap-${files.length + 1}.xml`, { mostUrls })).status).toBe(404);
});

test('it leaves out who was merged into another one, in whatever part that one is, and nobody else', async () => {
  const merged = published({
    match: [[match({ id: 'again' })]],
    player: [
      [player({ id: 'again', sameAs: 'between' }), player({ id: 'lost', sameAs: 'nobody' })],
      [player({ id: 'between', sameAs: 'p1' }), player()],
    ],
  });
  const mostUrls = fixedPaths(builtInSports).length + 3;
  const files = ['/sitemap-1.xml', '/sitemap-2.xml'];
  const lists = await Promise.all(
    files.map(async (file) => locations((await ask(merged, file, { mostUrls })).body)),
  );
  expect(lists.flat().slice(fixedPaths(builtInSports).length)).toEqual([
    `${origin}/match/again`,
    `${origin}/player/lost`,
    `${origin}/player/p1`,
  ]);
});

test('before anything was published it lists the pages that are always there', async () => {
  expect(locations((await ask(new Map(), '/sitemap.xml')).body)).toEqual(
    fixedPaths(builtInSports).map((path) => origin + path),
  );
});

test('a store that fails, or lacks a part, gives no half list that would be kept', async () => {
  const read = () => Promise.reject(new Error('denied'));
  const failing = await ask(wiki, '/sitemap.xml', { store: { read } });
  expect([failing.status, failing.headers['Cache-Control']]).toEqual([503, 'no-store']);
  const torn = new Map([...wiki].filter(([name]) => !name.startsWith('match-0')));
  expect((await ask(torn, '/sitemap.xml')).status).toBe(503);
});

test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml', '/sitemap', '/sitemap-1.xml.gz'])(
  '%s is no file',
  async (path) => expect((await ask(wiki, path)).status).toBe(404),
);

test('nothing can be written', async () => {
  expect((await ask(wiki, '/sitemap.xml', {}, 'PUT')).status).toBe(405);
});

test('a query is cut off before anything is read', async () => {
  const read = () => Promise.reject(new Error('Read for nothing'));
  const { status, headers } = await ask(new Map(), '/sitemap.xml?x=1', { store: { read } });
  expect([status, headers['Location']]).toEqual([301, '/sitemap.xml']);
});

test('an event that was merged, and a match that doubles another one, have no address in it', async () => {
  const at = (id: string) => ({ event: { id, date: '2020-02-02', sport: { id: 'armw' } } });
  const files = published({
    event: [[event({ id: 'e2', sameAs: 'e' })], [event()]],
    match: [[match(), match({ id: 'double', sameAs: 'm', ...at('e2') }), match({ id: 'more', ...at('e2') })]],
  });
  const { body } = await ask(files, '/sitemap.xml');
  const has = (address: string) => body.includes(`<loc>${origin}${address}</loc>`);
  expect([has('/sport/armw/event/e'), has('/sport/armw/event/e2')]).toEqual([true, false]);
  expect([has('/match/m'), has('/match/double'), has('/match/more')]).toEqual([true, false, true]);
});

test('hidden players are left out, and what they fought is not', async () => {
  const hidden = published({
    event: [[event()]],
    match: [[match()]],
    player: [[player({ hidden: true }), player({ id: 'p2' }), player({ id: 'p3', minor: true })]],
  });
  const listed = locations((await ask(hidden, '/sitemap.xml')).body);
  expect(listed).toContain(`${origin}/player/p2`);
  expect(listed).toContain(`${origin}/match/m`);
  for (const id of ['p1', 'p3']) expect(listed).not.toContain(`${origin}/player/${id}`);
});
