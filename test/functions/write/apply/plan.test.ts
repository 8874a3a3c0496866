import fc from 'fast-check';
import type { Json } from '@/lib/json';
import { deltaId, userId } from '@/model/ids';
import { namedRecords } from '@/model/proposals/namedRecords';
import { runs } from '@test/support/property';
import { isNewer, planDeltas, type Plannable } from '../../../../functions/src/write/apply/plan';

const delta = (id: string, rest: Partial<Omit<Plannable, 'id'>> = {}): Plannable => ({
  id: deltaId(id),
  collection: 'player',
  docId: '',
  field: '',
  value: { name: id },
  author: userId('u'),
  timestamp: 1,
  ...rest,
});
const side = (id: string): Json => ({ id, name: id });
const newMatch = (id: string, player1: string, player2: string, event = 'e') =>
  delta(id, {
    collection: 'match',
    value: {
      player1: side(player1),
      player2: side(player2),
      event: { id: event, date: '2020-01-01', sport: { id: 'armw' } },
    },
  });
const edit = (
  id: string,
  collection: Plannable['collection'],
  docId: string,
  rest: Partial<Plannable> = {},
) => delta(id, { collection, docId, field: 'name', value: 'x', ...rest });

test('new players and events come first, then their edits, then new matches, then edits of matches', () => {
  const deltas = [
    edit('move', 'match', 'm', { field: 'order', value: 3 }),
    newMatch('m2', 'p1', 'p2'),
    edit('rename', 'player', 'p2'),
    delta('p1'),
    delta('e', { collection: 'event' }),
  ];
  expect(planDeltas(deltas)).toEqual([[['p1'], ['e']], [['rename']], [['m2']], [['move']]]);
});

test('deltas on one record are one lane, in the order asked for', () => {
  const deltas = [
    edit('a', 'event', 'e', { field: 'name' }),
    edit('b', 'event', 'f', { field: 'name' }),
    edit('c', 'event', 'e', { field: 'youtube' }),
  ];
  expect(planDeltas(deltas)).toEqual([[['a', 'c'], ['b']]]);
});

test('of several by one author on one field the newest goes first; ids break a tie', () => {
  const deltas = [
    edit('a', 'player', 'p', { timestamp: 1 }),
    edit('other', 'player', 'p', { timestamp: 9, author: userId('v') }),
    edit('b', 'player', 'p', { timestamp: 3 }),
    edit('c', 'player', 'p', { timestamp: 3 }),
  ];
  expect(planDeltas(deltas)).toEqual([[['c', 'b', 'a', 'other']]]);
});

test('two records of one id in different collections do not share a lane', () => {
  const deltas = [edit('a', 'event', 'x'), edit('b', 'match', 'x', { field: 'order', value: 1 })];
  expect(planDeltas(deltas)).toEqual([[['a']], [['b']]]);
});

test('deltas on different records have lanes of their own, also where matches copy what they change', () => {
  const deltas = [
    edit('a', 'player', 'p'),
    edit('b', 'event', 'e', { field: 'date', value: '2020-01-01' }),
    edit('c', 'event', 'e', { field: 'name' }),
    edit('d', 'event', 'f', { field: '', value: { name: 'F', date: '2020-01-01' } }),
  ];
  expect(planDeltas(deltas)).toEqual([[['a'], ['b', 'c'], ['d']]]);
});

test('one of two versions is newer, never both or neither', () => {
  const version = fc.record({ id: fc.constantFrom('a', 'b').map(deltaId), timestamp: fc.nat(2) });
  fc.assert(
    fc.property(version, version, (a, b) => {
      const same = a.id === b.id && a.timestamp === b.timestamp;
      expect([isNewer(a, b), isNewer(b, a)].filter(Boolean)).toHaveLength(same ? 0 : 1);
    }),
    runs(100),
  );
});

test('every delta has one place, and what a match names is in an earlier stage', () => {
  const players = fc.constantFrom('p1', 'p2', 'p3');
  const one = fc.oneof(
    fc.constantFrom('p1', 'p2', 'p3').map((id) => delta(id)),
    fc.constant(delta('e', { collection: 'event' })),
    fc.tuple(fc.constantFrom('m1', 'm2'), players, players).map(([id, a, b]) => newMatch(id, a, b)),
    fc
      .tuple(fc.constantFrom('d1', 'd2'), players)
      .map(([id, player]) => edit(id, 'match', 'm1', { field: 'player1', value: side(player) })),
    fc.tuple(fc.constantFrom('d3', 'd4'), players).map(([id, player]) => edit(id, 'player', player)),
  );
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), (deltas) => {
      const stages = planDeltas(deltas);
      const stageOf = new Map(stages.flatMap((lanes, at) => lanes.flat().map((id) => [id, at] as const)));
      expect(stages.flat(2).sort()).toEqual(deltas.map(({ id }) => id).sort());
      for (const each of deltas) {
        for (const { id } of namedRecords(each)) {
          const creator = deltas.find((other) => other.id === id && other.docId === '');
          if (creator) expect(stageOf.get(creator.id)).toBeLessThan(stageOf.get(each.id) ?? -1);
        }
      }
    }),
    runs(100),
  );
});

describe('the records a delta names', () => {
  test('a new match names both players and its event', () => {
    expect(namedRecords(newMatch('m', 'a', 'b', 'e'))).toEqual([
      { collection: 'player', id: 'a' },
      { collection: 'player', id: 'b' },
      { collection: 'event', id: 'e' },
    ]);
  });
  test('an edited side names its player, once', () => {
    expect(
      namedRecords(edit('d', 'match', 'm', { field: '', value: { player1: side('a'), player2: side('a') } })),
    ).toEqual([{ collection: 'player', id: 'a' }]);
  });
  test('a score, a name and a date name nobody', () => {
    expect(namedRecords(edit('d', 'match', 'm', { field: 'player1.score', value: 3 }))).toEqual([]);
    expect(namedRecords(edit('d', 'match', 'm', { field: '', value: { player1: { score: 3 } } }))).toEqual(
      [],
    );
    expect(namedRecords(edit('d', 'event', 'e', { field: 'date', value: '2020-01-01' }))).toEqual([]);
  });
});
