import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';

/**
 * Whether records are missing and coming: ratings of the present ones alone would be wrong. Offline they are
 * all there is.
 */
export function usePartial(): boolean {
  const online = useOnline();
  return useAppSelector(selectIsPartial) && online;
}
