import { createAction, type Reducer } from '@reduxjs/toolkit';
import { deepEqual } from 'fast-equals';
import type { ScopeKey } from '@/backend/scope';
import type { Progress } from '@/backend/snapshot';
import { emptyTable, tableDelete, tableHas, tableIds, tableWrite, type Table } from '@/lib/table';
import { Batch } from '@/lib/tableBatch';
import type { Entity } from '@/overlay/change';

/** The base of one kind of document: what the server has confirmed, and which scopes hold which row. */
export interface EntityState<T> {
  readonly rows: Table<T>;
  readonly held: Readonly<Record<ScopeKey, Table<true>>>;
}

/** Every snapshot event names its scope; the last one of a snapshot carries what its rows vouch for. */
interface Scoped extends Progress {
  readonly scope: ScopeKey;
}
export type DocsPayload<T> = Scoped & { readonly docs: readonly T[] };
export type IdsPayload = Scoped & {
  readonly ids: readonly string[];
  readonly deletedIds: readonly string[];
  readonly deletedAt?: readonly number[];
};

/**
 * A slice that only snapshot events write, by the four words shared with Firestore.
 *
 *   added, modified   whole documents replace the row of the same id; the scope holds them
 *   removed           the scope lets go of `ids`; a row goes when it is deleted or when no scope holds it
 *   reset             the scope holds exactly `docs`: without documents it is emptied
 *
 * A document equal to its row leaves the row's reference as it is, so no reader recomputes. The reducer is written
 * without Immer: freezing and drafting a table of 100,000 would cost more than the change.
 */
export function createEntitySlice<T extends Entity, Name extends string>(name: Name) {
  const actions = {
    added: createAction<DocsPayload<T>, `${Name}/added`>(`${name}/added`),
    modified: createAction<DocsPayload<T>, `${Name}/modified`>(`${name}/modified`),
    removed: createAction<IdsPayload, `${Name}/removed`>(`${name}/removed`),
    reset: createAction<DocsPayload<T>, `${Name}/reset`>(`${name}/reset`),
  };
  const initialState: EntityState<T> = { rows: emptyTable(), held: {} };

  const reducer: Reducer<EntityState<T>> = (state = initialState, action) => {
    if (actions.added.match(action) || actions.modified.match(action)) return put(state, action.payload);
    if (actions.removed.match(action)) return drop(state, action.payload);
    if (actions.reset.match(action)) return reset(state, action.payload);
    return state;
  };

  return { name, actions, reducer, initialState };
}

const heldBy = (state: EntityState<unknown>, scope: ScopeKey): Table<true> =>
  (Object.hasOwn(state.held, scope) && state.held[scope]) || emptyTable();

function put<T extends Entity>(state: EntityState<T>, { scope, docs }: DocsPayload<T>): EntityState<T> {
  const batch = new Batch(docs.map(({ id }) => id));
  return withHold(
    state,
    tableWrite(state.rows, batch, docs, deepEqual),
    scope,
    tableWrite(
      heldBy(state, scope),
      batch,
      docs.map(() => true as const),
    ),
  );
}

function drop<T>(state: EntityState<T>, { scope, ids, deletedIds }: IdsPayload): EntityState<T> {
  const held = tableDelete(heldBy(state, scope), ids);
  const others = Object.entries(state.held).filter(([key]) => key !== scope);
  const unheld = ids.filter((id) => !others.some(([, table]) => tableHas(table, id)));
  const next = withHold(state, tableDelete(state.rows, [...unheld, ...deletedIds]), scope, held);
  return deletedIds.length === 0 ? next : releaseEverywhere(next, deletedIds);
}

function releaseEverywhere<T>(state: EntityState<T>, ids: readonly string[]): EntityState<T> {
  return Object.keys(state.held).reduce(
    (at, key) => withHold(at, at.rows, key, tableDelete(heldBy(at, key), ids)),
    state,
  );
}

function reset<T extends Entity>(state: EntityState<T>, payload: DocsPayload<T>): EntityState<T> {
  const { scope, docs } = payload;
  const kept = new Set(docs.map((doc) => doc.id));
  const gone = [...tableIds(heldBy(state, scope))].filter((id) => !kept.has(id));
  return put(drop(state, { scope, ids: gone, deletedIds: [] }), payload);
}

function withHold<T>(
  state: EntityState<T>,
  rows: Table<T>,
  scope: ScopeKey,
  hold: Table<true>,
): EntityState<T> {
  if (rows === state.rows && hold === heldBy(state, scope) && Object.hasOwn(state.held, scope)) return state;
  return { rows, held: { ...state.held, [scope]: hold } };
}
