import { fields } from '@/language/en/fields';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { Board } from '@/model/ratings/board';
import { choiceAt, type Sport } from '@/model/sports';
import { Choices } from '@/ui/Choices';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { choiceCodeName, codeName, localText } from '../words/sportWords';
import { genderChoices, inactiveParam, weightChoices, type RatingFilter } from '@/model/ratings/ratingFilter';
import { withParam } from './ratingFilter';
import styles from './RankingFilters.module.css';
import { StrengthChoices } from './StrengthChoices';

export interface RankingFiltersProps {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly onChange: (name: string, value: string | undefined) => void;
  readonly inactive?: boolean;
  /** What the ranking says of its classes and inactive players; all classes are offered without it. */
  readonly board?: Pick<Board, 'classes' | 'inactive'> | undefined;
}

export function RankingFilters({ sport, filter, params, onChange, inactive, board }: RankingFiltersProps) {
  const t = useText();
  const weight = choiceAt(sport, 'weight');
  const classes = weightChoices(sport, filter.gender).filter(
    (code) => board === undefined || code === filter.weight || board.classes.includes(code),
  );
  return (
    <div className={styles.filters}>
      <StrengthChoices sport={sport} filter={filter} params={params} />
      {weight && classes.length > 0 && (
        <FilterSelect
          filter={{
            name: 'weight',
            label: t(localText(weight.label)),
            any: t(ratings.anyWeight),
            value: filter.weight,
            choices: classes.map((value) => ({ value, label: choiceCodeName(t, weight, value, 'short') })),
            onChange: (code) => onChange('weight', code),
          }}
        />
      )}
      <Choices
        label={t(fields.gender)}
        choices={genderChoices.map((gender) => ({
          to: withParam(params, 'gender', gender),
          label: codeName(t, 'gender', gender),
          current: gender === filter.gender,
        }))}
      />
      {inactive && (filter.inactive || board?.inactive !== 0) && (
        <Choices
          label={t(ratings.inactivePlayers)}
          choices={[
            {
              to: withParam(params, inactiveParam, filter.inactive ? undefined : '1'),
              label:
                board === undefined
                  ? t(ratings.inactive)
                  : t(ratings.inactiveCount, { count: board.inactive }),
              current: filter.inactive,
            },
          ]}
        />
      )}
    </div>
  );
}
