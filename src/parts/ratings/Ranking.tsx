import { useState, useEffect } from 'react';
import { whileWanted } from '@/lib/whileWanted';
import { ratings } from '@/language/en/ratings';
import { career } from '@/language/en/career';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { rankingStep } from '@/model/published/leaders';
import { listOf, rankingQuestion, sameList, type RankingList } from '@/model/published/rankings';
import type { DateString } from '@/model/dates';
import { readRatingFilter, type RatingFilter } from '@/model/ratings/ratingFilter';
import type { RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { useAppSelector, useAppDispatch } from '@/store/typed';
import { ErrorState } from '@/ui/ErrorState';
import { Stack } from '@/ui/Stack';
import { useToday } from '../days/useToday';
import { selectHidesAllRatings, selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScope } from '@/wiki/scopes/useScope';
import { ScopeState } from '../scopes/ScopeState';
import { HiddenResults } from '../spoilers/HiddenResults';
import { RatedUntil } from './RatedUntil';
import { useRatedDay } from './useRatedDay';
import { RankingFilters } from './RankingFilters';
import { PrintedAsOf } from './PrintedAsOf';
import { ShownBoard } from './ShownBoard';
import { chosenWords } from './chosenWords';
import { useAddressParams } from './useAddressParams';
import { useMayAsk } from './useMayAsk';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useSport } from '@/wiki/sports/useSports';
import { ChartNoAxesColumn } from 'lucide-react';
import type { Board } from '@/model/ratings/board';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';

export function Ranking({ sport: id }: { readonly sport: string }) {
  const sport = useSport(id);
  return sport && <KnownSport sport={sport} />;
}

function KnownSport({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const { params, change } = useAddressParams();
  const filter = readRatingFilter(params, sport);
  const day = useRatedDay(filter.asOf);
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  useScope({ kind: 'players' });
  const [shown, setShown] = useState(rankingStep);
  const { answer, pending, published, error, partial, waits } = useBoard(sport, filter, day, shown);
  const hides = useAppSelector(selectHidesAllRatings);
  return (
    <Stack gap={3}>
      <RankingFilters
        {...{ sport, filter, params }}
        onChange={change}
        board={waits ? undefined : answer}
        inactive
      />
      <PrintedAsOf what={chosenWords(t, sport, filter)} asOf={day} />
      {hides ? (
        <HiddenResults />
      ) : (
        <>
          <RatedUntil />
          {error === undefined ? (
            <ScopeState
              scopes={scopes}
              empty={waits || !answer || answer.rows.length === 0}
              what={t(words.rankings)}
              rows={14}
              nothing={<NothingRanked filter={filter} board={waits ? undefined : answer} />}
            >
              {answer && (
                <ShownBoard
                  {...{ sport, filter, params, partial, published }}
                  board={answer}
                  busy={pending && published === undefined}
                  question={questionOf(sport, filter, day)}
                  awaited={partial && shown > rankingStep}
                  onMore={() => setShown(shown + rankingStep)}
                />
              )}
            </ScopeState>
          ) : (
            <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>
          )}
        </>
      )}
    </Stack>
  );
}

const questionOf = (
  sport: Sport,
  filter: RatingFilter,
  day: DateString,
  limit?: number,
): RatingQuestions['board'] => ({
  ...rankingQuestion(listOf(sport, filter), day, limit),
  ...(filter.inactive && { inactive: true }),
});

function useBoard(sport: Sport, filter: RatingFilter, day: DateString, shown: number) {
  const today = useToday();
  const partial = useAppSelector(selectIsPartial);
  const rated = useRatings(
    'board',
    // Rows in steps: copying twenty thousand from the worker would be a long task. The published ranking has
    // only the first step.
    questionOf(sport, filter, day, partial ? rankingStep : shown),
    useMayAsk(sport.id),
  );
  // The published ranking is today's, with all results and without inactive players.
  usePublishedRanking(
    listOf(sport, filter),
    partial && rated.published === undefined && day === today && !filter.inactive,
  );
  // Ratings from part of the records would have other leaders, and rows of another list would be taken for
  // this one's.
  const isEmpty = rated.answer?.rows.length === 0;
  // While another answer is coming, an empty one would only flash.
  return { ...rated, partial, waits: partial ? rated.published === undefined : rated.pending && isEmpty };
}

interface NothingRankedProps {
  readonly filter: RatingFilter;
  /** Absent while the worker is still computing. */
  readonly board: Board | undefined;
}

function NothingRanked({ filter, board }: NothingRankedProps) {
  const t = useText();
  const isHidden = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  if (!board) return <LoadingState rows={14} label={t(career.computing)} />;
  if (board.inactive > 0)
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title={t(ratings.nobodyActive)}>
        {t(ratings.someInactive, { count: board.inactive })}
      </EmptyState>
    );
  if (isHidden) return <HiddenResults />;
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={t(filter.weight ? ratings.noMatch : ratings.nothing)}>
      {t(ratings.nothingHint)}
    </EmptyState>
  );
}

/** Loads a published list while the device cannot compute ratings, and renders again once it has arrived. */
function usePublishedRanking(list: RankingList, wanted: boolean): void {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(list);
  // Compared by value, because screens build a new list each time.
  if (!sameList(asked, list)) setAsked(list);
  const [, setArrived] = useState<RankingList>();
  useEffect(() => {
    if (!wanted) return;
    return whileWanted(
      () => dispatch((_dispatch, _getState, { showPublished }) => showPublished(asked)),
      () => setArrived(asked),
    );
  }, [dispatch, asked, wanted]);
}
