import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isJsonObject } from '@/lib/json';
import { tableIds, tableValues, type Table } from '@/lib/table';

/** How many rows of a table, or documents of an action, the devtools are shown. */
const sampleSize = 3;

/** Lists of an action up to this length are shown whole. */
const wholeUpTo = 20;

/** The summary that the devtools show in place of a table. */
interface TableSummary {
  readonly size: number;
  readonly sample: readonly unknown[];
}

/** The summary that the devtools show in place of a long list of documents or ids. */
interface ListSummary {
  readonly count: number;
  readonly first: readonly unknown[];
}

const summaries = new WeakMap<object, unknown>();

/**
 * The state as the devtools show it: each table by its size and a few rows. The same part of the state gives the same
 * summary, so that the devtools' comparison of two states costs what changed. The store itself keeps every row.
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

/** The action as the devtools show it: long lists in its payload by their length and beginning. */
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

/** Of what scopes hold only the ids say anything. */
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
    // Ends the walk here: a table of 100,000 is never gone through.
    if (found.length === sampleSize) break;
  }
  return found;
}

const isPlain = (value: unknown): value is Record<string, unknown> => isJsonObject(value);

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > wholeUpTo;

// Nothing else in the state has exactly these two.
const isTable = (value: Record<string, unknown>): value is Record<string, unknown> & Table<unknown> =>
  typeof value['size'] === 'number' && Array.isArray(value['root']);

/**
 * Options of the replica's devtools. Only what is shown is summarised; replaying, exporting and importing work on
 * the whole actions and states that the page keeps.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Armwiki',
  maxAge: 200,
  // The summary stands in for the state on the panel, which reads any shape.
  stateSanitizer: <S>(state: S) => summariseState(state) as S,
  actionSanitizer: (action) => summariseAction(action),
};
