import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { words } from '@/language/en/words';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import type { SportId } from '@/model/ids';
import { rankingStep } from '@/model/published/leaders';
import type { Board } from '@/model/ratings/board';
import type { RatingQuestions } from '@/model/ratings/ratingsHost';
import { choiceAt, type Sport } from '@/model/sports';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { Choices } from '@/ui/Choices';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { choiceCodeName, codeName, localText } from '../display/sportWords';
import { CsvButton } from '../export/CsvButton';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScope } from '@/wiki/scopes/useScope';
import { ScopeState } from '../display/ScopeState';
import { RatedUntil } from './RatedUntil';
import { useRatedDay } from './useRatedDay';
import { AsOfSlider } from './AsOfSlider';
import styles from './Ranking.module.css';
import { PrintedAsOf } from './PrintedAsOf';
import { RankingTable } from './RankingTable';
import { StrengthChoices } from './StrengthChoices';
import {
  asOfParam,
  askedCode,
  genderChoices,
  readRatingFilter,
  strengthName,
  weightChoices,
  withParam,
  type RatingFilter,
} from './ratingFilter';
import { askRatings, useRatings } from '@/wiki/ratings/useRatings';
import { useSport, useSports } from '@/wiki/sports/useSports';

/** A sport's ranking with its filters and its past, all of which live in the address. */
export function Ranking({ sport: id }: { readonly sport: string }) {
  const sport = useSport(id);
  return sport && <KnownSport sport={sport} />;
}

function KnownSport({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readRatingFilter(params, sport);
  const several = useSports().length > 1;
  const asOf = useRatedDay(filter.asOf);
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  useScope({ kind: 'players' });
  const partial = useAppSelector(selectIsPartial);
  const [shown, setShown] = useState(rankingStep);
  const change = (name: string, value: string | undefined) =>
    void navigate(withParam(params, name, value), { replace: true, preventScrollReset: true });
  const question = questionOf(sport, filter, asOf);
  const what = chosenWords(t, sport, filter);
  // Of twenty thousand rows the copy from the worker alone is a long task.
  const { answer, pending, error } = useRatings('board', { ...question, limit: shown });
  return (
    <Stack gap={4}>
      <Filters sport={sport} filter={filter} params={params} onChange={change} />
      <PrintedAsOf what={what} asOf={asOf} />
      <RatedUntil />
      <AsOfSlider sport={sport.id} value={filter.asOf} onChange={(day) => change(asOfParam, day)} />
      {error === undefined ? (
        <ScopeState
          scopes={scopes}
          empty={partial || !answer || answer.rows.length === 0}
          what={t(words.rankings)}
          rows={14}
          // The rows are here, and the worker is still at it.
          nothing={
            answer && !partial ? (
              <NothingRanked filter={filter} />
            ) : (
              <LoadingState rows={14} label={t(ratings.computing)} />
            )
          }
        >
          {answer && (
            <div className={styles.board} aria-busy={pending}>
              <BoardHead sport={sport.id} last={answer.last} question={question} />
              <Panel flush>
                <RankingTable
                  caption={what.slice(0, 2).join(' · ')}
                  board={answer}
                  sport={sport}
                  // The page of a sport says it before the query.
                  query={several ? withParam(params, 'sport', sport.id) : `?${params}`}
                  onMore={() => setShown(shown + rankingStep)}
                />
              </Panel>
            </div>
          )}
        </ScopeState>
      ) : (
        <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>
      )}
    </Stack>
  );
}

/** The strength and the gender of a ranking, and the class where one was chosen. */
function chosenWords(t: Translate, sport: Sport, { code, gender, weight }: RatingFilter): readonly string[] {
  const classes = choiceAt(sport, 'weight');
  return [
    strengthName(t, sport, code),
    codeName(t, 'gender', gender),
    ...(classes && weight ? [choiceCodeName(t, classes, weight)] : []),
  ];
}

const questionOf = (sport: Sport, filter: RatingFilter, asOf: DateString): RatingQuestions['board'] => ({
  sport: sport.id,
  asOf,
  gender: filter.gender,
  ...askedCode(filter.code),
  ...(filter.weight && { weight: filter.weight }),
});

function NothingRanked({ filter }: { readonly filter: RatingFilter }) {
  const t = useText();
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={t(filter.weight ? ratings.noMatch : ratings.nothing)}>
      {t(ratings.nothingHint)}
    </EmptyState>
  );
}

interface BoardHeadProps {
  readonly sport: string;
  readonly last: Board['last'];
  /** The question for the whole board, where the table shows its beginning. */
  readonly question: RatingQuestions['board'];
}

function BoardHead({ sport, last, question }: BoardHeadProps) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.head}>
      <Since last={last} />
      <CsvButton
        file={`${sport}-ranking-${last?.date ?? ''}`}
        content={async () => ({ kind: 'ranking', board: await dispatch(askRatings('board', question)) })}
      />
    </div>
  );
}

/** The event that the movement counts from. */
function Since({ last }: { readonly last: Board['last'] }) {
  const t = useText();
  const name = useAppSelector((state) =>
    last?.events.map((event) => selectEvent(state, event)?.name ?? event).join(', '),
  );
  return name && <p className={styles.since}>{t(ratings.movedSince, { event: name })}</p>;
}

interface FiltersProps {
  readonly sport: Sport & { readonly id: SportId };
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly onChange: (name: string, value: string | undefined) => void;
}

function Filters({ sport, filter, params, onChange }: FiltersProps) {
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
