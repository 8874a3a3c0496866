import { useAppSelector } from '@/store/typed';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import styles from './InboxRoom.module.css';
import { LazyInboxBell } from './lazyBell';

/** Keeps the bell's place in the header from the first paint. Visitors have none. */
export function InboxRoom() {
  const role = useAppSelector(selectLikelyRole);
  if (role === 'visitor') return null;
  return (
    <span className={styles.room}>
      <LazyInboxBell />
    </span>
  );
}
