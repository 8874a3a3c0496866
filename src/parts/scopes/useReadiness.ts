import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import {
  selectIsFilling,
  selectReadiness,
  type Readiness,
  type ReadinessQuestion,
} from '@/wiki/scopes/readiness';
import { patienceMs, useBriefly } from './useBriefly';

/**
 * How far the content's data has loaded. After a limit, loading data is no longer waited for, and the state
 * without it is returned.
 */
export function useReadiness(
  scopes: ReadinessQuestion['scopes'],
  { stored, whole = false }: Pick<ReadinessQuestion, 'stored' | 'whole'> = {},
): Readiness {
  const online = useOnline();
  // Both waits run at the same time: in sequence they would take twice as long.
  const restoring = useBriefly(
    useAppSelector((state) => stored !== undefined && state.storage.coming.includes(stored)),
    patienceMs.data,
  );
  const filling = useBriefly(
    useAppSelector((state) => whole && selectIsFilling(state, scopes)),
    patienceMs.data,
  );
  return useAppSelector((state) =>
    selectReadiness(state, { scopes, stored: restoring ? stored : undefined, whole: filling, online }),
  );
}
