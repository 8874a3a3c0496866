import { FieldValue } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import type { Cause } from '@/model/cause';

/** Why a delta was rejected, as its document says it: in English, and as what the interface says in any language. */
export const reasonFields = (cause: Cause) => ({ reason: sentenceOf(cause), reasonCause: cause });

/** The same of why it could not be applied, and when. */
export const problemFields = (cause: Cause) => ({
  problem: sentenceOf(cause),
  problemCause: cause,
  problemAt: FieldValue.serverTimestamp(),
});

export const noReason = { reason: FieldValue.delete(), reasonCause: FieldValue.delete() };

export const noProblem = {
  problem: FieldValue.delete(),
  problemCause: FieldValue.delete(),
  problemAt: FieldValue.delete(),
};
