import { asWritten } from '../card/asWritten';
import { cleanLine } from '../texts';

const failed = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i;
const formula = /^=\S/;
/** Our own tables put this sign before text that a spreadsheet would run. */
const guarded = /^'(?=[=+\-@\t\r])/;

export const cellText = (cell: string): string => cleanLine(asWritten(cell.replace(guarded, '')));

export const isFormula = (cell: string): boolean => failed.test(cell.trim()) || formula.test(cell.trim());

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines above the head, such as a title. */
  readonly above: readonly TableRow[];
}
