import { titles } from '@/language/en/titles';
import { ratings } from '@/language/en/ratings';
import { useLanguage, useText } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import type { Board } from '@/model/ratings/board';
import type { RatingFilter } from '@/model/ratings/ratingFilter';
import type { RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { Refreshing } from '@/ui/Refreshing';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { askRatings } from '@/wiki/ratings/useRatings';
import { useSports } from '@/wiki/sports/useSports';
import { CsvButton } from '../export/CsvButton';
import { codeName } from '../words/sportWords';
import styles from './Ranking.module.css';
import { RankingTable } from './RankingTable';
import { strengthName, withParam } from './ratingFilter';

interface ShownBoardProps {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly board: Board;
  readonly busy: boolean;
  /** Asks for the whole board; the table shows only its beginning. */
  readonly question: RatingQuestions['board'];
  readonly partial: boolean;
  /** The day of the published ranking that is shown until the device has computed its own. */
  readonly published: DateString | undefined;
  readonly awaited: boolean;
  readonly onMore: () => void;
}

export function ShownBoard(props: ShownBoardProps) {
  const { sport, filter, params, board, busy, question, partial, published, awaited, onMore } = props;
  const t = useText();
  const dispatch = useAppDispatch();
  const several = useSports().length > 1;
  return (
    <Refreshing pending={busy}>
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
      <div className={styles.below}>
        <div className={styles.notes}>
          {filter.weight !== undefined && <p>{t(ratings.classRule)}</p>}
          <Since last={board.last} />
          <Published day={published} />
        </div>
        <CsvButton
          file={`${sport.id}-ranking-${board.last?.date ?? ''}`}
          what={t(titles.rankings)}
          disabled={partial}
          content={async () => ({ kind: 'ranking', board: await dispatch(askRatings('board', question)) })}
        />
      </div>
    </Refreshing>
  );
}

function Since({ last }: { readonly last: Board['last'] }) {
  const t = useText();
  const name = useAppSelector((state) =>
    last?.events.map((event) => selectEvent(state, event)?.name ?? event).join(', '),
  );
  return name && <p>{t(ratings.movedSince, { event: name })}</p>;
}

function Published({ day }: { readonly day: DateString | undefined }) {
  const { t, dates } = useLanguage();
  return (
    day !== undefined && <p role="status">{t(ratings.asOfPublished, { date: dates.day(day) ?? day })}</p>
  );
}
