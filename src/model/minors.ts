import { isJsonObject, type Json } from '@/lib/json';
import type { DateString } from './dates';
import type { Delta } from './delta';
import type { Player } from './records';

/** Pages of players below this age, in years, are hidden where the site hides minors. */
export const hiddenBelow = 16;

/** The age from which nobody is a minor any more, whenever the last match was. */
const ageOfMajority = 18;

/** Tells whether the server has found that a player may be a minor. Where a site hides no minors, nobody is marked. */
export const isMinor = ({ minor }: Pick<Player, 'minor'>): boolean => minor === true;

const yearOf = (day: DateString): number => Number(day.slice(0, 4));

/** The earliest year of birth of whom it is not certain today that they are of age. */
export const earliestMinorYear = (today: DateString): number => yearOf(today) - ageOfMajority;

/**
 * Tells whether the last match decides whether a player may be a minor: who may be below 16 today has been so at every match, and
 * who is of age today counts as no minor any more.
 */
export const dependsOnMatches = (birthYear: number, today: DateString): boolean =>
  yearOf(today) - birthYear > hiddenBelow && birthYear >= earliestMinorYear(today);

/**
 * Tells whether a player may have been below 16 on the day of the last match, or today where there was none yet. Of a birth the
 * year alone is known, so who turns 16 in the year of that day counts as well.
 */
export function mayBeMinor(birthYear: number, today: DateString, lastMatch?: DateString): boolean {
  if (birthYear < earliestMinorYear(today)) return false;
  // A match that is announced was not fought yet.
  const day = lastMatch !== undefined && lastMatch < today ? lastMatch : today;
  return yearOf(day) - birthYear <= hiddenBelow;
}

/** Stands in a change for a minor's year of birth, which moderators alone are shown; each language says it in its own words. */
export const yearNotShown = 'not shown';

const field = 'birthYear';

/** A value of a change of a player without the year of birth: of one field, or of several by name. */
function valueWithout(path: string, value: Json): Json {
  if (path === field) return value === null ? null : yearNotShown;
  if (path !== '' || !isJsonObject(value) || (value[field] ?? null) === null) return value;
  return { ...value, [field]: yearNotShown };
}

/** A change of a player without what it says of the year of birth. For screens alone: nothing is proposed by it. */
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
