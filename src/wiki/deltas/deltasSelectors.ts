import { isFurtherPage, scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { sameItems } from '@/lib/sameItems';
import { emptyTable, tableGet, tableHas, tableIds, type Table } from '@/lib/table';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { limits } from '@/model/schema/limits';
import { createGroups } from '@/overlay/groups';
import { createOverlay, type Changes } from '@/overlay/overlay';
import { createAppSelector, createStateSelector, createStoreSelector, type RootState } from '@/store/typed';
import { selectCommandChanges } from '../outbox/outboxSelectors';
import { selectUid } from '../session/sessionSelectors';
import { createNewDeltas, followNewDeltas } from './newDeltas';

const overlay = createOverlay<Delta>((delta) => delta);

const newestFirst = (a: Delta, b: Delta) => b.timestamp - a.timestamp;
const decidedFirst = (a: Delta, b: Delta) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0);

const byAuthor = createGroups<Delta>({ overlay, keysOf: (delta) => [delta.author], compare: newestFirst });
const byStatus = createGroups<Delta>({
  overlay,
  keysOf: (delta) => [delta.status],
  compare: (a, b) => a.timestamp - b.timestamp,
});
const decided = createGroups<Delta>({
  overlay,
  keysOf: (delta) => (delta.status === 'applied' ? ['all', `${delta.collection}/${recordIdOf(delta)}`] : []),
  compare: decidedFirst,
});

const byBundle = createGroups<Delta>({
  overlay,
  keysOf: ({ author, bundle }) => (bundle === undefined ? [] : [`${author}/${bundle}`]),
  compare: (a, b) => a.timestamp - b.timestamp,
});

const selectRows = (state: RootState) => state.deltas.rows;

export const selectDelta = (state: RootState, id: string): Delta | undefined =>
  overlay.read(selectRows(state), selectCommandChanges(state), id);

export const selectOwnDeltaIds = (state: RootState): readonly DeltaId[] =>
  selectDeltaIdsOf(state, selectUid(state) ?? '');

/** The deltas of an author that are on this device. All statuses, newest first. */
export const selectDeltaIdsOf = (state: RootState, author: string): readonly DeltaId[] =>
  ids(byAuthor.read(selectRows(state), selectCommandChanges(state), author));

export const selectDeltasOf: (state: RootState, author: string) => readonly Delta[] = createAppSelector(
  [selectRows, selectCommandChanges, selectDeltaIdsOf],
  readAll,
);

const selectNewIds = (state: RootState): readonly DeltaId[] =>
  ids(byStatus.read(selectRows(state), selectCommandChanges(state), 'new'));

const selectHeld = (state: RootState) => state.deltas.held;

/** Newest time in the first page of the queue. `Infinity` if that page holds the whole queue. */
export const selectFollowedUpTo = createStateSelector(
  [selectRows, (state: RootState) => selectHeld(state)['queue']],
  (rows, page = emptyTable()): number => (page.size < limits.queuePage ? Infinity : newestOf(rows, page)),
);

const newestOf = (rows: Table<Delta>, held: Table<unknown>): number =>
  [...tableIds(held)].reduce((newest, id) => Math.max(newest, tableGet(rows, id)?.timestamp ?? 0), 0);

const selectFurtherPages = createStateSelector(
  [selectHeld, (state: RootState) => state.scopes.byKey],
  (held, followed): readonly Table<unknown>[] =>
    Object.keys(followed)
      .filter(isFurtherPage)
      .flatMap((key) => held[key] ?? []),
  sameItems,
);

const selectFollowed = createStateSelector([selectHeld, selectUid], (held, uid): readonly Table<unknown>[] =>
  ['queue', ...(uid === undefined ? [] : [scopeKey({ kind: 'ownDeltas', uid })])].flatMap(
    (key) => held[key] ?? [],
  ),
);

/**
 * The moderation queue: deltas with status new, oldest first. The first page is live and decides for its
 * range. A delta there that only a further page or a single query has read may be decided already, so it is
 * left out.
 */
export const selectQueueIds: (state: RootState) => readonly DeltaId[] = createStateSelector(
  [selectNewIds, selectRows, selectFollowed, selectFollowedUpTo, selectFurtherPages],
  (open, rows, followed, upTo, further): readonly DeltaId[] =>
    open.filter((id) => {
      const stored = tableGet(rows, id);
      if (stored === undefined || followed.some((table) => tableHas(table, id))) return true;
      return stored.timestamp >= upTo && further.some((table) => tableHas(table, id));
    }),
  sameItems,
);

export const selectIsFollowedInQueue = (state: RootState, id: string): boolean =>
  selectFollowed(state).some((table) => tableHas(table, id));

export const selectHeldCount = (state: RootState, scope: Scope): number =>
  selectHeld(state)[scopeKey(scope)]?.size ?? 0;

/** Newest time of the deltas in a scope, epoch milliseconds; 0 if it holds none. */
export const selectHeldUpTo = (state: RootState, scope: Scope): number =>
  newestOf(selectRows(state), selectHeld(state)[scopeKey(scope)] ?? emptyTable());

export const selectOpenHeld: (state: RootState, key: ScopeKey) => readonly Delta[] = createAppSelector(
  [selectRows, selectCommandChanges, (state: RootState, key: ScopeKey) => selectHeld(state)[key]],
  (rows, changes, held = emptyTable()): readonly Delta[] =>
    readAll(rows, changes, [...tableIds(held)]).filter(({ status }) => status === 'new'),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectQueueDeltas: (state: RootState) => readonly Delta[] = createStateSelector(
  [selectRows, selectCommandChanges, selectQueueIds],
  readAll,
  sameItems,
);

/** Deltas on this device that the author entered together. All statuses, oldest first. */
export const selectBundleIds = (state: RootState, author: string, bundle: string): readonly DeltaId[] =>
  ids(byBundle.read(selectRows(state), selectCommandChanges(state), `${author}/${bundle}`));

export const selectBundle: (state: RootState, author: string, bundle: string) => readonly Delta[] =
  createAppSelector([selectRows, selectCommandChanges, selectBundleIds], readAll);

/** Newest decision first. */
export const selectHistoryIds = (
  state: RootState,
  collection: Collection,
  docId: string,
): readonly DeltaId[] =>
  ids(decided.read(selectRows(state), selectCommandChanges(state), `${collection}/${docId}`));

export const selectHistory = (state: RootState, collection: Collection, docId: string): readonly Delta[] =>
  readAll(selectRows(state), selectCommandChanges(state), selectHistoryIds(state, collection, docId));

export const selectRecentChangeIds = (state: RootState): readonly DeltaId[] =>
  ids(decided.read(selectRows(state), selectCommandChanges(state), 'all'));

const newDeltaParts = [selectRows, selectCommandChanges, selectOwnDeltaIds] as const;

/** The signed-in user's deltas that the overlay shows: status new, oldest first. */
export const selectOwnNewDeltas = createStoreSelector(
  newDeltaParts,
  () => createNewDeltas(overlay),
  sameItems,
);

/** The same deltas for a caller that keeps its own copy and needs only the differences. */
export const selectNewDeltas = createStoreSelector(newDeltaParts, () => followNewDeltas(overlay));

function readAll(rows: Table<Delta>, changes: Changes<Delta>, of: readonly string[]): readonly Delta[] {
  return of.map((id) => overlay.read(rows, changes, id)).filter((delta) => delta !== undefined);
}

// Groups hold the ids of the deltas they were built from.
const ids = (group: readonly string[]) => group as readonly DeltaId[];
