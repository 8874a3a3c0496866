import { useMemo } from 'react';
import type { Table, TableRow } from '@/model/importing/cells';
import type { DayOrder } from '@/model/days/numberedDays';
import { dayOrdersOf, isAmbiguousDay, orderAmong } from '@/model/importing/days';
import { distinguish } from '@/model/importing/distinguish';
import { joinDays } from '@/model/importing/joinDays';
import type { RowRead } from '@/model/importing/readRow';
import { createRowReader } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import type { Sport } from '@/model/sports';
import type { ImportForm } from './importForm';
import { perSlice } from './perSlice';
import { useInSlices } from './useInSlices';

export interface ReadTable {
  readonly table: Table;
  readonly rows: readonly RowRead[] | undefined;
  readonly dayOrder: DayOrder | undefined;
  /** The orders that the author must choose from; empty unless the table's dates are ambiguous. */
  readonly orders: readonly DayOrder[];
}

export function useTable(
  { lines, mapping, dayOrder: chosen, one, values }: ImportForm,
  sport: Sport | undefined,
  hasEvent: boolean,
): ReadTable {
  const table = useMemo(() => tableOf(lines, sport), [lines, sport]);
  const days = useMemo(() => dayCells(table.rows, mapping), [table, mapping]);
  const possible = useMemo(() => dayOrdersOf(days), [days]);
  const isAmbiguous = useMemo(() => days.some(isAmbiguousDay), [days]);
  const orders = isAmbiguous && possible.length > 1 ? possible : [];
  const dayOrder = orderAmong(possible, chosen);
  const read = useMemo(
    () => () => createRowReader(table, mapping, { sport, dayOrder, hasEvent, one: one?.trim(), values }),
    [table, mapping, one, values, sport, dayOrder, hasEvent],
  );
  const { results, isCurrent } = useInSlices(table.rows, read, perSlice.rows);
  const found = isCurrent ? results : undefined;
  const matches = useMemo(
    () => found && distinguish(joinDays(found.filter((row) => row !== undefined))),
    [found],
  );
  return { table, rows: matches, dayOrder, orders };
}

/** Distinct texts in date columns: a championship has few days and many rows. */
const dayCells = (rows: readonly TableRow[], mapping: ImportForm['mapping']): readonly string[] => {
  const columns = Object.entries(mapping)
    .filter(([, field]) => field === 'event.date' || field === 'event.endDate' || field === 'date')
    .map(([at]) => Number(at));
  const days = new Set<string>();
  for (const { cells } of rows) for (const at of columns) days.add(cells[at] ?? '');
  return [...days].filter(Boolean);
};
