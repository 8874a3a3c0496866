import type { DateString } from '@/model/dates';
import { useAppSelector } from '@/store/typed';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { useToday } from '../days/useToday';

/**
 * The day whose ratings may be shown: the requested one or today, but none that would reveal a hidden result.
 */
export function useRatedDay(asked?: DateString): DateString {
  const today = useToday();
  const until = useAppSelector(selectRatedUntil);
  const day = asked ?? today;
  return until !== undefined && until < day ? until : day;
}
