import { chances } from '@/language/en/chances';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { ChanceBar } from '@/parts/ratings/ChanceBar';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { selectPlayer } from '@/wiki/records/recordsSelectors';

export interface MatchChanceProps {
  readonly match: Match;
  readonly rated: ShownRatings | undefined;
}

/** The chances by the ratings before the match or, for an unrated match, by today's. */
export function MatchChance({ match: { player1, player2 }, rated }: MatchChanceProps) {
  const t = useText();
  const first = useAppSelector((state) => selectPlayer(state, player1.id)?.name ?? player1.name);
  const second = useAppSelector((state) => selectPlayer(state, player2.id)?.name ?? player2.name);
  const [step] = rated?.steps ?? [];
  const isToday = rated?.outlook !== undefined && !rated.past && !rated.limited;
  return (
    <ChanceBar
      title={t(isToday ? chances.today : chances.before)}
      names={[first, second]}
      chance={step?.chance ?? rated?.outlook?.chance}
      loading={rated === undefined}
      limited={rated?.limited}
    />
  );
}
