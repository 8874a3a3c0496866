import { useAppSelector } from '@/store/typed';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import styles from './InboxRoom.module.css';
import { LazyInboxBell } from './lazyBell';

/** The room for the bell in the header, from the first paint on; none for visitors. */
export function InboxRoom() {
  const role = useAppSelector(selectLikelyRole);
  if (role === 'visitor') return null;
  return (
    <span className={styles.room}>
      <LazyInboxBell />
    </span>
  );
}
