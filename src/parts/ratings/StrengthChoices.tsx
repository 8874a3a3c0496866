import { useText } from '@/language/useLanguage';
import { strengthParam, strengthsOf, type RatingFilter } from '@/model/ratings/ratingFilter';
import { apartOf, type Sport } from '@/model/sports';
import { Choices } from '@/ui/Choices';
import { localText } from '../words/sportWords';
import { strengthName, withParam } from './ratingFilter';

export interface StrengthChoicesProps {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
}

export function StrengthChoices({ sport, filter, params }: StrengthChoicesProps) {
  const t = useText();
  const apart = apartOf(sport);
  if (apart === undefined) return undefined;
  return (
    <Choices
      label={t(localText(apart.label))}
      choices={strengthsOf(sport).map((code) => ({
        to: withParam(params, strengthParam(sport) ?? '', code),
        label: strengthName(t, sport, code),
        current: code === filter.code,
      }))}
    />
  );
}
