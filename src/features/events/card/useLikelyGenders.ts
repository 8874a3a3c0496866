import { useCallback, useEffect, useEffectEvent } from 'react';
import { sportId } from '@/model/ids';
import type { Sport } from '@/model/sports';
import { useReadiness } from '@/parts/display/useReadiness';
import { useAppDispatch } from '@/store/typed';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { CardRow } from './cardForm';
import { withLikelyGender } from './likelyGenders';

/** Gives the row with the gender that is known of it, where it says none. */
export type TellGender = <Row extends Omit<CardRow, 'key'>>(row: Row) => Row;

export interface LikelyGendersQuestion {
  /** The id of the sport. */
  readonly sport: string;
  readonly definition: Sport | undefined;
  readonly rows: readonly CardRow[];
  /** Is given what rows become whose gender is known late, by the rows as they are. */
  readonly onTold: (told: ReadonlyMap<CardRow, CardRow>) => void;
}

/**
 * Tells the gender of rows that do not say it from the other matches of their players: with the answered call where these
 * are here, else through `onTold` when they have come. A gender that somebody has said is left as it is.
 */
export function useLikelyGenders({ sport, definition, rows, onTold }: LikelyGendersQuestion): TellGender {
  const dispatch = useAppDispatch();
  const { search, version } = useRecordSearch();
  const isAwaited = useMatchesAwaited(sport);
  const tell: TellGender = useCallback(
    (row) => {
      // Of some of the matches a player who meets men and women may seem to meet women alone.
      const known = isAwaited || search?.isComplete() !== true ? undefined : search;
      return dispatch(withLikelyGender(row, definition, known));
    },
    [dispatch, definition, search, isAwaited],
  );
  const tellLate = useEffectEvent(() => {
    const told = rows
      .map((row) => [row, tell(row)] as const)
      .filter(([row, now]) => now.gender !== row.gender);
    if (told.length > 0) onTold(new Map(told));
  });
  useEffect(() => tellLate(), [rows, tell, version]);
  return tell;
}

/** Follows the sport's matches, and tells whether those of earlier days are still to come; without a network none are. */
function useMatchesAwaited(sport: string): boolean {
  const scope = useScope({ kind: 'matchesOfSport', sport: sportId(sport) });
  const readiness = useReadiness([scope], { stored: 'match', whole: true });
  const hasEarlier = scope?.status === 'opening' && (scope.resumes === true || scope.complete === true);
  return isPending(readiness, hasEarlier);
}
