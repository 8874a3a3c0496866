import { existsSync, readFileSync } from 'node:fs';
import { codesInUse, parseSport, replacingProblems } from '@/model/parsing/parseSport';
import { problemSentence } from '@/language/sportProblems';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { Match } from '@/model/records/records';
import { builtInSports, englishOf, findSport, type Sport } from '@/model/sports';
import { Problem } from '../scripts/base/problem';

/**
 * Checks the definition of a sport in a file against the one it would replace, if any, and against the codes in
 * matches. Answers lines that describe it; throws a `Problem` with everything that is wrong.
 */
export function checkSport(
  file: string,
  matches: readonly Match[],
  defined: readonly Sport[] = builtInSports,
): readonly string[] {
  const read = parseSport(jsonIn(file));
  const problems = read.ok ? problemsAfter(read.value, matches, defined) : read.error;
  if (!read.ok || problems.length > 0)
    throw new Problem(
      [`${file}: this is no definition that can be taken.`, ...problems.map(problemSentence)].join('\n  '),
    );
  const { id, name, choices, apart, ratings } = read.value;
  return [
    `${englishOf(name)} (${id})`,
    ...choices.map(
      ({ path, label, codes }) =>
        `${englishOf(label)} (${path}): ${codes.map(({ code, retired }) => (retired ? `${code} (retired)` : code)).join(', ')}`,
    ),
    `rated ${apart === undefined ? 'as one strength' : `apart by ${apart}`}, ${ratings === undefined ? 'by the default parameters until `npm run ratings -- fit` chooses them' : 'by parameters of its own'}`,
  ];
}

function problemsAfter(
  sport: Sport,
  matches: readonly Match[],
  defined: readonly Sport[],
): readonly SportProblem[] {
  const before = findSport(defined, sport.id);
  return before === undefined ? [] : replacingProblems(before, sport, codesInUse(sport.id, before, matches));
}

export function jsonIn(file: string): unknown {
  if (!existsSync(file)) throw new Problem(`${file}: expected a file with a sport's definition, found none.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${file}: expected a sport's definition in JSON, found ${reason}. Mend it first.`);
  }
}
