import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { emptyTable, tableSet } from '@/lib/table';
import type { Delta } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { deriveRecord } from '@/model/records/deriveResult';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { createOverlay } from '@/overlay/overlay';
import { delta, event, match, newEvent, newMatch, newPlayer, player, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-table');
beforeEach(() => store.empty());
afterAll(() => store.close());

const youtube = 'dQw4w9WgXcQ';
const scored = match({
  player1: { id: 'p1', name: 'Ann', score: 3, result: 'W' },
  player2: { id: 'p2', name: 'Bea', score: 1, result: 'L' },
  arm: 'L',
  weight: '75kg',
  youtube,
});
const bare = match();

/** Every kind of delta over every base it can be applied to. The base always has the value that the author saw. */
const table: readonly (readonly [string, DocumentData | undefined, DocumentData])[] = [
  ['a new event', undefined, newEvent({ youtube })],
  ['a new player', undefined, newPlayer('Cleo')],
  ['a new match without scores', undefined, newMatch()],
  [
    'a new match with scores',
    undefined,
    newMatch({
      player1: { id: 'p1', name: 'Ann', score: 2 },
      player2: { id: 'p2', name: 'Bea', score: 2 },
      arm: 'R',
      weight: 'Open',
    }),
  ],
  ['the name of an event', event(), delta('event', 'x', 'name', 'N', { base: 'East vs West' })],
  ['the date of an event', event(), delta('event', 'x', 'date', '2020-03-03', { base: '2020-02-02' })],
  ['a video where there was none', event(), delta('event', 'x', 'youtube', youtube)],
  [
    'no video where there was one',
    event({ youtube }),
    delta('event', 'x', 'youtube', null, { base: youtube }),
  ],
  ['no video where there was none', event(), delta('event', 'x', 'youtube', null)],
  ['the name of a player', player('Old'), delta('player', 'x', 'name', 'N', { base: 'Old' })],
  [
    'the name of a player with further facts',
    player('Old', { country: 'JP', aliases: ['O'] }),
    delta('player', 'x', '', { name: 'N' }, { base: { name: 'Old' } }),
  ],
  ...[bare, scored].flatMap((base): (readonly [string, DocumentData, DocumentData])[] => [
    ['the date of a match', base, delta('match', 'x', 'date', '2020-03-03', { base: '2020-02-02' })],
    ['the gender of a match', base, delta('match', 'x', 'gender', '-', { base: 'W' })],
    ['the order of a match', base, delta('match', 'x', 'order', 7, { base: 0 })],
    ['an arm', base, delta('match', 'x', 'arm', 'R', { base: base['arm'] ?? null })],
    ['no arm', base, delta('match', 'x', 'arm', null, { base: base['arm'] ?? null })],
    ['a weight', base, delta('match', 'x', 'weight', '85kg', { base: base['weight'] ?? null })],
    ['a score', base, delta('match', 'x', 'player1.score', 1, { base: base['player1'].score ?? null })],
    ['no score', base, delta('match', 'x', 'player2.score', null, { base: base['player2'].score ?? null })],
    [
      'another player',
      base,
      delta('match', 'x', 'player1', { id: 'p2', name: 'Bea' }, { base: { id: 'p1', name: 'Ann' } }),
    ],
    [
      'several fields at once',
      base,
      delta(
        'match',
        'x',
        '',
        { player1: { id: 'p2', name: 'Bea', score: 0 }, player2: { score: 4 }, arm: null, order: 3 },
        {
          base: {
            player1: { id: 'p1', name: 'Ann', score: base['player1'].score ?? null },
            player2: { score: base['player2'].score ?? null },
            arm: base['arm'] ?? null,
            order: 0,
          },
        },
      ),
    ],
  ]),
];

const millis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : value);

function domain(id: string, doc: DocumentData): AnyRecord {
  const { updatedAt: _, deleted: __, ...rest } = doc;
  const created = 'created' in rest ? { created: millis(rest['created']) } : {};
  return { ...rest, ...created, id } as unknown as AnyRecord;
}

test.each(table)('applied, %s is what the author saw through the overlay', async (_, base, proposal) => {
  const collection: Collection = proposal['collection'];
  const id = proposal['docId'] || 'd';
  await store.put({ ...world, ...(base ? { [`${collection}/x`]: base } : {}), 'delta/d': proposal });

  const mine = { ...proposal, id: 'd', timestamp: millis(proposal['timestamp']) } as unknown as Delta;
  const overlay = createOverlay<AnyRecord>((record) => deriveRecord(collection, record));
  const rows = tableSet(emptyTable<AnyRecord>(), base ? [[id, domain(id, base)]] : []);
  const previewed = overlay.read(rows, new Map([[id, deltaEffect(mine)]]), id);

  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  const applied = domain(id, (await store.get(`${collection}/${id}`)) ?? {});
  // The overlay of a new record has the time of the proposal, the stored one that of the application.
  expect(applied).toEqual({ ...previewed, updatedAt: undefined });
});
