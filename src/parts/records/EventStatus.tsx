import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { Badge } from '@/ui/Badge';
import { codeName } from '../words/sportWords';

export const isUnusual = (status: Event['status']): status is Exclude<Event['status'], undefined | 'held'> =>
  status !== undefined && status !== 'held';

export function EventStatus({ status }: { readonly status: Event['status'] }) {
  const t = useText();
  if (!isUnusual(status)) return undefined;
  return <Badge kind={status === 'cancelled' ? 'problem' : 'info'}>{codeName(t, 'status', status)}</Badge>;
}
