import { sameItems } from '@/lib/sameItems';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { selectOnThisDay } from './homeSelectors';

const { Part: LazyList } = lazyPart(() => import('./OnThisDayList'), 'OnThisDayList');

export function OnThisDay() {
  const today = useToday();
  const ids = useAppSelector((state) => selectOnThisDay(state, today), sameItems);
  return ids.length > 0 && <LazyList ids={ids} />;
}
