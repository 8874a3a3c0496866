import { FieldValue } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import type { Cause } from '@/model/cause';

const reasonFields = (cause: Cause) => ({ reason: sentenceOf(cause), reasonCause: cause });

export const decisionBy = (by: string) => ({ decidedBy: by, decidedAt: FieldValue.serverTimestamp() });

export const rejection = (cause: Cause, by: string) => ({
  status: 'rejected',
  ...reasonFields(cause),
  ...decisionBy(by),
});

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
