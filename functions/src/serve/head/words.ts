import { choices } from '@/language/en/choices';
import type { Text } from '@/language/text';
import { knownDate, type Dated } from '@/model/dates';
import { defaults } from '@/model/schema/limits';
import { perspective } from '@/model/matches/perspective';
import type { Match } from '@/model/records/records';
import { countMatch, emptyTally, type Tally } from '@/model/matches/tally';

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

/** How a match ended, if score and winner do not say it. An unknown code is shown as is. */
export function endingOf({ outcome }: Pick<Match, 'outcome'>): string | undefined {
  if (outcome === undefined || outcome === 'score' || outcome === 'winner' || outcome === 'draw')
    return undefined;
  const name = `outcome.${outcome}`;
  return Object.hasOwn(choiceTexts, name) ? choiceTexts[name]?.en : outcome;
}

export const tallyOf = (matches: readonly Match[], player: string): Tally =>
  matches.reduce((tally, match) => {
    const sides = perspective(match, player);
    return sides ? countMatch(tally, sides.own, sides.other) : tally;
  }, emptyTally);
