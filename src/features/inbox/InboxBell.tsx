import { Bell } from 'lucide-react';
import { inbox } from '@/language/en/inbox';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './InboxBell.module.css';
import { selectUnread } from './inboxSelectors';
import { useInbox } from './useInbox';

/** Highest count shown: the device stores only the latest news, so the true count may be higher. */
const most = 99;

export function InboxBell() {
  const { t, number } = useLanguage();
  useInbox();
  const unread = useAppSelector(selectUnread);
  const name = unread === 0 ? t(titles.inbox) : t(inbox.bell, { count: unread });
  return (
    <span className={styles.bell}>
      <ButtonLink
        to={path('inbox')}
        variant="quiet"
        size="sm"
        icon={<Bell />}
        aria-label={name}
        title={name}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > most ? `${number(most)}+` : number(unread)}
        </span>
      )}
    </span>
  );
}
