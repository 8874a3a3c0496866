import type { SportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';

/** Tells whether the ratings are worth asking: there are matches to rate, and not a few of many. */
export function useMayAsk(sport: SportId): boolean {
  const partial = useAppSelector(selectIsPartial);
  const some = useAppSelector((state) => state.matches.rows.size > 0);
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'matchesOfSport', sport }));
  return !partial && (some || scope?.status === 'live');
}
