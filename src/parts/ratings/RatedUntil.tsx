import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';

const { Part: Line } = lazyPart(() => import('./RatedUntilLine'), 'RatedUntilLine');

export function RatedUntil() {
  const isOn = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  return isOn && <Line />;
}
