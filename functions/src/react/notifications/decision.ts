import { isCause, type Cause } from '@/model/cause';
import { byTrust } from '@/model/trust/trustSettings';
import { isCollection, type Collection } from '@/model/schema/recordSchema';
import type { DeltaChange } from '../../base/deltaChange';

export interface Decision {
  readonly author: string;
  readonly status: 'applied' | 'rejected';
  readonly collection: Collection;
  readonly isNew: boolean;
  readonly isAmended: boolean;
  readonly isInPart: boolean;
  /** Empty if no reason was given. */
  readonly reason: string;
  /** The reason's code; absent if a person wrote the reason. */
  readonly cause?: Cause;
}

/**
 * The decision in this change of a delta; `undefined` if there is none, the author made it, or trust applied
 * it at once.
 */
export function decisionOf({ before, after }: Omit<DeltaChange, 'deltaId'>): Decision | undefined {
  if (before?.['status'] !== 'new' || after === undefined) return undefined;
  const { status, author, collection, reason, reasonCause }: Readonly<Record<string, unknown>> = after;
  if (status !== 'applied' && status !== 'rejected') return undefined;
  if (typeof author !== 'string' || author === '' || after['decidedBy'] === author) return undefined;
  if (after['decidedBy'] === byTrust) return undefined;
  if (!isCollection(collection)) return undefined;
  return {
    author,
    status,
    collection,
    isNew: after['docId'] === '',
    isAmended: after['amended'] !== undefined,
    isInPart: after['rest'] !== undefined,
    reason: typeof reason === 'string' ? reason : '',
    ...(isCause(reasonCause) && { cause: reasonCause }),
  };
}
