import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { rankingStep } from '@/model/published/leaders';
import { listOf, rankingQuestion } from '@/model/published/rankings';
import type { Board } from '@/model/ratings/board';
import { asOfParam } from '@/model/ratings/asOf';
import { readRatingFilter, type RatingFilter } from '@/model/ratings/ratingFilter';
import type { RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { codeName } from '../words/sportWords';
import { useToday } from '../days/useToday';
import { CsvButton } from '../export/CsvButton';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScope } from '@/wiki/scopes/useScope';
import { ScopeState } from '../scopes/ScopeState';
import { RatedUntil } from './RatedUntil';
import { useRatedDay } from './useRatedDay';
import { AsOfSlider } from './AsOfSlider';
import styles from './Ranking.module.css';
import { RankingFilters } from './RankingFilters';
import { PrintedAsOf } from './PrintedAsOf';
import { RankingTable } from './RankingTable';
import { chosenWords } from './chosenWords';
import { strengthName, withParam } from './ratingFilter';
import { useMayAsk } from './useMayAsk';
import { usePublishedRanking } from './usePublishedRanking';
import { askRatings, useRatings } from '@/wiki/ratings/useRatings';
import { useSport, useSports } from '@/wiki/sports/useSports';

export function Ranking({ sport: id }: { readonly sport: string }) {
  const sport = useSport(id);
  return sport && <KnownSport sport={sport} />;
}

function KnownSport({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readRatingFilter(params, sport);
  const today = useToday();
  const day = useRatedDay(filter.asOf);
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  useScope({ kind: 'players' });
  const partial = useAppSelector(selectIsPartial);
  const asks = useMayAsk(sport.id);
  const [shown, setShown] = useState(rankingStep);
  const change = (name: string, value: string | undefined) =>
    void navigate(withParam(params, name, value), { replace: true, preventScrollReset: true });
  const list = listOf(sport, filter);
  const what = chosenWords(t, sport, filter);
  const { answer, pending, published, error } = useRatings(
    'board',
    // Rows in steps: copying twenty thousand from the worker would be a long task. The published ranking has
    // only the first step.
    rankingQuestion(list, day, partial ? rankingStep : shown),
    asks,
  );
  // The published ranking is today's, with all results.
  usePublishedRanking(list, partial && published === undefined && day === today);
  // Ratings from part of the records would have other leaders, and rows of another list would be taken for
  // this one's.
  const waits = partial && published === undefined;
  return (
    <Stack gap={4}>
      <RankingFilters sport={sport} filter={filter} params={params} onChange={change} />
      <PrintedAsOf what={what} asOf={day} />
      <RatedUntil />
      <AsOfSlider
        sport={sport.id}
        value={filter.asOf}
        published={published}
        asks={asks}
        onChange={(asOf) => change(asOfParam, asOf)}
      />
      {error === undefined ? (
        <ScopeState
          scopes={scopes}
          empty={waits || !answer || answer.rows.length === 0}
          what={t(words.rankings)}
          rows={14}
          nothing={<NothingRanked filter={filter} computed={answer !== undefined && !waits} />}
        >
          {answer && (
            <ShownBoard
              {...{ sport, filter, params, partial }}
              board={answer}
              busy={pending && published === undefined}
              question={rankingQuestion(list, day)}
              awaited={partial && shown > rankingStep}
              onMore={() => setShown(shown + rankingStep)}
            />
          )}
        </ScopeState>
      ) : (
        <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>
      )}
    </Stack>
  );
}

interface ShownBoardProps {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly board: Board;
  readonly busy: boolean;
  readonly question: RatingQuestions['board'];
  readonly partial: boolean;
  readonly awaited: boolean;
  readonly onMore: () => void;
}

function ShownBoard({
  sport,
  filter,
  params,
  board,
  busy,
  question,
  partial,
  awaited,
  onMore,
}: ShownBoardProps) {
  const t = useText();
  const several = useSports().length > 1;
  return (
    <div className={styles.board} aria-busy={busy}>
      <BoardHead sport={sport.id} last={board.last} question={question} whole={!partial} />
      <Panel flush>
        <RankingTable
          caption={[strengthName(t, sport, filter.code), codeName(t, 'gender', filter.gender)].join(' · ')}
          board={board}
          sport={sport}
          query={several ? withParam(params, 'sport', sport.id) : `?${params}`}
          awaited={awaited}
          onMore={onMore}
        />
      </Panel>
    </div>
  );
}

interface NothingRankedProps {
  readonly filter: RatingFilter;
  /** False while the worker is still computing. */
  readonly computed: boolean;
}

function NothingRanked({ filter, computed }: NothingRankedProps) {
  const t = useText();
  if (!computed) return <LoadingState rows={14} label={t(ratings.computing)} />;
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={t(filter.weight ? ratings.noMatch : ratings.nothing)}>
      {t(ratings.nothingHint)}
    </EmptyState>
  );
}

interface BoardHeadProps {
  readonly sport: string;
  readonly last: Board['last'];
  /** Asks for the whole board; the table shows only its beginning. */
  readonly question: RatingQuestions['board'];
  readonly whole: boolean;
}

function BoardHead({ sport, last, question, whole }: BoardHeadProps) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.head}>
      <Since last={last} />
      <CsvButton
        file={`${sport}-ranking-${last?.date ?? ''}`}
        disabled={!whole}
        content={async () => ({ kind: 'ranking', board: await dispatch(askRatings('board', question)) })}
      />
    </div>
  );
}

function Since({ last }: { readonly last: Board['last'] }) {
  const t = useText();
  const name = useAppSelector((state) =>
    last?.events.map((event) => selectEvent(state, event)?.name ?? event).join(', '),
  );
  return name && <p className={styles.since}>{t(ratings.movedSince, { event: name })}</p>;
}
