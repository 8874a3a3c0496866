import fc from 'fast-check';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Json } from '@/lib/json';
import { delta, event, longAgo, match, newEvent, newMatch, newPlayer, player, type Docs } from './documents';

export type DeltaList = readonly (readonly [id: string, doc: DocumentData])[];

const matchesOfAnn = 7;

export const crowd: Docs = {
  'event/e': event(),
  'event/f': event({ name: 'Other' }),
  'player/p1': player('Ann'),
  'player/p2': player('Bea'),
  'player/gone': player('Gone', { deleted: true }),
  ...Object.fromEntries(
    Array.from({ length: matchesOfAnn }, (_, at) => [
      `match/m${at}`,
      match(at % 2 === 0 ? {} : { player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p1', name: 'Ann' } }),
    ]),
  ),
};

// Few values, including ones that records begin with, so that edits often meet, agree and undo each other.
const anyName = fc.constantFrom('Ann', 'Bea', 'Cleo', 'Dora');
const anyEventName = fc.constantFrom('East vs West', 'Other', 'Third');
const anyDay = fc.constantFrom('2020-02-02', '2020-03-03', '2020-04-04');
const anyScore = fc.constantFrom(null, 0, 3);
const anyPlayer = fc.constantFrom('p1', 'p2', 'n0', 'n1', 'gone').map((id) => ({ id, name: id }));
const anyPlayerId = fc.constantFrom('p1', 'p1', 'p2', 'n0', 'gone', 'none');
const anyEventId = fc.constantFrom('e', 'f', 'n2');
const anyMatchId = fc.constantFrom('m0', 'm1', 'n3');

const anyOrigin = fc.record({
  author: fc.constantFrom('ed', 'eve'),
  timestamp: fc.nat(3).map((ms) => Timestamp.fromMillis(longAgo.toMillis() + ms)),
});

function edits(collection: string, ids: fc.Arbitrary<string>, field: string, values: fc.Arbitrary<Json>) {
  return fc
    .tuple(ids, values, values, anyOrigin)
    .map(([id, value, base, origin]) => delta(collection, id, field, value, { base, ...origin }));
}

const anyDelta: fc.Arbitrary<DocumentData> = fc.oneof(
  { weight: 5, arbitrary: edits('player', anyPlayerId, 'name', anyName) },
  edits(
    'player',
    anyPlayerId,
    '',
    anyName.map((name) => ({ name })),
  ),
  { weight: 2, arbitrary: edits('event', anyEventId, 'date', anyDay) },
  { weight: 2, arbitrary: edits('event', anyEventId, 'name', anyEventName) },
  edits('event', anyEventId, '', fc.record({ name: anyEventName, date: anyDay })),
  { weight: 2, arbitrary: edits('match', anyMatchId, 'player1.score', anyScore) },
  edits('match', anyMatchId, 'player1', anyPlayer),
  edits('match', anyMatchId, '', fc.record({ player2: anyPlayer, order: fc.nat(2) })),
  fc.constantFrom(
    delta('event', 'e', 'valid', 1, { base: 0 }),
    delta('match', 'm0', 'arm', 'X'),
    delta('player', 'p1', 'name', 'Rejected', { base: 'Ann', status: 'rejected', reason: 'no' }),
  ),
);

const anyNew = fc.record({
  n0: fc.constantFrom(newPlayer('Newcomer'), newPlayer(' padded ')),
  n1: fc.constant(newPlayer('Other newcomer')),
  n2: fc.constantFrom(newEvent(), newEvent({ date: 'never' })),
  n3: fc
    .tuple(anyPlayer, anyPlayer, anyEventId)
    .map(([player1, player2, id]) =>
      newMatch({ player1, player2, event: { id, date: '2020-02-02', sport: { id: 'armw' } } }),
    ),
});

export const anyDeltaList: fc.Arbitrary<DeltaList> = fc
  .tuple(
    fc.array(anyDelta, { minLength: 2, maxLength: 9 }),
    anyNew,
    fc.subarray(['n0', 'n1', 'n2', 'n3'] as const),
  )
  .chain(([docs, fresh, chosen]) =>
    fc.shuffledSubarray(
      [...docs.map((doc, at) => [`d${at}`, doc] as const), ...chosen.map((id) => [id, fresh[id]] as const)],
      { minLength: docs.length + chosen.length },
    ),
  );

const valuesOf: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  'player.name': anyName,
  'event.name': anyEventName,
  'event.date': anyDay,
  'match.player1.score': anyScore,
  'match.player1': anyPlayer,
};

/** A value that a moderator may apply instead: another one, the same, or a part of the proposal. */
export function anyAmendmentOf({ collection, docId, field, value }: DocumentData): fc.Arbitrary<Json> {
  if (field !== '') return valuesOf[`${collection}.${field}`] ?? fc.constant<Json>(value);
  const named = 'name' in value ? { name: 'Amended' } : { order: 9 };
  const whole = fc.constantFrom<Json>(value, { ...value, ...named });
  if (docId === '') return whole;
  const parts = fc
    .subarray(Object.entries<Json>(value), { minLength: 1 })
    .map((fields): Json => Object.fromEntries(fields));
  return fc.oneof(whole, { weight: 2, arbitrary: parts });
}
