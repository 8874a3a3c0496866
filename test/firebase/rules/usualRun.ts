import { factor } from '@test/support/property';

/*
 * One program writes the rules of values from the schema, with the same few checks for many fields, and each case takes
 * the emulator tens of milliseconds. So a usual run tries each check once in full and a sample of its repetitions; a
 * long run (`npm run test:all`) tries all.
 */

export function oneOfEach<T>(
  all: readonly T[],
  kindOf: (one: T) => string,
  isLong = factor > 1,
): readonly T[] {
  return isLong ? all : [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].reverse();
}

export const someOf = <T>(all: readonly T[], isLong = factor > 1): readonly T[] =>
  isLong ? all : all.slice(0, 1);

/** Every other one, and those that must stay; all in a long run. */
export const everyOther = <T>(
  all: readonly T[],
  isKept: (one: T) => boolean,
  isLong = factor > 1,
): readonly T[] => (isLong ? all : all.filter((one, at) => at % 2 === 0 || isKept(one)));
