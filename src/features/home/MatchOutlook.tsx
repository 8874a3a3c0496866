import type { Match } from '@/model/records/records';
import { ChanceText } from '@/parts/ratings/ChanceText';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { useSport } from '@/wiki/sports/useSports';

/** Both sides' chances, in words and per cent. The line keeps its height until the ratings are computed. */
export function MatchOutlook({ match }: { readonly match: Match }) {
  const { player1, player2, event } = match;
  const chance = useMatchRatings(match, useSport(event.sport.id))?.outlook?.chance;
  return chance === undefined ? (
    '\u00a0'
  ) : (
    <ChanceText names={[player1.name, player2.name]} chance={chance} />
  );
}
