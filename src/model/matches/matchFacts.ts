import { isolate } from '@/lib/isolate';
import type { Match } from '../records/records';
import { codesIn, codeText, englishOf, genders, type LabelForm, type Sport } from '../sports';

export function matchFacts(
  match: Match,
  sport: Sport | undefined,
  form: LabelForm = 'short',
): readonly string[] {
  const { gender } = match;
  return [
    ...codesIn(sport, match).map(({ choice, code }) => englishOf(codeText(choice, code, form))),
    Object.hasOwn(genders, gender) ? genders[gender] : gender,
  ];
}

export const matchName = ({ player1, player2 }: Pick<Match, 'player1' | 'player2'>): string =>
  `${isolate(player1.name)} v ${isolate(player2.name)}`;
