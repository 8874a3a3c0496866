import { callNames as callNameTable } from './callNames';
import { givenNameRows, rowsIn } from './givenNameRows';
import { otherGivenNames } from './otherGivenNames';
import { phonemesOf } from './phonemes';

const handNames: ReadonlySet<string> = new Set(givenNameRows.flatMap((row) => row.split(' ')));

function rowsOf(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [row, line] of lines.entries())
    for (const form of new Set(line.split(' '))) {
      const known = found.get(form);
      if (known) known.push(row);
      else found.set(form, [row]);
    }
  return found;
}

const namesRows = rowsOf([...givenNameRows, ...otherGivenNames.filter((name) => !handNames.has(name))]);
/** By sound, since the table has one spelling of many: Terence, but not Terrence; Susie, but not Suzy. */
const soundOf = (word: string) =>
  phonemesOf(word)
    .replace(/^X/, 'k')
    .replace(/z/g, 's')
    .replace(/(?<![ei])[ei]{1,4}$/, (ending) => (ending.includes('i') ? 'i' : ending));

const callNames = rowsIn(callNameTable);
const callNamesRows = rowsOf(callNames.map((row) => row.split(' ').map(soundOf).join(' ')));

/** The rows that begin with the name: its call names follow. */
const leadingRows = rowsOf(callNames.map((row) => soundOf(row.slice(0, row.indexOf(' ')))));

const none: readonly number[] = [];

/** The rows with the name: two names with a row in common may be one. */
export const givenNamesOf = (word: string): readonly number[] => namesRows.get(word) ?? none;

export const callNamesOf = (word: string): readonly number[] => callNamesRows.get(soundOf(word)) ?? none;

export const calledFirst = (word: string): readonly number[] => leadingRows.get(soundOf(word)) ?? none;
