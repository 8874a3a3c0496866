import { dequal } from 'dequal';
import { selectDelta, selectQueueDeltas } from '@/wiki/deltas/deltasSelectors';
import { viewProposal } from '@/wiki/records/proposalSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { selectSport, selectSports } from '@/wiki/sports/sportsSelectors';
import type { DateString } from '@/model/dates';
import { fieldChanges, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { matchId } from '@/model/ids';
import type { ResultEffect } from '@/model/ratings/effect';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import type { AnyRecord } from '@/model/records/records';
import { codesRated, selectMergeEffect } from '@/wiki/records/mergeSelectors';
import type { RootState } from '@/store/typed';

/** Fields that the ratings depend on. A weight class only selects the lists a player is in. */
const telling: readonly string[] = [
  ...['date', 'player1', 'player1.score', 'player2', 'player2.score'],
  ...['outcome', 'winner', 'gender', 'order'],
];

const tells = (state: RootState, delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(
    ({ field: { path } }) =>
      telling.includes(path) || selectSports(state).some(({ apart }) => apart === path),
  );

/**
 * The effect on ratings; `undefined` if no result changes: other records, other fields, matches without a
 * result. Compare it deeply.
 */
export function selectResultEffect(
  state: RootState,
  id: string,
  today: DateString,
): ResultEffect | undefined {
  const delta = selectDelta(state, id);
  if (delta?.collection === 'player' && delta.status === 'new') return ofMerge(state, delta, today);
  if (delta?.collection !== 'match' || delta.status !== 'new' || !tells(state, delta)) return undefined;
  const companions = selectCompanions(state, delta);
  const live = isNewRecord(delta) ? undefined : selectBaseRecord(state, 'match', delta.docId);
  const would = [...companions, delta]
    .toSorted((a, b) => a.timestamp - b.timestamp)
    .reduce<AnyRecord | undefined>((record, each) => viewProposal(each, record).proposed, live);
  const [was, as] = [resultOf(state, live), resultOf(state, would)];
  const either = as ?? was;
  if (!either || (was && as && sameResult(was, as))) return undefined;
  const sides = [would, live].flatMap((match) =>
    match && 'player1' in match ? [match.player1, match.player2] : [],
  );
  const latest = [today, was?.date ?? today, as?.date ?? today].toSorted().at(-1)!;
  return {
    question: {
      sport: either.sport,
      match: matchId(recordIdOf(delta)),
      ...(as && { as }),
      players: [...new Set(sides.map((side) => side.id))],
      gender: either.gender,
      codes: codesRated(selectSport(state, either.sport)),
      asOf: latest,
    },
    names: Object.fromEntries(sides.toReversed().map(({ id: player, name }) => [player, name])),
    reviewed: selectBaseRecord(state, 'event', either.event)?.valid === 1,
    together: companions.length,
  };
}

function ofMerge(state: RootState, delta: Delta, today: DateString): ResultEffect | undefined {
  const said = fieldChanges(delta)?.find(({ field }) => field.path === 'sameAs')?.value;
  return typeof said === 'string' ? selectMergeEffect(state, delta.docId, said, today) : undefined;
}

function selectCompanions(state: RootState, { id, author, docId }: Delta): readonly Delta[] {
  if (docId === '') return [];
  return selectQueueDeltas(state).filter(
    (other) =>
      other.id !== id &&
      other.author === author &&
      other.collection === 'match' &&
      other.docId === docId &&
      tells(state, other),
  );
}

const resultOf = (state: RootState, record: AnyRecord | undefined): RatedMatch | undefined =>
  record && 'player1' in record ? ratedMatch(record, selectSport(state, record.event.sport.id)) : undefined;

const sameResult = ({ weight: _, ...a }: RatedMatch, { weight: __, ...b }: RatedMatch): boolean =>
  dequal(a, b);
