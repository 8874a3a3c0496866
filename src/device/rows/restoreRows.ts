import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JournalEntry, OpenedRows, RowsSlice } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { storageActions } from '@/wiki/storage/storageSlice';
import { pause } from '@/lib/pause';
import { restored } from './restored';
import { docsByScope, type RestoreGuard } from './restoreGuard';
import type { Doc } from '../columns/storedTable';

/** A scope that holds fewer rows of a slice waits for the other slices, so that it costs one dispatch in all. */
const fewRows = 100;

const scopesPerTurn = 20;

export interface Restoring {
  /** Resolves when what the first screen shows and all deltas are in the store: signing in decides which of those stay. */
  readonly begun: Promise<void>;
  /** Resolves when all rows are in the store, with the scopes that lost damaged ones. */
  readonly finished: Promise<readonly ScopeKey[]>;
}

/**
 * Dispatches the rows of a device with the four words the server's snapshots use: at once the first screen and what
 * the journal says, then the rest slice by slice.
 */
export function restoreRows(
  stored: OpenedRows,
  guard: RestoreGuard,
  dispatch: Dispatch<UnknownAction>,
): Restoring {
  const few = new Map<EntityName, Map<ScopeKey, Doc[]>>();
  let deltasAreBack: () => void = () => undefined;
  const deltasBack = new Promise<void>((resolve) => (deltasAreBack = resolve));

  const add = (entity: EntityName, scope: ScopeKey, docs: readonly Doc[]) => {
    const admitted = guard.admit(entity, scope, docs);
    if (admitted.length > 0) dispatch(restored(entity, 'added', { scope, docs: admitted }));
  };

  const addFew = async (entity: EntityName) => {
    const scopes = [...(few.get(entity) ?? [])];
    few.delete(entity);
    for (const [at, [scope, docs]] of scopes.entries()) {
      add(entity, scope, docs);
      if (at % scopesPerTurn === scopesPerTurn - 1) await pause();
    }
    for (const [scope, ids] of guard.broken(entity))
      dispatch(restored(entity, 'removed', { scope, ids, deletedIds: [] }));
    dispatch(storageActions.rowsBack(entity));
    if (entity === 'delta') deltasAreBack();
  };

  for (const slice of stored.first) {
    guard.promise(slice);
    for (const [scope, docs] of docsByScope(slice.rows))
      dispatch(restored(slice.entity, 'added', { scope, docs }));
  }
  const finished = replayJournal(stored.journal, guard, dispatch).then(() =>
    stored.readRest((slice) => {
      for (const [scope, ids] of guard.ghosts(slice))
        dispatch(restored(slice.entity, 'removed', { scope, ids, deletedIds: ids }));
      takeSlice(slice, add, few);
    }, addFew),
  );
  return { finished, begun: Promise.race([deltasBack, finished.then(nothing, nothing)]) };
}

/** Documents of the journal dispatched in one turn. */
const docsPerTurn = 500;

/** A long journal, as an interrupted session leaves it, comes back over several turns; a page of a fill is one of them. */
async function replayJournal(
  journal: readonly JournalEntry[],
  guard: RestoreGuard,
  dispatch: Dispatch<UnknownAction>,
): Promise<void> {
  let docs = 0;
  for (const entry of journal) {
    const told = guard.replayed(entry);
    if (told === undefined) continue;
    dispatch(journaled(told));
    docs += sizeOf(told);
    if (docs < docsPerTurn) continue;
    docs = 0;
    await pause();
  }
}

const sizeOf = ({ event }: JournalEntry): number =>
  // An event without documents costs a dispatch all the same.
  10 + (event.kind === 'removed' ? event.ids.length : event.docs.length);

function takeSlice(
  { entity, rows }: RowsSlice,
  add: (entity: EntityName, scope: ScopeKey, docs: readonly Doc[]) => void,
  few: Map<EntityName, Map<ScopeKey, Doc[]>>,
): void {
  for (const [scope, docs] of docsByScope(rows)) {
    if (docs.length >= fewRows) {
      add(entity, scope, docs);
      continue;
    }
    const scopes = few.get(entity) ?? new Map<ScopeKey, Doc[]>();
    few.set(entity, scopes);
    const waiting = scopes.get(scope);
    if (waiting === undefined) scopes.set(scope, [...docs]);
    else waiting.push(...docs);
  }
}

function journaled({ entity, scope, event }: JournalEntry): UnknownAction {
  const { kind, ...rest } = event;
  return restored(entity, kind, { scope, ...rest });
}

const nothing = (): void => undefined;
