import { brotliCompressSync } from 'node:zlib';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { ratingQuestion } from '@/model/published/playerRatings';
import type { DateString } from '@/model/dates';
import { playerId, sportId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { armWrestling, event, matchOf } from '@test/support/factories';
import { createPublishedJson } from '../../../../functions/src/serve/head/publishedJson';
import { createRatingsOf } from '../../../../functions/src/serve/head/ratingsOf';
import { publishedRatings, ratingsHostOf } from '../../../../functions/src/publish/snapshot/publishedRatings';

const asOf = '2030-01-01' as DateString;
const bout = matchOf('m1', 'e1', {
  arm: 'R',
  player1: { id: playerId('ann'), name: 'Ann', score: 3 },
  player2: { id: playerId('bea'), name: 'Bea', score: 1 },
});
const unreviewed = matchOf('m2', 'e2', {
  player1: { id: playerId('cid'), name: 'Cid', score: 3 },
  player2: { id: playerId('dan'), name: 'Dan', score: 1 },
});
const published = publishedRatings(
  ratingsHostOf([event('e1'), event('e2', { valid: 0 })], [bout, unreviewed], builtInSports),
  builtInSports,
  asOf,
);

function reader(content: unknown) {
  let reads = 0;
  let time = 0;
  const said: string[] = [];
  const read = createPublishedJson({
    store: {
      read: async () => {
        reads += 1;
        return content === undefined
          ? undefined
          : Buffer.isBuffer(content)
            ? content
            : brotliCompressSync(JSON.stringify(content));
      },
    },
    now: () => time,
    logger: { error: (message) => said.push(message) },
  });
  return { ratingsOf: createRatingsOf(read), reads: () => reads, said, pass: (ms: number) => (time += ms) };
}

test('a player is rated as every client would rate of the same matches, to a tenth of a point', async () => {
  const [rating] = await reader(published.players).ratingsOf('ann', builtInSports);
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  host.change({
    matches: [ratedMatch(bout, armWrestling)!],
    gone: [],
    reviewed: [bout.event.id],
    unreviewed: [],
  });
  const { now } = host.answer('player', ratingQuestion(sportId('armw'), 'ann', asOf));
  expect(rating?.sport).toBe('armw');
  expect(rating?.now.R!.points).toBeCloseTo(now!.R!.points, 1);
  expect(rating?.now.R!.points).toBeGreaterThan(1500);
  expect(rating?.now.L!.deviation).toBeCloseTo(now!.L!.deviation, 1);
});

test('who has no rated match, or a name that objects have, has no rating', async () => {
  const { ratingsOf } = reader(published.players);
  for (const id of ['cid', 'nobody', '__proto__', 'constructor'])
    expect(await ratingsOf(id, builtInSports)).toEqual([]);
});

test('the file is read once in ten minutes', async () => {
  const { ratingsOf, reads, pass } = reader(published.players);
  await Promise.all([ratingsOf('ann', builtInSports), ratingsOf('bea', builtInSports)]);
  pass(599_999);
  await ratingsOf('ann', builtInSports);
  expect(reads()).toBe(1);
  pass(1);
  await ratingsOf('ann', builtInSports);
  expect(reads()).toBe(2);
});

test.each([
  ['no file', undefined, []],
  ['a damaged file', Buffer.from('nothing compressed'), ['the published ratings.json could not be read']],
  ['something else', [1, 2], []],
])('%s rates nobody and breaks nothing', async (_, content, complaints) => {
  const { ratingsOf, said } = reader(content);
  expect(await ratingsOf('ann', builtInSports)).toEqual([]);
  expect(said).toEqual(complaints);
});

test('a read that fails is logged once for all who wait for it, and the next caller reads again', async () => {
  const { ratingsOf, reads, said } = reader(Buffer.from('nothing compressed'));
  await Promise.all([ratingsOf('ann', builtInSports), ratingsOf('bea', builtInSports)]);
  expect([reads(), said.length]).toEqual([1, 1]);
  await ratingsOf('ann', builtInSports);
  expect([reads(), said.length]).toEqual([2, 2]);
});
