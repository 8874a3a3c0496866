import { chances } from '@/language/en/chances';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { ChanceBar } from '@/parts/ratings/ChanceBar';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { useToday } from '@/parts/days/useToday';
import { selectIsToCome } from '@/wiki/records/meetingsSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';

export interface MatchChanceProps {
  readonly match: Match;
  readonly rated: ShownRatings | undefined;
}

/** The chances by the ratings before the match or, of a match to come, by today's. */
export function MatchChance({ match, rated }: MatchChanceProps) {
  const { player1, player2 } = match;
  const t = useText();
  const today = useToday();
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const first = useAppSelector((state) => selectPlayer(state, player1.id)?.name ?? player1.name);
  const second = useAppSelector((state) => selectPlayer(state, player2.id)?.name ?? player2.name);
  const [step] = rated?.steps ?? [];
  return (
    <ChanceBar
      title={t(comes && rated?.limited !== true ? chances.today : chances.before)}
      names={[first, second]}
      chance={step?.chance ?? rated?.outlook?.chance}
      loading={rated === undefined}
      limited={rated?.limited}
    />
  );
}
