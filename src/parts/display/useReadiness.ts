import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import {
  selectIsFilling,
  selectReadiness,
  type Readiness,
  type ReadinessQuestion,
} from '@/wiki/scopes/readiness';
import { patienceMs, useBriefly } from './useBriefly';
import { useStoredAwaited } from './useStoredAwaited';

/**
 * Tells how far the data of some content is. What takes too long to come back or in is not waited for any longer, and what
 * holds without it is told.
 */
export function useReadiness(
  scopes: ReadinessQuestion['scopes'],
  { stored, whole = false }: Pick<ReadinessQuestion, 'stored' | 'whole'> = {},
): Readiness {
  const online = useOnline();
  // Both patiences run at once: one after the other they would keep the reader twice as long.
  const restoring = useStoredAwaited(stored);
  const filling = useBriefly(
    useAppSelector((state) => whole && selectIsFilling(state, scopes)),
    patienceMs.data,
  );
  return useAppSelector((state) =>
    selectReadiness(state, { scopes, stored: restoring ? stored : undefined, whole: filling, online }),
  );
}
