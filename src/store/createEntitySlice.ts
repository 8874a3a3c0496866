import { createAction, type Reducer } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { ScopeKey } from '@/backend/scope';
import type { Progress } from '@/backend/snapshot';
import { emptyTable, tableDelete, tableHas, tableIds, tableWrite, type Table } from '@/lib/table';
import { Batch } from '@/lib/tableBatch';
import type { Entity } from '@/overlay/change';
import { effectOf, type SnapshotEvent } from '@/overlay/snapshotEvent';

export interface EntityState<T> {
  readonly rows: Table<T>;
  /**
   * Tables of ids by scope; the values have no meaning. A scope that holds every row shares the table `rows`.
   */
  readonly held: Readonly<Record<ScopeKey, Table<unknown>>>;
}

interface Scoped extends Progress {
  readonly scope: ScopeKey;
}
export type DocsPayload<T> = Scoped & { readonly docs: readonly T[] };
export type IdsPayload = Scoped & Omit<Extract<SnapshotEvent<unknown>, { kind: 'removed' }>, 'kind'>;

/**
 * A slice that only snapshot events write, in the four kinds that Firestore has. `effectOf` defines them.
 *
 * A document equal to its row leaves the row's reference unchanged, so no reader recomputes. Written without
 * Immer: drafting and freezing a table of 100,000 rows would cost more than the change.
 */
export function createEntitySlice<T extends Entity, Name extends string>(name: Name) {
  const actions = {
    added: createAction<DocsPayload<T>, `${Name}/added`>(`${name}/added`),
    modified: createAction<DocsPayload<T>, `${Name}/modified`>(`${name}/modified`),
    removed: createAction<IdsPayload, `${Name}/removed`>(`${name}/removed`),
    reset: createAction<DocsPayload<T>, `${Name}/reset`>(`${name}/reset`),
  };
  const initialState: EntityState<T> = { rows: emptyTable(), held: {} };

  const kinds = new Map<string, SnapshotEvent<T>['kind']>(
    (['added', 'modified', 'removed', 'reset'] as const).map((kind) => [actions[kind].type, kind]),
  );

  const reducer: Reducer<EntityState<T>> = (state = initialState, action) => {
    const kind = kinds.get(action.type);
    if (kind === undefined) return state;
    // `match` would inspect the whole action. Its type shows which creator made the payload.
    const { payload } = action as unknown as { readonly payload: DocsPayload<T> & IdsPayload };
    // Most events bring documents and release nothing.
    return kind === 'added' || kind === 'modified'
      ? put(state, payload.scope, payload.docs)
      : fold(state, payload.scope, { kind, ...payload });
  };

  return { name, actions, reducer, initialState };
}

const heldBy = (state: EntityState<unknown>, scope: ScopeKey): Table<unknown> =>
  (Object.hasOwn(state.held, scope) && state.held[scope]) || emptyTable();

function fold<T extends Entity>(
  state: EntityState<T>,
  scope: ScopeKey,
  event: SnapshotEvent<T>,
): EntityState<T> {
  const { released, deleted, docs } = effectOf<T>(event, tableIds(heldBy(state, scope)));
  const dropped = drop(
    state,
    scope,
    released,
    deleted.map(([id]) => id),
  );
  // `drop` has already updated all holds. `put` would repeat that cost.
  return docs.length === 0 && dropped !== state ? dropped : put(dropped, scope, docs);
}

function put<T extends Entity>(state: EntityState<T>, scope: ScopeKey, docs: readonly T[]): EntityState<T> {
  const batch = new Batch(docs.map(({ id }) => id));
  const rows = tableWrite(state.rows, batch, docs, dequal);
  const before = heldBy(state, scope);
  // A scope that held every row still does.
  const hold =
    before === state.rows
      ? rows
      : tableWrite(
          before,
          batch,
          docs.map(() => true as const),
        );
  return withHolds(state, rows, [[scope, hold]]);
}

function drop<T>(
  state: EntityState<T>,
  scope: ScopeKey,
  released: readonly string[],
  deleted: readonly string[],
): EntityState<T> {
  if (released.length + deleted.length === 0) return state;
  const others = Object.entries(state.held).filter(([key]) => key !== scope);
  const unheld = released.filter((id) => !others.some(([, table]) => tableHas(table, id)));
  const rows = tableDelete(state.rows, [...unheld, ...deleted]);
  // If the scope holds all remaining rows, share `rows` instead of computing a table.
  const without = (table: Table<unknown>, gone: readonly string[]) =>
    table === state.rows && countIn(table, gone) === table.size - rows.size ? rows : tableDelete(table, gone);
  return withHolds(state, rows, [
    [scope, without(heldBy(state, scope), [...released, ...deleted])],
    ...(deleted.length === 0 ? [] : others.map(([key, table]) => [key, without(table, deleted)] as const)),
  ]);
}

const countIn = (table: Table<unknown>, ids: readonly string[]): number =>
  new Set(ids.filter((id) => tableHas(table, id))).size;

/** Holds are subsets of the rows, so a hold of equal size contains all rows. */
function withHolds<T>(
  state: EntityState<T>,
  rows: Table<T>,
  holds: readonly (readonly [ScopeKey, Table<unknown>])[],
): EntityState<T> {
  let { held } = state;
  const hold = (scope: ScopeKey, table: Table<unknown>): void => {
    const next = table.size === rows.size ? rows : table;
    if (!Object.hasOwn(held, scope) || held[scope] !== next) held = { ...held, [scope]: next };
  };
  for (const [scope, table] of holds) hold(scope, table);
  for (const scope of Object.keys(state.held))
    if (!holds.some(([other]) => other === scope)) hold(scope, heldBy(state, scope));
  return held === state.held && rows === state.rows ? state : { rows, held };
}
