import type { Json } from '@/lib/json';
import { isDeletion, type Proposal } from '@/model/delta';

/**
 * The state that an edit's author saw, as it is stored: nothing seen is `null` for a field and `{}` for a record; new
 * records and deletions have none.
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
