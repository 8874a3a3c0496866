import type { SportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScopeStatus } from '@/wiki/scopes/useScope';

export function useMayAsk(sport: SportId): boolean {
  const partial = useAppSelector(selectIsPartial);
  const some = useAppSelector((state) => state.matches.rows.size > 0);
  const scope = useScopeStatus({ kind: 'matchesOfSport', sport });
  return !partial && (some || scope?.status === 'live');
}
