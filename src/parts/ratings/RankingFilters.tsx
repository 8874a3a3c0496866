import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { choiceAt, type Sport } from '@/model/sports';
import { Choices } from '@/ui/Choices';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { Stack } from '@/ui/Stack';
import { choiceCodeName, codeName, localText } from '../words/sportWords';
import { genderChoices, weightChoices, type RatingFilter } from '@/model/ratings/ratingFilter';
import { withParam } from './ratingFilter';
import { StrengthChoices } from './StrengthChoices';

export interface RankingFiltersProps {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly onChange: (name: string, value: string | undefined) => void;
}

export function RankingFilters({ sport, filter, params, onChange }: RankingFiltersProps) {
  const t = useText();
  const weight = choiceAt(sport, 'weight');
  const classes = weightChoices(sport, filter.gender);
  return (
    <Stack row gap={3}>
      <StrengthChoices sport={sport} filter={filter} params={params} />
      <Choices
        label={t(ratings.gender)}
        choices={genderChoices.map((gender) => ({
          to: withParam(params, 'gender', gender),
          label: codeName(t, 'gender', gender),
          current: gender === filter.gender,
        }))}
      />
      {weight && classes.length > 0 && (
        <FilterSelect
          filter={{
            name: 'weight',
            label: t(localText(weight.label)),
            any: t(ratings.anyWeight),
            value: filter.weight,
            choices: classes.map((value) => ({ value, label: choiceCodeName(t, weight, value) })),
            onChange: (code) => onChange('weight', code),
          }}
        />
      )}
    </Stack>
  );
}
