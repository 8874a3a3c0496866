import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { selectPendingStatus } from '@/wiki/editing/editingSelectors';

export interface PendingBadgeProps {
  readonly collection: Collection;
  readonly id: string;
  /** Without it, any proposal for the record counts. */
  readonly field?: string | undefined;
}

const looks = {
  pending: { kind: 'pending', text: words.pendingProposal },
  onDevice: { kind: 'sending', text: words.pendingOnDevice },
  failed: { kind: 'problem', text: words.pendingFailed },
} as const;

/** Marks what the user sees because of an own proposal that is not decided yet. */
export function PendingBadge({ collection, id, field }: PendingBadgeProps) {
  const t = useText();
  const status = useAppSelector((state) => selectPendingStatus(state, collection, id, field));
  if (status === undefined) return null;
  return <Badge kind={looks[status].kind}>{t(looks[status].text)}</Badge>;
}
