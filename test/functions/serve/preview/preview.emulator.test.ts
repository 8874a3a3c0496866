import { rmSync } from 'node:fs';
import { storedKey } from '../../../../functions/src/base/secretKey';
import { pictureOf } from '../../../../functions/src/serve/head/pictureOf';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { createRenderer } from '../../../../functions/src/serve/preview/renderPreview';
import { createPreviewKey } from '../../../../functions/src/serve/preview/previewKey';
import { servePreview } from '../../../../functions/src/serve/preview/servePreview';
import { event, match, player, world } from '../../documents';
import { openStore } from '../../support';
import { wikiIn } from '../reading/worlds';
import { fontFolder } from './fonts';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-previews');
const folder = fontFolder();
const render = createRenderer(folder);
beforeEach(() => store.empty());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

const origin = 'https://wiki.example';
const errors: unknown[] = [];
const services = {
  origin,
  sports: builtInSports,
  wiki: () => wikiIn(store.db),
  render,
  previewKey: createPreviewKey({
    load: () => storedKey(store.db, 'preview'),
    now: () => Infinity,
    logger: console,
  }),
  logger: { error: (...more: readonly unknown[]) => void errors.push(more) },
};

async function named(pathname: string): Promise<string> {
  const page = readPage(await services.wiki(), pathname, builtInSports);
  if (!page || page.kind === 'moved') throw new Error(`Expected a page at ${pathname}`);
  return pictureOf(page, builtInSports, origin, await services.previewKey()).url;
}
const get = (url: string) =>
  servePreview(services, { method: 'GET', path: new URL(url).pathname, query: '' });

test.each([
  '/match/m',
  '/player/p1',
  '/player/p2/versus/p1',
  '/sport/armw/event/e',
  '/sport/armw/event/e/video',
])('the head of %s names a picture that is there', async (pathname) => {
  await store.put(world);
  const { status, headers, body } = await get(await named(pathname));
  expect([status, headers['Content-Type']]).toEqual([200, 'image/png']);
  expect((body as Buffer).subarray(1, 4).toString()).toBe('PNG');
  expect(errors).toEqual([]);
});

test('a record that changes has its picture elsewhere, one that is deleted has none', async () => {
  await store.put(world);
  const before = await named('/match/m');
  await store.put({ 'event/e': event({ name: 'Renamed' }) });
  const after = await named('/match/m');
  expect(after).not.toBe(before);
  expect(await get(before)).toMatchObject({ status: 302, headers: { Location: after } });
  await store.put({ 'event/e': event({ deleted: true }) });
  expect((await get(await named('/match/m'))).status).toBe(200);
  const ofPlayer = await named('/player/p1');
  await store.put({ 'match/m': match({ deleted: true }), 'player/p1': player('Ann', { deleted: true }) });
  for (const gone of [after, ofPlayer, after.replace('/match/m', '/match/n')])
    expect(await get(gone)).toMatchObject({ status: 302, headers: { Location: `${origin}/share.png` } });
});

test('everybody signs with the key that is stored, and whoever comes first makes it', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => storedKey(store.db, 'preview')));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f]{64}$/);
  expect(await store.get('secret/preview')).toEqual({ key: keys[0] });
});
