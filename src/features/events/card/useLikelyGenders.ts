import { useCallback, useEffect, useEffectEvent } from 'react';
import { sportId } from '@/model/ids';
import type { Sport } from '@/model/sports';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { useAppDispatch } from '@/store/typed';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { CardRow } from './cardForm';
import { withLikelyGender } from './likelyGenders';

export type TellGender = <Row extends Omit<CardRow, 'key'>>(row: Row) => Row;

export interface LikelyGendersQuestion {
  readonly sport: string;
  readonly definition: Sport | undefined;
  readonly rows: readonly CardRow[];
  /** Receives rows whose gender was inferred later, by their current objects. */
  readonly onTold: (told: ReadonlyMap<CardRow, CardRow>) => void;
}

/**
 * Infers the gender of rows without one from their players' other matches. The returned function does it at
 * once if all matches are loaded; otherwise `onTold` receives the rows later. A gender that the author chose
 * stays.
 */
export function useLikelyGenders({ sport, definition, rows, onTold }: LikelyGendersQuestion): TellGender {
  const dispatch = useAppDispatch();
  const { search, version } = useRecordSearch();
  const isAwaited = useMatchesAwaited(sport);
  const tell: TellGender = useCallback(
    (row) => {
      // With part of the matches, a player who meets men and women may seem to meet women only.
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

/** Follows the sport's matches. Returns whether earlier matches are still loading; offline none are. */
function useMatchesAwaited(sport: string): boolean {
  const scope = useScope({ kind: 'matchesOfSport', sport: sportId(sport) });
  const readiness = useReadiness([scope], { stored: 'match', whole: true });
  const hasEarlier = scope?.status === 'opening' && (scope.resumes === true || scope.complete === true);
  return isPending(readiness, hasEarlier);
}
