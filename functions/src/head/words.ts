import { choices } from '@/language/en/choices';
import type { Text } from '@/language/text';
import type { DateString } from '@/model/dates';
import { defaults } from '@/model/schema/limits';
import { perspective } from '@/model/perspective';
import type { Match } from '@/model/records';
import { countMatch, emptyTally, type Tally } from '@/model/tally';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words; the one that stands for an unknown day is none. */
export const dayText = (date: DateString): string | undefined =>
  date === defaults.eventDate ? undefined : days.format(Date.parse(date));

export const countText = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;

const choiceTexts: Readonly<Record<string, Text>> = choices;

/** How a match ended, where scores and winner do not say it; a code that is not known here stays as it is. */
export function endingOf({ outcome }: Pick<Match, 'outcome'>): string | undefined {
  if (outcome === undefined || outcome === 'score' || outcome === 'winner' || outcome === 'draw')
    return undefined;
  const name = `outcome.${outcome}`;
  return Object.hasOwn(choiceTexts, name) ? choiceTexts[name]?.en : outcome;
}

/** The matches counted from a player's side. */
export const tallyOf = (matches: readonly Match[], player: string): Tally =>
  matches.reduce((tally, match) => {
    const sides = perspective(match, player);
    return sides ? countMatch(tally, sides.own, sides.other) : tally;
  }, emptyTally);
