import type { SportId } from '@/model/ids';
import { lazyPart } from '@/ui/lazyPart';
import styles from './AsOf.module.css';
import { useAsOf } from './useAsOf';

const { Part: AsOfSlider } = lazyPart(() => import('./AsOfSlider').then((code) => code.AsOfSlider));

/** The day of a page's figures, kept in the address: a slider through the past, and a field for any day. */
export function AsOf({ sport }: { readonly sport: SportId }) {
  const [asOf, change] = useAsOf();
  return (
    <div className={styles.room}>
      <AsOfSlider sport={sport} value={asOf} onChange={change} />
    </div>
  );
}
