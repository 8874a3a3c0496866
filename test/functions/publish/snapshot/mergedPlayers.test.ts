import fc from 'fast-check';
import { compareText } from '@/lib/compareText';
import { playerId } from '@/model/ids';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { Match, Player, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { builtInSports } from '@/model/sports';
import { event, matchOf, player } from '@test/support/factories';
import { createMemoryStore } from '@test/support/memoryStore';
import { runs } from '@test/support/property';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishCopy } from '../../../../functions/src/publish/snapshot/publishSnapshot';

type Wiki = { readonly [C in Collection]: readonly Records[C][] };

async function published(wiki: Wiki): Promise<(name: string) => Promise<unknown>> {
  const store = createMemoryStore();
  await publishCopy({
    store,
    now: () => Date.UTC(2026, 0, 1),
    log: () => {},
    sports: builtInSports,
    licence: '',
    read: async (collection) => ({
      records: wiki[collection],
      gone: [],
      watermark: 1,
      checkedAt: 1,
      unreadable: [],
    }),
  });
  const names = await store.list();
  return async (name) => {
    const file = names.find((each) => each === `${name}.json` || each.startsWith(`${name}-`)) ?? name;
    return JSON.parse(String(await decompress((await store.read(file)) ?? Buffer.from('')))) as unknown;
  };
}

/** All of one person, whose page is Ann's: two were merged into her, one through the other. */
const merged: readonly Player[] = [
  player('ann', { name: 'Ann' }),
  player('again', { name: 'Again', sameAs: playerId('ann') }),
  player('third', { name: 'Third', sameAs: playerId('again') }),
];
const others = [player('bea'), player('cid')];

const names: Readonly<Record<string, string>> = { ann: 'Ann', again: 'Again', third: 'Third' };
const side = (id: string, won: boolean) => ({
  id: playerId(id),
  name: names[id] ?? id,
  score: won ? 3 : 1,
  result: won ? ('W' as const) : ('L' as const),
});
const matches = fc
  .array(
    fc.record({
      one: fc.constantFrom('ann', 'again', 'third', 'cid'),
      arm: fc.constantFrom('L', 'R'),
      month: fc.integer({ min: 1, max: 9 }),
      won: fc.boolean(),
      first: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ one, arm, month, won, first }, at): Match => {
      const [own, other] = [side(one, won), side('bea', !won)];
      return matchOf(`m${at}`, 'cup', {
        arm,
        gender: 'W',
        date: `2025-0${month}-01` as Match['date'],
        order: at,
        player1: first ? own : other,
        player2: first ? other : own,
      });
    }),
  );

/** The same wiki if Ann had always been one record. */
const asOne = ({ event, match }: Wiki): Wiki => ({
  event,
  match: JSON.parse(
    JSON.stringify(match).replace(/"id":"(?:again|third)","name":"\w+"/g, '"id":"ann","name":"Ann"'),
  ) as readonly Match[],
  player: [...others, ...merged.slice(0, 1)],
});

test('those who were merged are rated and ranked as one person', async () => {
  await fc.assert(
    fc.asyncProperty(matches, async (match) => {
      const wiki: Wiki = { event: [event('cup')], match, player: [...others, ...merged] };
      const [raw, one] = await Promise.all([published(wiki), published(asOne(wiki))]);
      const ratings = (await raw('ratings')) as Record<string, object>;
      expect(ratings).toEqual(await one('ratings'));
      const rated = match.flatMap(({ player1, player2 }) => [player1.id, player2.id]);
      expect(Object.keys(ratings['armw'] ?? {}).sort(compareText)).toEqual(
        [...new Set(rated.map((id) => (id === 'again' || id === 'third' ? 'ann' : id)))].sort(compareText),
      );
      expect(await raw('first')).toMatchObject({
        leaders: ((await one('first')) as { leaders: object[] }).leaders,
      });
    }),
    runs(10),
  );
});

test('records are published as they are stored', async () => {
  const match = [matchOf('m', 'cup', { player1: side('third', true), player2: side('bea', false) })];
  const get = await published({ event: [event('cup')], match, player: [...others, ...merged] });
  expect(await get('match-0')).toEqual(match);
  expect(await get('player-0')).toEqual([...others, ...merged]);
  const first = (await get('first')) as Wiki;
  expect(first.match).toMatchObject([{ player1: { id: 'third' } }]);
  // A client needs these players to know who they were merged into.
  expect(first.player.map(({ id }) => id).sort(compareText)).toEqual(['again', 'ann', 'bea', 'third']);
});

test('whoever is hidden leads no published ranking and has no published rating, and opponents keep theirs', async () => {
  const match = Array.from({ length: 6 }, (_, at) =>
    matchOf(`m${at}`, 'cup', {
      arm: 'R',
      gender: 'W',
      date: '2025-05-01' as Match['date'],
      order: at,
      player1: side('cid', true),
      player2: side('bea', false),
    }),
  );
  const [shown, hidden] = await Promise.all(
    [player('cid'), player('cid', { hidden: true })].map((cid) =>
      published({ event: [event('cup')], match, player: [player('bea'), cid] }),
    ),
  );
  const ratingsOf = async (get: typeof shown) =>
    ((await get?.('ratings')) as Record<string, Record<string, unknown>>)['armw'];
  const leadersOf = async (get: typeof shown) =>
    ((await get?.('first')) as PublishedFirst).leaders?.flatMap(({ board }) =>
      board.rows.map((row) => row.player),
    );
  const { bea } = (await ratingsOf(shown)) ?? {};
  expect(bea).toBeDefined();
  expect(await ratingsOf(hidden)).toEqual({ bea });
  expect(await leadersOf(shown)).toContain('cid');
  expect(await leadersOf(hidden)).not.toContain('cid');
});
