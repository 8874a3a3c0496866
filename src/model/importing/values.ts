import { countryOf } from '../records/countryOf';
import { findField } from '../records/fields';
import { countryCodes } from '../schema/countries';
import { choiceAt, genders, liveCodes, type Sport } from '../sports';
import { cellText, isFormula, type Table } from './cells';
import { isInPounds, type ImportField, type Mapping } from './columns';
import { codeRead, isEmpty } from './codedCells';
import { createUnits } from './rowCells';
import { sidesByWord } from './sideCells';

/** What the user says that texts of columns mean, by `valueKey`: a code, or an empty string for nothing. */
export type Values = Readonly<Record<string, string>>;

const isCountry = (field: ImportField): boolean => field.endsWith('.country');

/** A country means the same in all columns. */
export const valueKey = (field: ImportField, text: string): string =>
  `${isCountry(field) ? 'country' : field}=${text.normalize('NFKC').toLowerCase()}`;

export const isWinner = (field: ImportField): boolean => field === 'winner' || field === 'loser';
/** Winners may be numbers of sides; their names are no codes. */
const sideNumber = /^[0-2]$/;

const results = ['w', 'l', 'd'] as const;
const yesOrNo = ['yes', 'no'] as const;

export function codesOfField(field: ImportField, sport: Sport | undefined): readonly string[] {
  if (isCountry(field)) return countryCodes;
  if (field === 'gender') return Object.keys(genders);
  if (field === 'player1.result') return results;
  if (field === 'main') return yesOrNo;
  if (isWinner(field)) return findField('match', 'winner')?.choices ?? [];
  if (field === 'outcome') return findField('match', field)?.choices ?? [];
  const choice = choiceAt(sport, field);
  return choice === undefined ? [] : liveCodes(choice);
}

/** The code that the user has chosen for a text, an empty string for nothing, or else the text itself. */
export function meantText(
  values: Values,
  {
    field,
    text,
    sport,
  }: { readonly field: ImportField; readonly text: string; readonly sport: Sport | undefined },
): string {
  const key = valueKey(field, text);
  const code = Object.hasOwn(values, key) ? (values[key] ?? '') : text;
  return code === '' || codesOfField(field, sport).includes(code) ? code : text;
}

export interface ColumnValue {
  readonly field: ImportField;
  readonly text: string;
  readonly key: string;
  /** What the user has chosen, or what the text was read as; `undefined` if it is no single code. */
  readonly code: string | undefined;
  readonly isRead: boolean;
  readonly isChosen: boolean;
}

function countryRead(text: string): ReturnType<typeof codeRead> {
  const code = countryOf(text);
  return { isRead: code !== undefined, code };
}

function sideRead(text: string, isUnsure: boolean): ReturnType<typeof codeRead> {
  const code = isUnsure ? undefined : sidesByWord[text];
  return { isRead: code !== undefined, code };
}

/** Whether winners have numbers, but none is 2: counted from 0, a 1 is the second side. */
export function mayCountFromZero({ rows }: Pick<Table, 'rows'>, mapping: Mapping): boolean {
  const columns = Object.entries(mapping).flatMap(([at, field]) => (isWinner(field) ? [Number(at)] : []));
  const said = new Set(rows.flatMap(({ cells }) => columns.map((at) => cellText(cells[at] ?? ''))));
  return said.has('1') && !said.has('2');
}

/** More distinct texts in one column are no codes. */
const mostValues = 100;

export function valuesIn(
  { head, rows }: Pick<Table, 'head' | 'rows'>,
  mapping: Mapping,
  values: Values,
  sport: Sport | undefined,
): readonly ColumnValue[] {
  const listed = new Set<string>();
  const isUnsure = mayCountFromZero({ rows }, mapping);
  const cellAt = createUnits(head, mapping);
  return Object.entries(mapping).flatMap(([place, field]) => {
    const at = Number(place);
    const codes = codesOfField(field, sport);
    if (codes.length === 0) return [];
    const texts = new Map<string, string>();
    for (const row of rows) {
      const cell = cellAt(row, at);
      const text = isFormula(cell) ? '' : cellText(cell);
      const key = valueKey(field, text);
      if (isEmpty(field, text) || texts.size >= mostValues || listed.has(key)) continue;
      if (isWinner(field) && !sideNumber.test(text)) continue;
      listed.add(key);
      texts.set(key, text);
    }
    const inPounds = isInPounds(head[at] ?? '');
    return [...texts].map(([key, text]): ColumnValue => {
      const answer = Object.hasOwn(values, key) ? values[key] : undefined;
      const isChosen = answer !== undefined && (answer === '' || codes.includes(answer));
      const read = isCountry(field)
        ? countryRead(text)
        : isWinner(field)
          ? sideRead(text, isUnsure)
          : codeRead(field, text, { sport, inPounds });
      return { field, text, key, code: isChosen ? answer : read.code, isRead: read.isRead, isChosen };
    });
  });
}
