import type { DocumentData } from 'firebase-admin/firestore';
import { isCause, type Cause } from '@/model/cause';
import { byTrust } from '@/model/trustSettings';
import { isCollection, type Collection } from '@/model/schema/recordSchema';

/** A decision on a delta, as its author hears of it. */
export interface Decision {
  readonly author: string;
  readonly status: 'applied' | 'rejected';
  readonly collection: Collection;
  /** True if a record was proposed, and not a change of one. */
  readonly isNew: boolean;
  /** True if a moderator changed it before applying it. */
  readonly isAmended: boolean;
  /** True if only a part of it was applied. */
  readonly isInPart: boolean;
  /** Why it was rejected; empty where nobody said. */
  readonly reason: string;
  /** The meaning of the reason, unless a person wrote it. */
  readonly cause?: Cause;
}

/** The decision that this change of a delta is; `undefined` when it is none, the author's own, or was taken at once by trust. */
export function decisionOf(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Decision | undefined {
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
