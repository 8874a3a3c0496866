import { choices } from '@/language/en/choices';
import type { Text } from '@/language/text';
import type { DateString } from '@/model/dates';
import { defaults } from '@/model/schema/limits';
import { perspective } from '@/model/matches/perspective';
import type { Match } from '@/model/records/records';
import { countMatch, emptyTally, type Tally } from '@/model/matches/tally';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const dayText = (date: DateString): string | undefined =>
  date === defaults.eventDate ? undefined : days.format(Date.parse(date));

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
