import fc from 'fast-check';
import { builtInSports } from '@/model/sports';
import { withoutResults } from '@/model/matches/spoilers';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import { askedPreview, isSigned } from '../../../../functions/src/serve/head/previewAddress';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import { askedFor } from '../../../../functions/src/serve/head/recordAddress';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { pageWithoutResults } from '../../../../functions/src/serve/head/withoutResults';
import { servePreview } from '../../../../functions/src/serve/preview/servePreview';
import { between, cup, eventPage, matchPage, pairPage, playerPage } from '../preview/sample';
import { wikiWith } from '../reading/worlds';
import { shell } from './pages';

const origin = 'https://wiki.example';
const key = 'a key';
const logger = { error: () => {} };
const kinds = {
  match: (score: readonly [number, number]) => matchPage(between('Zoe', 'Ann', score)),
  event: (score: readonly [number, number]) => eventPage(undefined, [between('Zoe', 'Ann', score)]),
  player: (score: readonly [number, number]) => playerPage(undefined, [between('Zoe', 'Ann', score)]),
  versus: (score: readonly [number, number]) => pairPage([between('Zoe', 'Ann', score)], 'Ann'),
};

test.each(Object.entries(kinds))('a %s says the same without results, however it ended', (_, pageOf) => {
  const score = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
  const said = (page: Page) => headOf(page, builtInSports, origin, key, true);
  fc.assert(
    fc.property(score, score, (one, other) => {
      expect(said(pageOf(one))).toEqual(said(pageOf(other)));
    }),
    { numRuns: 30 },
  );
});

test('it names who meets whom in an order that tells nothing, and is not for search engines', () => {
  const head = headOf(kinds.match([3, 1]), builtInSports, origin, key, true);
  expect(head).toMatchObject({
    title: 'Ann v Zoe (R, 75kg)',
    url: `${origin}/match/m${withoutResults}`,
    listed: false,
  });
  expect(head?.image.alt).not.toMatch(/Ann \d|Zoe \d/);
  expect(headOf(kinds.versus([3, 1]), builtInSports, origin, key, true)?.description).toMatch(
    /^1 meeting\. /,
  );
});

test('the address of such a page is one of its two, and any other query still leads to the one', () => {
  const asked = (query: string) => askedFor('/match/m', query, builtInSports).kind;
  expect(['', withoutResults, '?results=shown', `${withoutResults}&a=1`].map(asked)).toEqual([
    'record',
    'record',
    'elsewhere',
    'elsewhere',
  ]);
});

test('a page that was asked for without results is answered so', async () => {
  const { body } = await serveHead(
    {
      origin,
      sports: builtInSports,
      shell: async () => ({ html: shell, current: true }),
      readPage: async () => kinds.match([3, 1]),
      ratingsOf: async () => [],
      published: async () => undefined,
      now: () => 0,
      previewKey: async () => key,
      logger,
    },
    { method: 'GET', path: '/match/m', query: withoutResults },
  );
  expect(body).toContain('<title>Ann v Zoe (R, 75kg)</title>');
  expect(body).toMatch(/og:image" content="[^"]*\/preview\/hidden\/[\da-f]{24}\/match\/m\.png"/);
});

test('its picture has an address of its own, at which nothing of the result is drawn', async () => {
  const page = kinds.match([3, 1]);
  const { url } = headOf(page, builtInSports, origin, key, true)!.image;
  const path = new URL(url).pathname;
  const asked = askedPreview(path, builtInSports);
  expect(asked?.hides).toBe(true);
  expect(isSigned(asked!, key)).toBe(true);
  const drawn: unknown[] = [];
  const get = (at: string) =>
    servePreview(
      {
        origin,
        sports: builtInSports,
        wiki: async () => wikiWith({ event: [cup], match: [between('Zoe', 'Ann', [3, 1])] }),
        render: async (preview) => (drawn.push(preview), Buffer.from('a picture')),
        previewKey: async () => key,
        logger,
      },
      { method: 'GET', path: at, query: '' },
    );
  expect((await get(path)).status).toBe(200);
  expect(drawn).toEqual([previewOf(pageWithoutResults(page), builtInSports)]);
  expect((await get(path.replace('/hidden', ''))).status).toBe(302);
});
