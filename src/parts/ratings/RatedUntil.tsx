import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';

const { Part: Line } = lazyPart(() => import('./RatedUntilLine').then((code) => code.RatedUntilLine));

/** Says that ratings leave out what is hidden, and offers those of today; nothing where no results are hidden. */
export function RatedUntil() {
  const isOn = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  return isOn && <Line />;
}
