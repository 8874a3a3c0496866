import { servePreview } from '../../../functions/src/preview/servePreview';
import { previewPath } from '../../../functions/src/preview/previewAddress';
import { card, matchPage, pairPage } from './sample';

const origin = 'https://wiki.example';
const general = `${origin}/share.png`;
const png = Buffer.from('a picture');
const page = matchPage();
const present = previewPath(card(page), page.address);

function setup(over: object = {}) {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const services = {
    origin,
    readPage: async (pathname: string) => (asked.push(pathname), page),
    render: async () => png as Buffer | undefined,
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
  expect(cache(answer)).toMatch(/^public, max-age=\d+, s-maxage=2592000$/);
  expect(asked).toEqual(['/match/m']);
});

test.each([
  ['an old one', present.replace(/[\da-f]{12}/, '000000000000'), ''],
  ['one with a question', present, '?v=1'],
  ['another spelling of it', present.replace('/match/', '//MATCH/'), ''],
])('%s leads to the present address, without a picture being drawn', async (_, path, query) => {
  const { get } = setup({ render: () => Promise.reject(new Error('Drawn for nothing')) });
  const answer = await get(path, query);
  expect(answer).toMatchObject({ status: 302, headers: { Location: origin + present } });
  expect(cache(answer)).toBe('public, max-age=0, s-maxage=300');
});

test('an address that was encoded otherwise on its way is the same one', async () => {
  const readPage = async () => ({ ...page, address: { name: 'match', params: { id: 'ä' } } }) as const;
  const own = present.replace('/m.png', '/%C3%A4.png');
  expect((await setup({ readPage }).get(own)).status).toBe(200);
  expect((await setup({ readPage }).get(own.replace('%C3%A4', '%c3%a4'))).status).toBe(200);
  expect((await setup({ readPage }).get(own.replace('%C3%A4', 'ä'))).status).toBe(200);
});

test('what is gone, has no picture or cannot be drawn shows the general one, and not for long', async () => {
  const other = { kind: 'other', address: page.address } as const;
  for (const over of [
    { readPage: async () => undefined },
    { readPage: async () => other },
    { render: async () => undefined },
  ]) {
    const answer = await setup(over).get();
    expect(answer).toMatchObject({ status: 302, headers: { Location: general } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  }
});

test('whatever fails or takes too long shows the general one, is reported, and tried again soon', async () => {
  for (const over of [
    { readPage: () => Promise.reject(new Error('unavailable')) },
    { readPage: () => new Promise(() => {}) },
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
  for (const path of ['/preview/', '/preview/x/match/m.png', '/preview/0123456789ab/match/m', '/match/m'])
    expect((await get(path)).status).toBe(404);
  expect((await get(present, '', 'POST')).status).toBe(405);
  expect((await get(present, '', 'HEAD')).status).toBe(200);
  expect(asked).toEqual(['/match/m']);
});

test('a pair asked for in the other order leads to its one picture', async () => {
  const pair = pairPage();
  const { get } = setup({ readPage: async () => pair });
  const own = previewPath(card(pair), pair.address);
  const answer = await get(own.replace('p1/versus/p2', 'p2/versus/p1'));
  expect(answer).toMatchObject({ status: 302, headers: { Location: origin + own } });
});
