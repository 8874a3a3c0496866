import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JournalEntry, OpenedRows, RowsSlice } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { storageActions } from '@/wiki/storage/storageSlice';
import { pause } from '@/lib/pause';
import { entityNames } from '../journal/replay';
import { restored } from './restored';
import { docsByScope, type RestoreGuard } from './restoreGuard';
import type { Doc } from '../columns/storedTable';

/** A scope with fewer rows in a slice waits for the other slices, so it costs only one dispatch. */
const fewRows = 100;

const scopesPerTurn = 20;

export interface Restoring {
  /**
   * Resolves once the first screen and all deltas are in the store. Sign-in decides which deltas may stay.
   */
  readonly begun: Promise<void>;
  readonly finished: Promise<readonly ScopeKey[]>;
}

export function restoreFirst(
  first: readonly RowsSlice[],
  guard: RestoreGuard,
  dispatch: Dispatch<UnknownAction>,
): void {
  for (const slice of first) {
    guard.promise(slice);
    for (const [scope, docs] of docsByScope(slice.rows))
      dispatch(restored(slice.entity, 'added', { scope, docs }));
  }
}

/** Removes the rows of the first screen that no snapshot has brought, because the other rows cannot be read. */
export function releaseFirst(guard: RestoreGuard, dispatch: Dispatch<UnknownAction>): void {
  for (const entity of entityNames) releaseBroken(entity, guard, dispatch);
}

function releaseBroken(entity: EntityName, guard: RestoreGuard, dispatch: Dispatch<UnknownAction>): void {
  for (const [scope, ids] of guard.broken(entity))
    dispatch(restored(entity, 'removed', { scope, ids, deletedIds: [] }));
}

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
    releaseBroken(entity, guard, dispatch);
    dispatch(storageActions.rowsBack(entity));
    if (entity === 'delta') deltasAreBack();
  };

  const finished = replayJournal(stored.journal, guard, dispatch).then(() =>
    stored.readRest((slice) => {
      for (const [scope, ids] of guard.ghosts(slice))
        dispatch(restored(slice.entity, 'removed', { scope, ids, deletedIds: ids }));
      takeSlice(slice, add, few);
    }, addFew),
  );
  return { finished, begun: Promise.race([deltasBack, finished.then(nothing, nothing)]) };
}

const docsPerTurn = 500;

/** An interrupted session can leave a long journal, so replay it in several turns. */
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
  // An event without documents still costs a dispatch.
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
