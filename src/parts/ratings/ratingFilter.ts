import { ratedDay } from '@/language/en/ratedDay';
import type { Translate } from '@/language/language';
import { strengthsOf } from '@/model/ratings/ratingFilter';
import { together } from '@/model/ratings/ratingModel';
import { apartOf, type Sport } from '@/model/sports';
import { choiceCodeName, localText } from '../words/sportWords';

/** Index of a strength among the sport's; selects its colour. */
export const seriesOf = (sport: Sport, code: string): number => Math.max(0, strengthsOf(sport).indexOf(code));

export function strengthName(t: Translate, sport: Sport | undefined, code: string): string {
  const apart = sport && apartOf(sport);
  if (code !== together) return choiceCodeName(t, apart, code, 'alone');
  return t(apart ? localText(apart.all) : ratedDay.rating);
}

export function withParam(params: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}
