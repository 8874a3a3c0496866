import { isolate } from '@/lib/isolate';
import type { Match } from './records';
import { codesIn, codeText, englishOf, genders, type LabelForm, type Sport } from './sports';

/** The choices of its sport and the gender of a match, in English and without what is unknown: `['Right', '105kg', 'Men']`. */
export function matchFacts(
  match: Match,
  sport: Sport | undefined,
  form: LabelForm = 'short',
): readonly string[] {
  const { gender } = match;
  return [
    ...codesIn(sport, match).map(({ choice, code }) => englishOf(codeText(choice, code, form))),
    // A gender that is not known here may be a later version's, and stays as it is.
    gender === '-' ? 'Open to all' : Object.hasOwn(genders, gender) ? genders[gender] : gender,
  ];
}

/** A match by its players alone, where the result would be too much: `Ann v Bea`. */
export const matchName = ({ player1, player2 }: Pick<Match, 'player1' | 'player2'>): string =>
  `${isolate(player1.name)} v ${isolate(player2.name)}`;
