import { dequal } from 'dequal';
import { blankAfter, isBlank, mostRows, type CardRow } from './cardForm';

export function moveRow(rows: readonly CardRow[], key: string, to: number): readonly CardRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const moved = rows[from];
  const last = rows.at(-1);
  const most = last !== undefined && isBlank(last) ? rows.length - 2 : rows.length - 1;
  const place = Math.max(0, Math.min(to, most));
  if (moved === undefined || place === from || from > most) return rows;
  return rows.toSpliced(from, 1).toSpliced(place, 0, moved);
}

export function insertRow(rows: readonly CardRow[], key: string, newKey: () => string): readonly CardRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const next = rows[at + 1];
  if (at < 0 || rows.length >= mostRows || (next !== undefined && isBlank(next))) return rows;
  return rows.toSpliced(at + 1, 0, blankAfter(rows.slice(0, at + 1), newKey()));
}

/** Replaces a row. If the blank row below still has the values it took over, it takes over the new ones. */
export function replaceRow(rows: readonly CardRow[], row: CardRow): readonly CardRow[] {
  const at = rows.findIndex(({ key }) => key === row.key);
  const before = rows[at];
  const next = rows[at + 1];
  if (before === undefined) return rows;
  const replaced = rows.with(at, row);
  const follows = next !== undefined && dequal(next, blankAfter([before], next.key));
  return follows ? replaced.with(at + 1, blankAfter([row], next.key)) : replaced;
}
