import { FieldValue } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import type { Cause } from '@/model/cause';

/** A rejection's cause as stored in the delta: in English, and as a code that the interface translates. */
export const reasonFields = (cause: Cause) => ({ reason: sentenceOf(cause), reasonCause: cause });

/** The same for a failed application, with its time. */
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
