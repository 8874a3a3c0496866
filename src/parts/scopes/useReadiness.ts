import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import {
  selectReadiness,
  type Readiness,
  type ReadinessQuestion,
  type Wanted,
} from '@/wiki/scopes/readiness';
import { patienceMs, useBriefly } from './useBriefly';

/** How far the content's data has loaded. After a limit, what is wanted is no longer waited for. */
export function useReadiness(
  scopes: ReadinessQuestion['scopes'],
  wanted: Wanted = {},
  longestMs: number = patienceMs.data,
): Readiness {
  const online = useOnline();
  const question = { ...wanted, scopes, online };
  const waits = useBriefly(
    useAppSelector((state) => ['restoring', 'filling'].includes(selectReadiness(state, question))),
    longestMs,
  );
  return useAppSelector((state) => selectReadiness(state, waits ? question : { scopes, online }));
}
