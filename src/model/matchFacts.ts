import { isolate } from '@/lib/isolate';
import { enumOptions } from './fields';
import type { Match } from './records';
import { genders } from './sports';

/** The arm, class and gender of a match, in words and without what is unknown: `['Right', '105kg', 'Men']`. */
export function matchFacts({ arm, weight, gender, event }: Match): readonly string[] {
  const labels = enumOptions('arm', event.sport.id);
  // A code that is not known here may be a later version's, and stays as it is.
  const labelIn = (table: Readonly<Record<string, string>>, code: string) =>
    Object.hasOwn(table, code) ? table[code] : code;
  return [
    arm && labelIn(labels, arm),
    weight,
    gender === '-' ? 'Open to all' : labelIn(genders, gender),
  ].filter((fact) => fact !== undefined);
}

/** A match by its players alone, where the result would be too much: `Ann v Bea`. */
export const matchName = ({ player1, player2 }: Pick<Match, 'player1' | 'player2'>): string =>
  `${isolate(player1.name)} v ${isolate(player2.name)}`;
