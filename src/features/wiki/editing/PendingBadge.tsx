import type { Collection } from '@/model/records';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { selectPendingStatus } from './editingSelectors';

export interface PendingBadgeProps {
  readonly collection: Collection;
  readonly id: string;
  /** Without it, any proposal for the record counts. */
  readonly field?: string | undefined;
}

const looks = {
  pending: { kind: 'pending', text: 'Pending' },
  onDevice: { kind: 'sending', text: 'Pending, on this device' },
  failed: { kind: 'problem', text: 'Pending, failed' },
} as const;

/** Marks what the user sees because of an own proposal that is not decided yet. */
export function PendingBadge({ collection, id, field }: PendingBadgeProps) {
  const status = useAppSelector((state) => selectPendingStatus(state, collection, id, field));
  if (status === undefined) return null;
  return <Badge kind={looks[status].kind}>{looks[status].text}</Badge>;
}
