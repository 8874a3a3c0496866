import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectIsFirstVisit } from '@/wiki/scopes/firstVisit';

/**
 * Tells whether only the few records of a first visit are here and the others are to come: ratings of these alone would
 * be others. Without a network they are all there is.
 */
export function useOnlyFirst(): boolean {
  const online = useOnline();
  return useAppSelector(selectIsFirstVisit) && online;
}
