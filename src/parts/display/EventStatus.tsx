import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records';
import { Badge } from '@/ui/Badge';
import { codeName } from './sportWords';

/** Tells whether an event did not simply take place, as far as one knows. */
export const isUnusual = (status: Event['status']): status is Exclude<Event['status'], undefined | 'held'> =>
  status !== undefined && status !== 'held';

/** Tells of an event that is cancelled, or that is only announced; one that took place needs no mark. */
export function EventStatus({ status }: { readonly status: Event['status'] }) {
  const t = useText();
  if (!isUnusual(status)) return undefined;
  return <Badge kind={status === 'cancelled' ? 'problem' : 'info'}>{codeName(t, 'status', status)}</Badge>;
}
