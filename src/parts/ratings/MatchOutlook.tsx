import type { ReactNode } from 'react';
import type { Match } from '@/model/records/records';
import { ChanceText } from './ChanceText';
import { useMatchRatings } from './useMatchRatings';
import { useSport } from '@/wiki/sports/useSports';

interface MatchOutlookProps {
  readonly match: Match;
  readonly beside?: ReactNode;
}

/** Both sides' chances, in words and per cent. The line keeps its height until the ratings are computed. */
export function MatchOutlook({ match, beside }: MatchOutlookProps) {
  const { player1, player2, event } = match;
  const rated = useMatchRatings(match, useSport(event.sport.id));
  const chance = rated?.outlook?.chance;
  if (chance === undefined) return rated === undefined ? '\u00a0' : undefined;
  return (
    <>
      <ChanceText names={[player1.name, player2.name]} chance={chance} /> {beside}
    </>
  );
}
