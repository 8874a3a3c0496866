import { useText } from '@/language/useLanguage';
import { rankedStrengths, strengthParam, type RatingFilter } from '@/model/ratings/ratingFilter';
import { apartOf, type Sport } from '@/model/sports';
import { Choices } from '@/ui/Choices';
import { choiceCodeName, localText } from '../words/sportWords';
import { withParam } from './ratingFilter';

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
      choices={rankedStrengths(sport).map((code) => ({
        to: withParam(params, strengthParam(sport) ?? '', code),
        label: choiceCodeName(t, apart, code, 'short'),
        current: code === filter.code,
      }))}
    />
  );
}
