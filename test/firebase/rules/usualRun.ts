import { factor } from '@test/support/property';

/*
 * The rules of values are written by one program from the schema, the same few checks for many fields, and each case takes the
 * emulator tens of milliseconds. So a usual run tries each check once in full, and of what repeats it for other fields some;
 * a long run (`npm run test:all`) tries all.
 */

/** Of what is alike the first; all of it in a long run. */
export function oneOfEach<T>(
  all: readonly T[],
  kindOf: (one: T) => string,
  isLong = factor > 1,
): readonly T[] {
  return isLong ? all : [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].reverse();
}

/** The first one; all of them in a long run. */
export const someOf = <T>(all: readonly T[], isLong = factor > 1): readonly T[] =>
  isLong ? all : all.slice(0, 1);

/** Every other one, and those that are to be kept; all of them in a long run. */
export const everyOther = <T>(
  all: readonly T[],
  isKept: (one: T) => boolean,
  isLong = factor > 1,
): readonly T[] => (isLong ? all : all.filter((one, at) => at % 2 === 0 || isKept(one)));
