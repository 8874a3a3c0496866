import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { latestDay, leaderBoards, leadersQuestion, type LeaderBoard } from '@/model/published/leaders';
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
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { useSportQuery, useSports } from '@/wiki/sports/useSports';
import styles from './Leaders.module.css';

const roomRows = 9;

export function Leaders({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const { id } = sport;
  const sports = useSports();
  const several = sports.length > 1;
  const matches = useAppSelector((state) => selectScopeStatus(state, { kind: 'matchesOfSport', sport: id }));
  const events = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
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
            {leaderBoards(sport).map((of) => (
              <Board key={`${of.code}${of.gender}`} of={of} asks={asks} />
            ))}
          </div>
        </Panel>
      </ScopeState>
    </Section>
  );
}

function Board({ of, asks }: { readonly of: LeaderBoard; readonly asks: boolean }) {
  const t = useText();
  const { answer, error } = useRatings('board', leadersQuestion(of, useRatedDay()), asks);
  // Keeps a board's height, so that it does not move the others.
  if (!answer && error === undefined) return <LoadingState rows={2} />;
  const leaders = answer?.rows.filter(({ rank }) => rank !== undefined) ?? [];
  if (leaders.length === 0) return undefined;
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
