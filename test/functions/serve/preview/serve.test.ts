import { readAddress } from '@/model/sharing/address';
import { servePreview } from '../../../../functions/src/serve/preview/servePreview';
import { previewPath } from '../../../../functions/src/serve/head/previewAddress';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { player } from '../head/pages';
import { wikiWith } from '../reading/worlds';
import { between, cup, preview, matchPage } from './sample';
import { builtInSports } from '@/model/sports';

const origin = 'https://wiki.example';
const general = `${origin}/share.png`;
const png = Buffer.from('a picture');
const page = matchPage();
const records = {
  event: [cup],
  match: [between('Levan Saginashvili', 'Devon Larratt', [4, 0])],
  player: [player(), player({ id: 'p2', name: 'Bea' }), player({ id: 'p1-again', sameAs: 'p1' })],
};
const known = wikiWith(records);
const key = 'a key';
const present = previewPath(preview(page), page.address, key);
const unsigned = present.replace(/([\da-f]{12})[\da-f]{12}/, '$1');

function setup(over: object = {}) {
  const asked: (number | undefined)[] = [];
  const errors: unknown[] = [];
  const services = {
    origin,
    sports: builtInSports,
    wiki: async (maxAgeMs?: number) => (asked.push(maxAgeMs), known),
    render: async () => png as Buffer | undefined,
    previewKey: async (): Promise<string | undefined> => key,
    logger: { error: (...more: readonly unknown[]) => void errors.push(more) },
    ...over,
  };
  const get = (path = present, query = '', method = 'GET') => servePreview(services, { method, path, query });
  return { get, asked, errors };
}
const cache = ({ headers }: Awaited<ReturnType<typeof servePreview>>) => headers['Cache-Control'];

test('the present address answers the picture, to be kept for long', async () => {
  const { get, asked } = setup();
  const answer = await get();
  expect(answer).toMatchObject({ status: 200, body: png, headers: { 'Content-Type': 'image/png' } });
  expect(cache(answer)).toMatch(/^public, max-age=\d+, s-maxage=43200$/);
  expect(asked).toEqual([undefined]);
});

test('while the budget is short the general picture is shown, and nothing is read or drawn', async () => {
  const previewKey = jest.fn(async () => key);
  const { get, asked } = setup({ goesWithout: true, previewKey });
  const answer = await get();
  expect(answer).toMatchObject({ status: 302, headers: { Location: general } });
  expect(cache(answer)).toBe('public, max-age=0, s-maxage=300');
  expect([asked, previewKey.mock.calls]).toEqual([[], []]);
});

test.each([
  ['a question', present, '?v=1', present],
  ['an empty question', present, '?', present],
  ['another spelling', present.replace('/match/', '//MATCH/'), '', present],
  ['letters encoded', present.replace('/m.png', '/%6D.png'), '', present],
])('an address with %s leads to the one without, before anything is read', async (_, path, query, to) => {
  const { get, asked } = setup();
  const answer = await get(path, query);
  expect(answer).toMatchObject({ status: 301, headers: { Location: to } });
  expect(cache(answer)).toContain('s-maxage=86400');
  expect(asked).toEqual([]);
});

test('an address that was made here and is old leads to the present one, without a picture being drawn', async () => {
  const before = matchPage(between('Levan Saginashvili', 'Devon Larratt', [3, 0]));
  const old = previewPath(preview(before), before.address, key);
  const { get } = setup({ render: () => Promise.reject(new Error('Drawn for nothing')) });
  const answer = await get(old);
  expect(answer).toMatchObject({ status: 302, headers: { Location: origin + present } });
  expect(cache(answer)).toBe('public, max-age=0, s-maxage=300');
});

/** The address of a picture that another instance made of these records. */
const madeOf = (wiki: typeof known, path: string, at = path) => {
  const found = readPage(wiki, path, builtInSports);
  const content = found && found.kind !== 'moved' && previewOf(found, builtInSports);
  const address = readAddress(at);
  if (!content || !address) throw new Error(`Expected a picture of ${path}`);
  return previewPath(content, address, key);
};

test('the picture of a player who was merged leads to that of the one who stands for them', async () => {
  const answer = await setup().get(madeOf(known, '/player/p1', '/player/p1-again'));
  expect(answer).toMatchObject({
    status: 302,
    headers: { Location: origin + madeOf(known, '/player/p1') },
  });
});

test('an address that another instance made of newer records is drawn after reading these', async () => {
  const late = player({ id: 'late', name: 'Late' });
  const newer = wikiWith({ ...records, event: [], player: [...records.player, late] });
  const wiki = async (maxAgeMs?: number) => (maxAgeMs === 10_000 ? newer : known);
  for (const path of ['/player/late', '/match/m'])
    expect(await setup({ wiki }).get(madeOf(newer, path))).toMatchObject({ status: 200, body: png });
});

test('a made-up address shows the general picture, before anything is read', async () => {
  const { get, asked } = setup();
  for (const path of [
    present.replace(/[\da-f]{24}/, '0'.repeat(24)),
    present.replace(/(?<=[\da-f]{12})[\da-f]{12}/, 'f'.repeat(12)),
    present.replace('/match/m', '/match/n'),
  ]) {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 302, headers: { Location: general } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  }
  expect(asked).toEqual([]);
});

test('a signature of a key that another instance has just made is known', async () => {
  const previewKey = async (fresh?: 'fresh') => (fresh ? key : 'the key before');
  expect((await setup({ previewKey }).get()).status).toBe(200);
  expect(await setup({ previewKey: async () => undefined }).get()).toMatchObject({
    status: 302,
    headers: { Location: general },
  });
});

test('what is gone, has no picture or cannot be drawn shows the general one, and not for long', async () => {
  const hidden = wikiWith({ ...records, player: [player({ hidden: true })] });
  for (const [over, path] of [
    [{ wiki: async () => wikiWith({}) }, present],
    [{ wiki: async () => hidden }, madeOf(known, '/player/p1')],
    [{ render: async () => undefined }, present],
  ] as const) {
    const answer = await setup(over).get(path);
    expect(answer).toMatchObject({ status: 302, headers: { Location: general } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  }
});

test('whatever fails or takes too long shows the general one, is reported, and tried again soon', async () => {
  for (const over of [
    { wiki: () => Promise.reject(new Error('unavailable')) },
    { wiki: () => new Promise(() => {}) },
    { render: () => Promise.reject(new Error('no memory')) },
  ]) {
    const { get, errors } = setup({ ...over, patienceMs: 20 });
    const answer = await get();
    expect(answer).toMatchObject({ status: 302, headers: { Location: general } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=10');
    expect(errors).toHaveLength(1);
  }
});

test('no other path reads anything, and nothing can be written', async () => {
  const { get, asked } = setup();
  for (const path of [
    '/preview/',
    '/preview/x/match/m.png',
    '/preview/0123456789ab/match/m',
    '/match/m',
    unsigned,
  ])
    expect((await get(path)).status).toBe(404);
  expect((await get(present, '', 'POST')).status).toBe(405);
  expect((await get(present, '', 'HEAD')).status).toBe(200);
  expect(asked).toEqual([undefined]);
});

test('a pair asked for in the other order leads to its one picture', async () => {
  const own = madeOf(known, '/player/p1/versus/p2');
  const answer = await setup().get(own.replace('p1/versus/p2', 'p2/versus/p1'));
  expect(answer).toMatchObject({ status: 301, headers: { Location: own } });
});
