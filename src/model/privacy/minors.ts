import { isJsonObject, type Json } from '@/lib/json';
import type { DateString } from '../dates';
import type { Delta } from '../proposals/delta';
import type { Player } from '../records/records';

export const hiddenBelow = 16;

const ageOfMajority = 18;

/** Whether the server marked the player as a possible minor. It marks nobody on sites that show minors. */
export const isMinor = ({ minor }: Pick<Player, 'minor'>): boolean => minor === true;

const yearOf = (day: DateString): number => Number(day.slice(0, 4));

export const earliestMinorYear = (today: DateString): number => yearOf(today) - ageOfMajority;

/**
 * Whether the last match decides: a player who may be below 16 today was so at every match, and one of age is
 * no minor any more.
 */
export const dependsOnMatches = (birthYear: number, today: DateString): boolean =>
  yearOf(today) - birthYear > hiddenBelow && birthYear >= earliestMinorYear(today);

/**
 * Whether a player may have been below 16 at the last match, or today if there was none. Only the year of
 * birth is known, so a player who turns 16 in that year counts as well.
 */
export function mayBeMinor(birthYear: number, today: DateString, lastMatch?: DateString): boolean {
  if (birthYear < earliestMinorYear(today)) return false;
  // An announced match has not happened yet.
  const day = lastMatch !== undefined && lastMatch < today ? lastMatch : today;
  return yearOf(day) - birthYear <= hiddenBelow;
}

/**
 * Replaces a minor's year of birth in changes; only moderators see the year. Each language has its own words
 * for this.
 */
export const yearNotShown = 'not shown';

const field = 'birthYear';

function valueWithout(path: string, value: Json): Json {
  if (path === field) return value === null ? null : yearNotShown;
  if (path !== '' || !isJsonObject(value) || (value[field] ?? null) === null) return value;
  return { ...value, [field]: yearNotShown };
}

/** The change without the year of birth. For display only: such a delta must not be proposed. */
export function withoutBirthYear(delta: Delta): Delta {
  const { base, before, amended } = delta;
  const without = (value: Json) => valueWithout(delta.field, value);
  return {
    ...delta,
    value: without(delta.value),
    ...(base !== undefined && { base: without(base) }),
    ...(before !== undefined && { before: without(before) }),
    ...(amended && { amended: { ...amended, proposed: without(amended.proposed) } }),
  };
}
