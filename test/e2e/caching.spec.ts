import { expect, test } from './support/test';

// The Hosting emulator is told not to compress what it serves for good.
const forGood = 'public, max-age=31536000, immutable, no-transform';
// Caches answer without the function, and make a new answer meanwhile.
const forPages = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';
// It names people, and names can be withheld later.
const forHalfADay = 'public, max-age=43200, immutable';

test('what never changes is kept for good, what names people for half a day, what may change is asked for', async ({
  request,
}) => {
  const cachingOf = async (path: string) => {
    const answer = await request.get(path);
    return [answer.status(), answer.headers()['cache-control']];
  };
  const html = await (await request.get('/')).text();
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'none';
  expect(await cachingOf(asset)).toEqual([200, forGood]);
  for (const path of ['/', '/rankings', '/about', '/login'])
    expect([path, ...(await cachingOf(path))]).toEqual([path, 200, forPages]);
  for (const path of [
    '/app.html',
    '/shell.html',
    '/status',
    '/player',
    '/sport',
    '/sw.js',
    '/manifest.webmanifest',
    '/robots.txt',
  ])
    expect([path, ...(await cachingOf(path))]).toEqual([path, 200, 'no-cache']);

  const manifest = await request.get('/data/manifest.json');
  expect(manifest.headers()['cache-control']).toBe('public, max-age=300');
  // The format defines this; other tests cover the client's parser.
  const { collections } = (await manifest.json()) as {
    readonly collections: Readonly<
      Record<
        string,
        { readonly parts: readonly { readonly file: string }[]; readonly csv: { readonly file: string } }
      >
    >;
  };
  const files = Object.values(collections).flatMap(({ parts, csv }) => [...parts, csv]);
  expect(files.length).toBeGreaterThan(3);
  for (const { file } of files)
    expect([file, ...(await cachingOf(`/data/${file}`))]).toEqual([file, 200, forHalfADay]);
  // A missing part of an old copy must not be cached as missing.
  expect(await cachingOf('/data/player-0-0123456789abcdef.json')).toEqual([404, 'no-store']);
});
