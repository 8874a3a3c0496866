import fc from 'fast-check';
import { rootReducer, type RootState } from '@/app/client/rootReducer';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import {
  selectEvent,
  selectEventIds,
  selectEventIdsOfSport,
  selectMatch,
  selectMatchIdsOfEvent,
  selectMatchIdsOfPlayer,
  selectMatchIdsOfSport,
  selectPlayer,
  selectPlayerIds,
  selectUnreviewedEventIds,
} from '@/wiki/records/recordsSelectors';
import { userChanged } from '@/wiki/session/sessionSlice';
import { tableValues, type Table } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { isNewRecord, recordIdOf } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { deriveRecord } from '@/model/records/deriveResult';
import { eventId, playerId, sportId, userId } from '@/model/ids';
import type { Event, Match, Player, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { applyChange } from '@/overlay/change';
import { delta, event, matchOf, player } from '@test/support/factories';
import { runs } from '@test/support/property';

// The lists that screens read, updated incrementally, compared with the same from scratch.

const me = userId('me');
const few = ['a', 'b', '__proto__', 'constructor'];
const id = fc.constantFrom(...few);
const day = fc.constantFrom('2023-05-06', '2024-01-01', '1900-01-01').map((text) => text as DateString);

const anyEvent = fc
  .tuple(id, day, fc.constantFrom('Cup', 'cup', 'Åse Open'), fc.constantFrom(0, 1), fc.nat(3))
  .map(([of, date, name, valid, at]) => event(of, { date, name, valid, updatedAt: 1_000 + at }));
const anyPlayer = fc
  .tuple(id, fc.constantFrom('Ann', 'ann', 'Bea', 'Ánn 10', 'Ann 9'))
  .map(([of, name]) => player(of, { name }));
const anyMatch = fc.tuple(id, id, id, id, day, fc.nat(2)).map(([of, at, one, two, date, order]) =>
  matchOf(of, at, {
    event: { id: eventId(at), date, sport: { id: sportId('armw') } },
    date,
    order,
    player1: { id: playerId(one), name: one },
    player2: { id: playerId(two), name: two },
  }),
);

const field = fc.oneof(
  fc.tuple(fc.constant('event' as const), fc.constant('date'), day),
  fc.tuple(fc.constant('event' as const), fc.constant('name'), fc.constantFrom('Bout', 'Zone')),
  fc.tuple(fc.constant('match' as const), fc.constant('order'), fc.nat(3)),
  fc.tuple(fc.constant('match' as const), fc.constant('date'), day),
  fc.tuple(
    fc.constant('match' as const),
    fc.constant('player1'),
    id.map((of) => ({ id: of, name: of })),
  ),
  fc.tuple(fc.constant('player' as const), fc.constant('name'), fc.constantFrom('Ann', 'Zoe', 'bea')),
);
const status = fc.constantFrom('new' as const, 'new' as const, 'rejected' as const);
const anyDelta = fc.oneof(
  fc
    .tuple(fc.nat(5), field, id, status, fc.nat(5))
    .map(([at, [collection, path, value], docId, of, timestamp]) =>
      delta(`d${at}`, { collection, docId, field: path, value, author: me, status: of, timestamp }),
    ),
  fc.tuple(fc.nat(1), day, status).map(([at, date, of]) =>
    delta(`new${at}`, {
      docId: '',
      field: '',
      value: { name: 'Made', date, sport: { id: 'armw' } },
      author: me,
      status: of,
    }),
  ),
);

const scope = fc.constantFrom('wide', 'narrow');
const changesOf = <T>(
  slice: {
    readonly actions: Record<
      'added' | 'modified' | 'reset',
      (payload: { scope: string; docs: readonly T[] }) => object
    > & {
      readonly removed: (payload: {
        scope: string;
        ids: readonly string[];
        deletedIds: readonly string[];
      }) => object;
    };
  },
  doc: fc.Arbitrary<T>,
  ids: fc.Arbitrary<string>,
) => {
  const docs = fc.record({ scope, docs: fc.array(doc, { maxLength: 4 }) });
  const gone = fc.record({
    scope,
    ids: fc.array(ids, { maxLength: 2 }),
    deletedIds: fc.array(ids, { maxLength: 1 }),
  });
  return fc.oneof(
    docs.map(slice.actions.added),
    docs.map(slice.actions.modified),
    docs.map(slice.actions.reset),
    gone.map(slice.actions.removed),
  );
};
const action = fc.oneof(
  changesOf(eventsSlice, anyEvent, id),
  changesOf(matchesSlice, anyMatch, id),
  changesOf(playersSlice, anyPlayer, id),
  changesOf(deltasSlice, anyDelta, fc.constantFrom('d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'new0', 'new1')),
);
const step = fc.oneof(
  { weight: 6, arbitrary: action },
  // As the devtools jump.
  { weight: 1, arbitrary: fc.nat().map((to) => ({ jump: to })) },
);

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function fromScratch<C extends Collection>(
  state: RootState,
  collection: C,
  rows: Table<Records[C]>,
): readonly Records[C][] {
  const records = new Map<string, Records[C]>([...tableValues(rows)].map((each) => [each.id, each]));
  const own = [...tableValues(state.deltas.rows)]
    .filter((each) => each.status === 'new' && each.author === me && each.collection === collection)
    .sort((a, b) => a.timestamp - b.timestamp || -byText(a.id, b.id));
  for (const each of [...own.filter(isNewRecord), ...own.filter((one) => !isNewRecord(one))]) {
    const of = recordIdOf(each);
    const after = applyChange<Records[C]>(records.get(of), {
      ...deltaEffect({ ...each, collection }),
      id: of,
    });
    if (after) records.set(of, deriveRecord(collection, after));
  }
  return [...records.values()];
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function lists(state: RootState): readonly (readonly [string, readonly string[], readonly string[]])[] {
  const events = fromScratch(state, 'event', state.events.rows).slice();
  const matches = fromScratch(state, 'match', state.matches.rows).slice();
  const players = fromScratch(state, 'player', state.players.rows).slice();
  const sorted = <T extends { readonly id: string }>(of: readonly T[], compare: (a: T, b: T) => number) =>
    [...of].sort((a, b) => compare(a, b) || byText(a.id, b.id)).map((each): string => each.id);
  const newestEvents = (a: Event, b: Event) => byText(b.date, a.date) || collator.compare(a.name, b.name);
  const onCard = (a: Match, b: Match) => a.order - b.order;
  const newestMatches = (a: Match, b: Match) =>
    byText(b.event.date, a.event.date) || byText(b.date, a.date) || b.order - a.order;
  const bySport = (a: Match, b: Match) =>
    byText(a.event.date, b.event.date) || byText(a.event.id, b.event.id) || a.order - b.order;
  const byName = (a: Player, b: Player) => collator.compare(a.name, b.name);
  return [
    ['events', selectEventIds(state), sorted(events, newestEvents)],
    ['events of armw', selectEventIdsOfSport(state, 'armw'), sorted(events, newestEvents)],
    [
      'not reviewed',
      selectUnreviewedEventIds(state),
      sorted(
        events.filter(({ valid }) => valid === 0),
        newestEvents,
      ),
    ],
    ['players', selectPlayerIds(state), sorted(players, byName)],
    ['matches of armw', selectMatchIdsOfSport(state, 'armw'), sorted(matches, bySport)],
    ...few.flatMap((key) => [
      [
        `event ${key}`,
        selectMatchIdsOfEvent(state, key),
        sorted(
          matches.filter((each) => each.event.id === key),
          onCard,
        ),
      ] as const,
      [
        `player ${key}`,
        selectMatchIdsOfPlayer(state, key),
        sorted(
          matches.filter((each) => each.player1.id === key || each.player2.id === key),
          newestMatches,
        ),
      ] as const,
    ]),
  ];
}

test('every list of records equals filtering and sorting from scratch after any history, and keeps its reference', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 16 }), (steps) => {
      const user = { uid: me, email: null, name: null, emailVerified: true, moderator: false, admin: false };
      const past: RootState[] = [rootReducer(undefined, userChanged(user))];
      const last = new Map<string, readonly string[]>();
      for (const one of steps) {
        const state =
          'jump' in one ? past[one.jump % past.length]! : rootReducer(past.at(-1), one as { type: string });
        past.push(state);
        for (const [name, given, expected] of lists(state)) {
          expect([name, given]).toEqual([name, expected]);
          const before = last.get(name);
          if (
            before !== undefined &&
            before.length === given.length &&
            before.every((each, at) => each === given[at])
          )
            expect(given).toBe(before);
          last.set(name, given);
        }
        const read = (
          of: readonly { readonly id: string }[],
          select: (state: RootState, id: string) => unknown,
        ) => {
          for (const each of of) expect(select(state, each.id)).toEqual(each);
        };
        read(fromScratch(state, 'event', state.events.rows), selectEvent);
        read(fromScratch(state, 'match', state.matches.rows), selectMatch);
        read(fromScratch(state, 'player', state.players.rows), selectPlayer);
      }
    }),
    runs(150),
  );
});

test('an edit that moves nothing recomputes one record and no list', () => {
  const user = { uid: me, email: null, name: null, emailVerified: true, moderator: false, admin: false };
  const matches = few.map((of, order) => matchOf(of, 'e1', { order }));
  const state = [
    userChanged(user),
    matchesSlice.actions.added({ scope: 'wide', docs: matches }),
  ].reduce<RootState>((at, one) => rootReducer(at, one), rootReducer(undefined, { type: 'start' }));
  const edited = rootReducer(
    state,
    deltasSlice.actions.added({
      scope: 'ownDeltas/me',
      docs: [delta('d', { collection: 'match', docId: 'a', field: 'player1.score', value: 3, author: me })],
    }),
  );
  const list = selectMatchIdsOfEvent(state, 'e1');
  const before = few.map((of) => selectMatch(state, of));
  expect(selectMatchIdsOfEvent(edited, 'e1')).toBe(list);
  few.forEach((of, at) => {
    if (of === 'a') expect(selectMatch(edited, of)).toMatchObject({ player1: { score: 3 } });
    else expect(selectMatch(edited, of)).toBe(before[at]);
  });
});
