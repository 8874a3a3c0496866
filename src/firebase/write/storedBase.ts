import type { Json } from '@/lib/json';
import { isDeletion, type Proposal } from '@/model/proposals/delta';

/**
 * The stored base of an edit. Nothing seen is `null` for a field and `{}` for a record. New records and
 * deletions have no base.
 */
export function storedBase({
  docId = '',
  field = '',
  value = {},
  base,
}: Partial<Proposal>): Json | undefined {
  if (docId === '' || isDeletion({ docId, field, value })) return undefined;
  return base ?? (field === '' ? {} : null);
}
