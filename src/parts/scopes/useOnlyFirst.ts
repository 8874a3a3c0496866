import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectIsFirstVisit } from '@/wiki/scopes/firstVisit';

/**
 * Whether only the few records of a first visit are loaded and the others are coming: ratings from these
 * alone would be wrong. Offline they are all there is.
 */
export function useOnlyFirst(): boolean {
  const online = useOnline();
  return useAppSelector(selectIsFirstVisit) && online;
}
