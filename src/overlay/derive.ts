import { dequal } from 'dequal';
import { sameItems } from '@/lib/sameItems';
import { eachDifference, emptyTable, tableDelete, tableGet, tableSet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import type { Entity } from './change';

type Ids = Pick<ReadonlySet<string>, 'has' | 'keys'>;
const none: Ids = new Set();

/** The derived entity: the row itself to leave it as it is, `undefined` to omit it. */
type Compose<R, S> = (row: R) => S | undefined;

/**
 * Derives a table row by row from another table and further sources, `deps`. `compose` returns the function
 * for a row, or `undefined` while the sources change no row. `touched` names the rows that changed sources
 * may affect; without it, or if it returns `undefined`, all rows.
 *
 * Laws, for any history of rows and sources, also backwards in time:
 *
 *   [O25] It equals composing every row from scratch.
 *   [O26] A row keeps its reference until its derived value differs, and the table keeps its own until a
 *         row's does not. If every row is left as it is, the result is the table of rows itself.
 *   [O27] Changed rows cost their difference, changed sources the rows that they touch.
 */
export function derive<R extends Entity, S, D extends readonly unknown[]>(
  compose: (...deps: D) => Compose<R, S> | undefined,
  touched?: (before: D, after: D) => Iterable<string> | undefined,
): (rows: Table<R>, ...deps: D) => Table<S> {
  let rows: Table<R> = emptyTable();
  let deps: D | undefined;
  let composeRow: Compose<R, S> | undefined;
  let result: Table<S> = emptyTable();
  /** The number of rows whose derived value is another object. */
  let others = 0;

  function concernedBy(next: Table<R>, nextDeps: D): Ids {
    // With an empty table all rows are differences anyway.
    if (deps === undefined || rows.size === 0) return none;
    const ids = touched?.(deps, nextDeps);
    return ids === undefined ? new TableMap(next) : new Set(ids);
  }

  function follow(next: Table<R>, ofRow: Compose<R, S>, concerned: Ids): Table<S> {
    const gone: string[] = [];
    const come: (readonly [string, S])[] = [];
    const visit = (id: string, before: R | undefined, after: R | undefined): void => {
      const known = tableGet(result, id);
      const made = after && ofRow(after);
      const isKnown = made === known || (isOther(made, after) && dequal(made, known));
      const value = isKnown ? known : made;
      others += Number(isOther(value, after)) - Number(isOther(known, before));
      if (isKnown) return;
      if (value === undefined) gone.push(id);
      else come.push([id, value]);
    };
    eachDifference(rows, next, (id, before, after) => concerned.has(id) || visit(id, before, after));
    for (const id of concerned.keys()) {
      const after = tableGet(next, id);
      visit(id, rows === next ? after : tableGet(rows, id), after);
    }
    const made = tableSet(tableDelete(result, gone), come);
    return others === 0 && made.size === next.size ? itself(next) : made;
  }

  return (next, ...nextDeps) => {
    const areSame = deps !== undefined && sameItems(deps, nextDeps);
    if (areSame && next === rows) return result;
    if (!areSame) composeRow = compose(...nextDeps);
    if (composeRow) result = follow(next, composeRow, areSame ? none : concernedBy(next, nextDeps));
    else [result, others] = [itself<S>(next), 0];
    [rows, deps] = [next, nextDeps];
    return result;
  };
}

const isOther = (derived: unknown, row: unknown): boolean => derived !== undefined && derived !== row;

/** Rows left as they are have the derived type too. */
const itself = <S>(rows: Table<unknown>): Table<S> => rows as Table<S>;

type Keyed = Ids & { readonly get?: (key: string) => unknown };

export const differingKeys = (before: Keyed, after: Keyed): readonly string[] =>
  before === after
    ? []
    : [...before.keys(), ...after.keys()].filter(
        (key) => before.has(key) !== after.has(key) || before.get?.(key) !== after.get?.(key),
      );

export const deriveOnly = <R extends Entity>(): ((rows: Table<R>, ids: Keyed) => Table<R>) =>
  derive<R, R, [Keyed]>(
    (ids) => (row) => (ids.has(row.id) ? row : undefined),
    ([before], [after]) => differingKeys(before, after),
  );
