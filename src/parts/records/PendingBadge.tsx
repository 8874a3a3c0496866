import { ui } from '@/language/en/ui';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Badge, IconBadge } from '@/ui/Badge';
import { selectPendingStatus } from '@/wiki/editing/editingSelectors';

export interface PendingBadgeProps {
  readonly collection: Collection;
  readonly id: string;
  readonly field?: string | undefined;
  readonly compact?: boolean | undefined;
}

const looks = {
  pending: { kind: 'pending', text: ui.pending },
  onDevice: { kind: 'sending', text: words.pendingOnDevice },
  failed: { kind: 'problem', text: words.pendingFailed },
} as const;

export function PendingBadge({ collection, id, field, compact = false }: PendingBadgeProps) {
  const t = useText();
  const status = useAppSelector((state) => selectPendingStatus(state, collection, id, field));
  if (status === undefined) return null;
  const { kind, text } = looks[status];
  return compact ? <IconBadge kind={kind} label={t(text)} /> : <Badge kind={kind}>{t(text)}</Badge>;
}
