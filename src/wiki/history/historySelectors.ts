import { sameItems } from '@/lib/sameItems';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { versionsOf, type Version } from '@/model/proposals/versions';
import { undoingOf, type Undoing } from '@/model/proposals/undoing';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDelta, selectHistoryIds, selectRecentChangeIds } from '../deltas/deltasSelectors';
import { selectKeepsYear } from '../records/minorSelectors';
import { selectBaseRecord } from '../records/recordsSelectors';
import { selectSports } from '../sports/sportsSelectors';

const selectHistoryDeltas = createAppSelector(
  [(state: RootState) => state, selectHistoryIds],
  (state, ids): readonly Delta[] =>
    ids.map((id) => selectDelta(state, id)).filter((delta) => delta !== undefined),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/**
 * A record's versions on the server, newest first, without a protected year of birth. Empty while the record
 * is not on this device.
 */
export const selectVersions = createAppSelector(
  [
    (_state: RootState, collection: Collection) => collection,
    (state: RootState, collection: Collection, id: string) => selectBaseRecord(state, collection, id),
    (state: RootState, collection: Collection, id: string) => selectHistoryDeltas(state, collection, id),
    (state: RootState, collection: Collection, id: string) =>
      collection === 'player' && selectKeepsYear(state, id),
  ],
  (collection, live, deltas, keepsYear): readonly Version[] => {
    const versions = live === undefined ? [] : versionsOf(collection, deltas, live);
    return keepsYear ? versions.map(withoutYear) : versions;
  },
);

const withoutYear = ({ id, values }: Version): Version => ({ id, values: { ...values, birthYear: null } });

/** What undoing an applied delta would do now; `undefined` if its record is not on this device. */
export function selectUndoing(state: RootState, id: string): Undoing | undefined {
  const delta = selectDelta(state, id);
  const live = delta && selectBaseRecord(state, delta.collection, delta.docId || delta.id);
  return delta?.status === 'applied' ? undoingOf(delta, live, selectSports(state)) : undefined;
}

export interface ChangeFilter {
  readonly collection: Collection | undefined;
  readonly author: string | undefined;
}

/** Newest first, at most `count`. Compare with `sameItems`. */
export function selectChangeIds(state: RootState, filter: ChangeFilter, count: number): readonly DeltaId[] {
  const { collection, author } = filter;
  return selectRecentChangeIds(state)
    .filter((id) => {
      const delta = selectDelta(state, id);
      return (
        (collection === undefined || delta?.collection === collection) &&
        (author === undefined || delta?.author === author)
      );
    })
    .slice(0, count);
}
