import { choices } from '@/language/en/choices';
import { ui } from '@/language/en/ui';
import type { Text } from '@/language/text';
import { dayAfter, knownDate, type Dated, type DateString } from '@/model/dates';
import { defaults } from '@/model/schema/limits';
import { matchLine } from '@/model/matches/matchLine';
import { nextAndLast, type NextAndLast } from '@/model/matches/nextAndLast';
import type { Event, Match } from '@/model/records/records';
import { codesIn, codeText, findSport, type Sport } from '@/model/sports';
import { inLanguage, servedLanguages } from '../reading/languages';

const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric', timeZone: 'UTC' });
const days = format({ day: 'numeric', month: 'long' });
const months = format({ month: 'long' });

/** What is known of a record's date: `14 March 2026`, `March 2026` or `2026`; `undefined` for nothing. */
export function dateText(dated: Dated): string | undefined {
  if (dated.date === defaults.eventDate) return undefined;
  const known = knownDate(dated);
  if (dated.datePrecision === 'year') return known;
  return (dated.datePrecision === 'month' ? months : days).format(Date.parse(known));
}

export const countText = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;

const choiceTexts: Readonly<Record<string, Text>> = choices;

export function endingOf({ outcome, player1, player2 }: Match): string | undefined {
  if (outcome === 'winner')
    return player1.score !== undefined && player1.score === player2.score ? ui.wonLevel.en : undefined;
  if (outcome === undefined || outcome === 'score' || outcome === 'draw') return undefined;
  const name = `outcome.${outcome}`;
  return Object.hasOwn(choiceTexts, name) ? choiceTexts[name]?.en : outcome;
}

export const letters = { W: 'W', L: 'L', D: 'D' } as const;

export const lineOf = (match: Match, sports: readonly Sport[], language = servedLanguages.en): string =>
  matchLine(match, {
    letters,
    codes: codesIn(findSport(sports, match.event.sport.id), match).map(({ choice, code }) =>
      inLanguage(codeText(choice, code, 'short'), language),
    ),
  });

/** The next and the last match of a page. While results are left out, a match of today may be over. */
export const nextAndLastOf = (
  matches: readonly Match[],
  events: readonly Event[],
  today: DateString,
  hides: boolean,
): NextAndLast<Match> =>
  nextAndLast(
    matches,
    hides ? dayAfter(today) : today,
    (id) => events.find((event) => event.id === id)?.status,
  );
