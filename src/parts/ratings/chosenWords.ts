import type { Translate } from '@/language/language';
import type { RatingFilter } from '@/model/ratings/ratingFilter';
import { choiceAt, type Sport } from '@/model/sports';
import { choiceCodeName, codeName } from '../words/sportWords';
import { strengthName } from './ratingFilter';

export function chosenWords(
  t: Translate,
  sport: Sport,
  { code, gender, weight }: RatingFilter,
): readonly string[] {
  const classes = choiceAt(sport, 'weight');
  return [
    strengthName(t, sport, code),
    codeName(t, 'gender', gender),
    ...(classes && weight ? [choiceCodeName(t, classes, weight)] : []),
  ];
}
