import { cleanLine } from '../texts';

/** The texts that a spreadsheet writes where a formula has failed. */
const failed = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i;
/** A formula that was saved in place of its value. */
const formula = /^=\S/;
/** The sign that our own tables write before a text that a spreadsheet would run. */
const guarded = /^'(?=[=+\-@\t\r])/;

/** The text of a cell as its author meant it. */
export const cellText = (cell: string): string => cleanLine(cell.replace(guarded, ''));

/** Tells whether a cell holds a formula, or what came of one that failed, in place of a value. */
export const isFormula = (cell: string): boolean => failed.test(cell.trim()) || formula.test(cell.trim());

/** A line of a table, by its number in the source. */
export interface TableRow {
  /** Counts from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table with the names of its columns. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines above the names of the columns, such as a title. */
  readonly above: readonly TableRow[];
}
