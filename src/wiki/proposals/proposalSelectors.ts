import { nouns } from '@/language/en/nouns';
import { proposals } from '@/language/en/proposals';
import type { Text } from '@/language/text';
import { selectDelta, selectOwnNewDeltas } from '../deltas/deltasSelectors';
import { selectProposal } from '../records/proposalSelectors';
import { selectBaseRecord, selectEvent, selectRecord } from '../records/recordsSelectors';
import { shownMatch } from '../spoilers/spoilersSelectors';
import { isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { namedRecords, type RecordRef } from '@/model/proposals/namedRecords';
import type { AnyRecord, Match } from '@/model/records/records';
import { isCollection, type Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';

export type LineOf = (match: Match) => string;

const recordText = (state: RootState, record: AnyRecord, lineOf: LineOf): string =>
  'player1' in record ? lineOf(shownMatch(state, record)) : record.name;

export function selectProposalName(state: RootState, id: string, lineOf: LineOf): string | Text {
  const delta = selectDelta(state, id);
  if (delta === undefined) return proposals.aChange;
  const record: AnyRecord | undefined =
    selectRecord(state, delta.collection, recordIdOf(delta)) ?? selectProposal(state, id)?.proposed;
  return record ? recordText(state, record, lineOf) : missing[delta.collection];
}

/** The record's name. For an id of a proposal, the name of the proposed record. Otherwise the id. */
export function selectRecordName(
  state: RootState,
  collection: Collection,
  id: string,
  lineOf: LineOf,
): string | Text {
  const record = selectRecord(state, collection, id) ?? selectBaseRecord(state, collection, id);
  if (record) return recordText(state, record, lineOf);
  return selectDelta(state, id) === undefined ? id : selectProposalName(state, id, lineOf);
}

export function selectSomeName(
  state: RootState,
  { collection, id }: RecordRef,
  lineOf: LineOf,
): string | Text {
  const name = selectRecordName(state, collection, id, lineOf);
  return name === id ? some[collection] : name;
}

/** The name of the record or proposal at a path such as `player/p1`; the path, if it is of neither. */
export function selectNameAt(state: RootState, path: string, lineOf: LineOf): string | Text {
  const [collection, id = ''] = path.split('/');
  if (collection === 'delta') return selectProposalName(state, id, lineOf);
  return isCollection(collection) ? selectSomeName(state, { collection, id }, lineOf) : path;
}

const some = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Record<Collection, Text>;

const missing = {
  event: proposals.eventMissing,
  match: proposals.matchMissing,
  player: proposals.playerMissing,
} as const satisfies Record<Collection, Text>;

export function selectEventOfProposal(state: RootState, id: string) {
  const delta = selectDelta(state, id);
  if (delta?.collection !== 'match') return undefined;
  const match = selectRecord(state, 'match', recordIdOf(delta)) ?? selectProposal(state, id)?.proposed;
  return match && 'event' in match ? match.event : undefined;
}

export const selectEventIsKnown = (state: RootState, id: string): boolean =>
  selectEvent(state, id) !== undefined;

/** The user's open proposals that name the record this one would create. They fail without it. */
export function selectDependents(state: RootState, id: string): readonly Delta[] {
  const delta = selectDelta(state, id);
  if (delta === undefined || !isNewRecord(delta)) return [];
  return selectOwnNewDeltas(state).filter((other) => namedRecords(other).some((named) => named.id === id));
}

export function selectNeeds(
  state: RootState,
  ids: readonly string[],
): { readonly events: boolean; readonly players: boolean; readonly matches: boolean } {
  const needs = { events: false, players: false, matches: false };
  for (const id of ids) {
    const delta = selectDelta(state, id);
    if (delta === undefined) continue;
    const { collection } = delta;
    needs.events ||= collection !== 'player';
    // Matches need players too: a flag reads their ages.
    needs.players ||= collection !== 'event';
    needs.matches ||= collection === 'match' && !isNewRecord(delta);
    // Runs on each state change, and the queue can be long.
    if (needs.events && needs.players && needs.matches) break;
  }
  return needs;
}
