import { CloudUpload, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { app } from '@/language/en/app';
import { message } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectStuckCount, selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import styles from './OutboxBadge.module.css';

export function OutboxBadge() {
  const { t, number } = useLanguage();
  const waiting = useAppSelector(selectWaitingCount);
  const stuck = useAppSelector(selectStuckCount);
  if (waiting === 0) return null;
  const all = message(app.waitingBadge, { count: waiting });
  const name = stuck === 0 ? t(all) : t(app.waitingBadgeStuck, { waiting: all, count: stuck });
  return (
    <Link to={path('outbox')} className={styles.badge} data-stuck={stuck > 0 || undefined} title={name}>
      {stuck > 0 ? <TriangleAlert /> : <CloudUpload />}
      <span aria-hidden>{number(waiting)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
