import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isJsonObject } from '@/lib/json';
import { tableIds, tableValues, type Table } from '@/lib/table';

const sampleSize = 3;

const wholeUpTo = 20;

interface TableSummary {
  readonly size: number;
  readonly sample: readonly unknown[];
}

interface ListSummary {
  readonly count: number;
  readonly first: readonly unknown[];
}

const summaries = new WeakMap<object, unknown>();

/**
 * The state for the devtools: each table as its size and a few rows. Equal parts of the state give the same
 * summary object, so that comparing two states costs only what changed. The store keeps every row.
 */
export function summariseState(state: unknown): unknown {
  if (!isPlain(state)) return state;
  const known = summaries.get(state);
  if (known !== undefined) return known;
  const summary = isTable(state)
    ? summariseTable(state)
    : Object.fromEntries(
        Object.entries(state).map(([key, part]) => [
          key,
          key === 'held' ? summariseHolds(part) : summariseState(part),
        ]),
      );
  summaries.set(state, summary);
  return summary;
}

export function summariseAction<A>(action: A): A {
  const payload: unknown = isPlain(action) ? action['payload'] : undefined;
  if (!isPlain(payload) || !Object.values(payload).some(isLong)) return action;
  const shown: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(payload)) shown[key] = isLong(part) ? summariseList(part) : part;
  return { ...action, payload: shown };
}

const summariseTable = (table: Table<unknown>): TableSummary => ({
  size: table.size,
  sample: first(tableValues(table)),
});

function summariseHolds(held: unknown): unknown {
  if (!isPlain(held)) return held;
  const known = summaries.get(held);
  if (known !== undefined) return known;
  const summary = Object.fromEntries(
    Object.entries(held).map(([scope, table]) => [
      scope,
      isPlain(table) && isTable(table) ? { size: table.size, sample: first(tableIds(table)) } : table,
    ]),
  );
  summaries.set(held, summary);
  return summary;
}

const summariseList = (list: readonly unknown[]): ListSummary => ({
  count: list.length,
  first: list.slice(0, sampleSize),
});

function first<T>(values: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const value of values) {
    found.push(value);
    // Stop early: never iterate a table of 100,000 rows.
    if (found.length === sampleSize) break;
  }
  return found;
}

const isPlain = (value: unknown): value is Record<string, unknown> => isJsonObject(value);

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > wholeUpTo;

const isTable = (value: Record<string, unknown>): value is Record<string, unknown> & Table<unknown> =>
  typeof value['size'] === 'number' && Array.isArray(value['root']);

/**
 * Devtools options of the replica. They summarise only what is shown; replay, export and import use the full
 * actions and states of the page.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Armwiki',
  maxAge: 200,
  stateSanitizer: <S>(state: S) => summariseState(state) as S,
  actionSanitizer: (action) => summariseAction(action),
};
