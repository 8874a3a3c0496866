import { brotliCompressSync } from 'node:zlib';
import { serveSnapshot } from '../../../../functions/src/serve/serveSnapshot';

const part = 'player-0-0123456789abcdef.json';
const changes = 'match-changes-0123456789abcdef.json';
const stored = new Map([
  ['manifest.json', Buffer.from('{}')],
  ['first.json', brotliCompressSync('{}')],
  ['duplicates.json', brotliCompressSync('{}')],
  ['recent.json', brotliCompressSync('{}')],
  ['status.json', brotliCompressSync('{}')],
  ['queue.json', brotliCompressSync('{}')],
  ['rankings.json', brotliCompressSync('{}')],
  ['rankings-armw-L-_2d_-80kg_2b_.json', brotliCompressSync('{}')],
  ['changes.json', brotliCompressSync('{}')],
  [changes, brotliCompressSync('[2]')],
  [part, brotliCompressSync('[1]')],
]);
const read: string[] = [];
const store = {
  read: async (name: string) => {
    read.push(name);
    return stored.get(name);
  },
};
const get = (path: string, acceptEncoding = 'gzip, br', method = 'GET', query = '') =>
  serveSnapshot(store, { method, path, query, acceptEncoding });

test('the manifest may be minutes old, a part is never asked for again', async () => {
  expect((await get('/data/manifest.json')).headers['Cache-Control']).toBe('public, max-age=300');
  const { status, headers, body } = await get(`/data/${part}`);
  expect([status, headers['Content-Encoding'], headers['Vary']]).toEqual([200, 'br', 'Accept-Encoding']);
  expect(headers['Cache-Control']).toBe('public, max-age=43200, immutable');
  expect(body).toEqual(stored.get(part));
});

test.each([
  'first.json',
  'duplicates.json',
  'status.json',
  'rankings.json',
  'rankings-armw-L-_2d_-80kg_2b_.json',
])('%s may be minutes old, and travels compressed', async (name) => {
  const { headers } = await get(`/data/${name}`);
  expect(headers['Cache-Control']).toBe('public, max-age=300');
  expect(headers['Content-Encoding']).toBe('br');
});

test('the count of the queue may be seconds old', async () => {
  expect((await get('/data/queue.json')).headers['Cache-Control']).toBe('public, max-age=10');
});

test.each(['changes.json', 'recent.json'])('%s may be a minute old, and travels compressed', async (name) => {
  const { headers } = await get(`/data/${name}`);
  expect(headers['Cache-Control']).toBe('public, max-age=60');
  expect(headers['Content-Encoding']).toBe('br');
});

test('a file of changes is never asked for again', async () => {
  const file = await get(`/data/${changes}`);
  expect(file.status).toBe(200);
  expect(file.headers['Cache-Control']).toContain('immutable');
});

test('whoever cannot unpack it gets it unpacked', async () => {
  const { headers, body } = await get(`/data/${part}`, 'gzip');
  expect(headers).not.toHaveProperty('Content-Encoding');
  expect(String(body)).toBe('[1]');
});

test.each([
  ['/data/player-1-0123456789abcdef.json', 404],
  ['/data/../secret', 404],
  ['/data/%2e%2e/secret', 404],
  ['/data/', 404],
  ['/data/delta-0-0123456789abcdef.json', 404],
  ['/data/ratings.json', 404],
  ['/data/rankings-armw-L.json', 404],
  ['/data/rankings-armw-L-..%2fsecret.json', 404],
])('%s is answered with %d and kept by nobody', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['Cache-Control']).toBe('no-store');
});

test.each(['manifest.json', 'first.json', part])(
  '/data/%s with a query leads to it, unread',
  async (name) => {
    const before = read.length;
    for (const query of ['?x=1', '?']) {
      const { status, headers } = await get(`/data/${name}`, 'br', 'GET', query);
      expect([status, headers['Location']]).toEqual([301, `/data/${name}`]);
      expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
      expect(headers['Cache-Control']).toContain('s-maxage=86400');
    }
    expect((await get('/data/none', 'br', 'GET', '?x=1')).status).toBe(404);
    expect(read.length).toBe(before);
  },
);

test('no name that leads elsewhere is ever looked for', () => {
  expect(read.filter((name) => name.includes('secret') || name.startsWith('delta'))).toEqual([]);
});

test('nothing can be written', async () => {
  expect((await get('/data/manifest.json', '', 'PUT')).status).toBe(405);
});
