import { codesIn, type Gender, type Sport } from '../sports';
import type { Match } from '../records/records';
import type { CodePath } from '../schema/choice';

/**
 * A belt or championship. A sport crowns one champion per combination of its choices, so the same name in
 * another class is another title.
 */
export interface Title {
  readonly name: string;
  readonly gender: Gender;
  readonly codes: readonly TitleCode[];
}

interface TitleCode {
  readonly path: CodePath;
  readonly code: string;
}

/** `undefined` if the match names no title. `sport` is the match's own, if known. */
export function titleOf(match: Pick<Match, 'title' | 'gender'>, sport: Sport | undefined): Title | undefined {
  const { title: name, gender } = match;
  if (name === undefined || plainTitle(name) === '') return undefined;
  return { name, gender, codes: codesIn(sport, match).map(({ choice: { path }, code }) => ({ path, code })) };
}

/** One key for all spellings of a title: only letters and digits count, and words such as "vacant" do not. */
export const titleKey = ({ name, gender, codes }: Title): string =>
  JSON.stringify([plainTitle(name), gender, ...codes.map(({ path, code }) => [path, code])]);

/** Words about how the title was held, not which one it is. */
const standing: ReadonlySet<string> = new Set(
  'the for vacant vacated undisputed reigning current inaugural defence defense вакантный vakanter vacante 空位の'.split(
    ' ',
  ),
);
const aboutMatch = /(?<= (?:title|belt)) (?:match|fight|bout)$/;

function plainTitle(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean);
  const from = words.findIndex((word) => !standing.has(word));
  const last = words.findLastIndex((word) => !standing.has(word));
  return (from < 0 ? words : words.slice(from, last + 1)).join(' ').replace(aboutMatch, '');
}
