import type { Json } from '@/lib/json';
import type { Proposal } from '@/model/delta';

/**
 * The state that an edit's author saw, as it is stored: nothing seen is `null` for a field and `{}` for a record; new
 * records have none.
 */
export function storedBase({ docId, field, base }: Partial<Proposal>): Json | undefined {
  if (docId === '') return undefined;
  return base ?? (field === '' ? {} : null);
}
