import { asWritten } from '../card/asWritten';
import { withoutEmphasis } from '../card/plainSigns';
import { cleanLine } from '../texts';

/** Errors of formulas in any language of a spreadsheet: `#N/A`, `#WERT!`, `#¿NOMBRE?`, `Err:502`. */
const failed =
  /^(?:#[¡¿]?[\p{Lu}\p{N}/_.]+[!?]|#\p{Lu}+\/\p{Lu}+|#n\/a|#(?:NV|NA|REF|YOK|ADR|ARG|GETTING_DATA|BUSY)|#{3,}|(?:Err|ERR|Fehler|Erreur|Errore?|Ошибка):\s?\d{3}|Loading(?:\.{3}|…))$/u;
/** Also one that refers to a cell by another sign, as old spreadsheets begin one: `+A1+B1`. */
const formula = /^(?:\{?=\S|[+\-@]\$?[A-Z]{1,3}\$?\d+(?:[+\-*/:&]|$))/;
/**
 * Our own tables put this sign before text that a spreadsheet would run, and people before a score that it would
 * take for a day.
 */
const guarded = /^'(?=[=+\-@\t\r\d])/;

/** Some programs quote with this sign. */
const quoted = /^\s*'(.+)'\s*$/s;

/** Flags of the nations of the United Kingdom, whose letters are invisible signs that cleaning would remove. */
const nationFlag = /\u{1F3F4}\u{E0067}\u{E0062}([\u{E0061}-\u{E007A}]{3})\u{E007F}/gu;

function withNations(cell: string): string {
  const said = cell.replace(nationFlag, (_, letters: string) => {
    const code = [...letters].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xe0020));
    return ` (GB-${code.join('')}) `;
  });
  return said === cell ? cell : said.replace(/^ \((GB-...)\) $/, '$1');
}

export const cellText = (cell: string): string =>
  withoutEmphasis(cleanLine(asWritten(withNations(cell).replace(quoted, '$1').replace(guarded, ''))));

export const isFormula = (cell: string): boolean => failed.test(cell.trim()) || formula.test(cell.trim());

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  readonly above: readonly TableRow[];
}
