import { isolate } from '@/lib/isolate';
import { enumOptions } from './fields';
import type { Match } from './records';
import { genders } from './sports';

/** The arm, class and gender of a match, in words and without what is unknown: `['Right', '105kg', 'Men']`. */
export function matchFacts({ arm, weight, gender, event }: Match): readonly string[] {
  const armLabel = arm && enumOptions('arm', event.sport.id)[arm];
  return [armLabel, weight, gender === '-' ? 'Open to all' : genders[gender]].filter(
    (fact) => fact !== undefined,
  );
}

/** A match by its players alone, where the result would be too much: `Ann v Bea`. */
export const matchName = ({ player1, player2 }: Pick<Match, 'player1' | 'player2'>): string =>
  `${isolate(player1.name)} v ${isolate(player2.name)}`;
