import { codesIn, type Gender, type Sport } from '../sports';
import type { Match } from '../records';
import type { CodePath } from '../schema/choice';

/**
 * A belt or championship: what it is called, and for whom it is. A sport crowns one champion for each combination of what its
 * matches differ in, so the same name in another class is another title.
 */
export interface Title {
  /** As it was entered. */
  readonly name: string;
  readonly gender: Gender;
  /** The codes that its matches have for the choices of the sport, in the sport's order. */
  readonly codes: readonly TitleCode[];
}

interface TitleCode {
  readonly path: CodePath;
  readonly code: string;
}

/** The title that a match was for; `undefined` where it names none. `sport` is the match's own, where it is known. */
export function titleOf(match: Pick<Match, 'title' | 'gender'>, sport: Sport | undefined): Title | undefined {
  const { title: name, gender } = match;
  if (name === undefined || plainTitle(name) === '') return undefined;
  return { name, gender, codes: codesIn(sport, match).map(({ choice: { path }, code }) => ({ path, code })) };
}

/** One key for a title, however its name is spelled: letters and digits alone tell two apart, and whether it was vacant does not. */
export const titleKey = ({ name, gender, codes }: Title): string =>
  JSON.stringify([plainTitle(name), gender, ...codes.map(({ path, code }) => [path, code])]);

/** Words that say how a title was held, and not which one it is. */
const standing: ReadonlySet<string> = new Set(
  'the for vacant vacated undisputed reigning current inaugural вакантный vakanter vacante 空位の'.split(' '),
);

function plainTitle(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean);
  const from = words.findIndex((word) => !standing.has(word));
  const last = words.findLastIndex((word) => !standing.has(word));
  return (from < 0 ? words : words.slice(from, last + 1)).join(' ');
}
