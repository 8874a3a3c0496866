import { emptyTable, tableDiff, tableSet, tableValues, type Table } from '@/lib/table';
import type { Match, Player, Side } from '@/model/records';
import { isWithheld, withheldName } from '@/model/withholding';

/** The player with the name that the language shown has for who is not named; the same reference for everybody else. */
export const playerNamed = <P extends Player>(player: P, name: string): P =>
  isWithheld(player) ? { ...player, name } : player;

/** The match with the same name for its sides. */
export function matchNamed(match: Match, name: string): Match {
  const { player1, player2 } = match;
  if (player1.name !== withheldName && player2.name !== withheldName) return match;
  return { ...match, player1: sideNamed(player1, name), player2: sideNamed(player2, name) };
}

const sideNamed = (side: Side, name: string): Side => (side.name === withheldName ? { ...side, name } : side);

/**
 * Keeps a table in which names that were withheld are said in the language shown: the same table where that is how they are
 * stored. A new table costs its difference from the last one, another language goes through it once.
 */
export function followWithheld<R extends { readonly id: string }>(
  named: (record: R, name: string) => R,
): (rows: Table<R>, name: string) => Table<R> {
  let lastRows: Table<R> = emptyTable();
  let lastName: string = withheldName;
  /** Those that are named otherwise than they are stored. */
  let changed = new Map<string, R>();
  let result: Table<R> = emptyTable();
  return (rows, name) => {
    if (name !== lastName || name === withheldName) changed = new Map();
    if (name !== withheldName) {
      if (name === lastName)
        for (const [id, , after] of tableDiff(lastRows, rows)) {
          const next = after && named(after, name);
          if (next === undefined || next === after) changed.delete(id);
          else changed.set(id, next);
        }
      else
        for (const record of tableValues(rows)) {
          const next = named(record, name);
          if (next !== record) changed.set(record.id, next);
        }
    }
    if (rows !== lastRows || name !== lastName) result = changed.size === 0 ? rows : tableSet(rows, changed);
    lastRows = rows;
    lastName = name;
    return result;
  };
}
