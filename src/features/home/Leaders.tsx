import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { latestDay, leaderBoards, leadersQuestion, type LeaderBoard } from '@/model/published/leaders';
import type { Board as RankedBoard } from '@/model/ratings/board';
import { apartOf, type Sport } from '@/model/sports';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { choiceCodeName, codeName, sportName } from '@/parts/words/sportWords';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { useMayAsk } from '@/parts/ratings/useMayAsk';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { RatedUntil } from '@/parts/ratings/RatedUntil';
import { RatingText } from '@/parts/ratings/RatingText';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { useSportQuery, useSports } from '@/wiki/sports/useSports';
import styles from './Leaders.module.css';

const roomRows = 9;

export function Leaders({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const { id } = sport;
  const sports = useSports();
  const several = sports.length > 1;
  const matches = useScopeStatus({ kind: 'matchesOfSport', sport: id });
  const events = useScopeStatus({ kind: 'events' });
  // Boards computed from part of the records would reorder with each arrival. Until all are loaded, show the
  // published ratings.
  const asks = useMayAsk(id);
  const { answer: days, pending } = useRatings('days', latestDay(id), asks);
  return (
    <Section
      title={several ? t(home.leadersOf, { sport: sportName(t, sports, id) }) : t(home.leaders)}
      actions={
        <ButtonLink size="sm" variant="quiet" to={path('rankings') + useSportQuery(id)}>
          {t(home.allRankings)}
        </ButtonLink>
      }
    >
      <ScopeState
        scopes={[events, matches]}
        empty={!days || days.length === 0}
        what={t(words.rankings)}
        rows={roomRows}
        nothing={pending ? <LoadingState rows={roomRows} /> : <p>{t(home.noResultsYet)}</p>}
      >
        <Panel>
          <RatedUntil />
          <div className={styles.boards}>
            <Boards of={leaderBoards(sport)} asks={asks} empty />
          </div>
        </Panel>
      </ScopeState>
    </Section>
  );
}

interface BoardsProps {
  readonly of: readonly LeaderBoard[];
  readonly asks: boolean;
  /** No board before these has a leader. */
  readonly empty: boolean;
}

/** Boards one after the other, because a hook cannot run in a loop, and at the end a line if nobody is ranked. */
function Boards({ of: [first, ...others], asks, empty }: BoardsProps) {
  const t = useText();
  const hides = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  if (first !== undefined) return <BoardAndNext of={first} {...{ others, asks, empty }} />;
  return empty && !hides && <p>{t(home.nobodyRanked)}</p>;
}

interface BoardAndNextProps extends Omit<BoardsProps, 'of'> {
  readonly of: LeaderBoard;
  readonly others: readonly LeaderBoard[];
}

function BoardAndNext({ of, others, asks, empty }: BoardAndNextProps) {
  const { answer, error } = useRatings('board', leadersQuestion(of, useRatedDay()), asks);
  const leaders = answer?.rows.filter(({ rank }) => rank !== undefined);
  return (
    <>
      {/* Keeps a board's height, so that it does not move the others. */}
      {leaders === undefined && error === undefined && <LoadingState rows={2} />}
      {leaders !== undefined && leaders.length > 0 && <Board of={of} leaders={leaders} />}
      <Boards of={others} asks={asks} empty={empty && leaders?.length === 0} />
    </>
  );
}

function Board({ of, leaders }: { readonly of: LeaderBoard; readonly leaders: RankedBoard['rows'] }) {
  const t = useText();
  return (
    <div>
      <h3 className={styles.title}>
        {[of.code && choiceCodeName(t, apartOf(of.sport), of.code, 'alone'), codeName(t, 'gender', of.gender)]
          .filter(Boolean)
          .join(' · ')}
      </h3>
      <ol className={styles.places}>
        {leaders.map((row) => (
          <li key={row.player} className={styles.place}>
            <span className={styles.rank}>{row.rank}</span>
            <span className={styles.name}>
              <PlayerLink id={row.player} />
            </span>
            <RatingText rating={row} />
          </li>
        ))}
      </ol>
    </div>
  );
}
