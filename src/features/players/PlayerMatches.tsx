import { Swords } from 'lucide-react';
import { playerId } from '@/model/ids';
import { matchFacts } from '@/model/matchFacts';
import { perspective } from '@/model/perspective';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { EventLink } from '@/features/wiki/display/EventLink';
import { PlayerLink } from '@/features/wiki/display/PlayerLink';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { PendingBadge } from '@/features/wiki/editing/PendingBadge';
import { selectEvent, selectMatch, selectMatchIdsOfPlayer } from '@/features/wiki/records/recordsSelectors';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import styles from './PlayerMatches.module.css';

/** A player's matches, newest event first. */
export function PlayerMatches({ id }: { readonly id: string }) {
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfPlayer', player: playerId(id) }),
  );
  const ids = useAppSelector((state) => selectMatchIdsOfPlayer(state, id));
  return (
    <Section title="Matches" count={ids.length || undefined}>
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="matches"
        rows={14}
        nothing={<EmptyState icon={<Swords />} title="No matches yet" />}
      >
        <Card flush>
          <List label="Matches">
            {ids.map((match) => (
              <Row key={match} id={match} player={id} />
            ))}
          </List>
        </Card>
      </ScopeState>
    </Section>
  );
}

const outcomes = { W: 'Won', L: 'Lost', D: 'Draw' } as const;

/** One match as the player sees it: outcome, rounds, opponent, and where it was. */
function Row({ id, player }: { readonly id: string; readonly player: string }) {
  const match = useAppSelector((state) => selectMatch(state, id));
  const reviewed = useAppSelector((state) => match && selectEvent(state, match.event.id)?.valid !== 0);
  const sides = match && perspective(match, player);
  if (!match || !sides) return undefined;
  const { own, other } = sides;
  return (
    <li className={styles.row}>
      <span className={styles.outcome} data-result={own.result}>
        {own.result ? outcomes[own.result] : 'Open'}
      </span>
      <span className={styles.score}>
        {own.score === undefined || other.score === undefined ? '–' : `${own.score}–${other.score}`}
      </span>
      <div className={styles.text}>
        <div className={styles.opponent}>
          <PlayerLink id={other.id} name={other.name} />
        </div>
        <div className={styles.facts}>
          <span>{matchFacts(match).slice(0, 2).join(' · ')}</span>
          <EventLink id={match.event.id} sport={match.event.sport.id} />
          <DateText value={match.date} />
        </div>
      </div>
      <PendingBadge collection="match" id={id} />
      {reviewed === false && <Badge kind="unreviewed" />}
    </li>
  );
}
