import { chances } from '@/language/en/chances';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { ShareBar } from '@/ui/ShareBar';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { ChanceText } from '@/parts/ratings/ChanceText';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import styles from './MatchChance.module.css';

export interface MatchChanceProps {
  readonly match: Match;
  readonly rated: ShownRatings | undefined;
}

/**
 * The likelier winner, by the ratings before the match or, for an unrated match, by today's. Keeps its height
 * while they are computed.
 */
export function MatchChance({ match: { player1, player2 }, rated }: MatchChanceProps) {
  const t = useText();
  const first = useAppSelector((state) => selectPlayer(state, player1.id)?.name ?? player1.name);
  const second = useAppSelector((state) => selectPlayer(state, player2.id)?.name ?? player2.name);
  const [step] = rated?.steps ?? [];
  const chance = step?.chance ?? rated?.outlook?.chance;
  return (
    <div className={styles.chance}>
      <p className={styles.title}>{t(rated?.outlook && !rated.past ? chances.today : chances.before)}</p>
      {rated && chance === undefined ? (
        <p>{t(chances.unknown)}</p>
      ) : (
        <>
          <ShareBar share={chance ?? 0.5} />
          <p>{chance === undefined ? '\u00a0' : <ChanceText names={[first, second]} chance={chance} />}</p>
        </>
      )}
    </div>
  );
}
