import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';

const { Part: Line } = lazyPart(() => import('./RatedUntilLine'), 'RatedUntilLine');

/**
 * Says that ratings leave out hidden results, and offers today's. Renders nothing if no results are hidden.
 */
export function RatedUntil() {
  const isOn = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  return isOn && <Line />;
}
