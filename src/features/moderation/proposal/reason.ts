import { causeTexts, sentenceOf } from '@/language/causes';
import { commonReasons } from '@/language/reasons';
import { moderation } from '@/language/en/moderation';
import type { Translate } from '@/language/language';
import { message, type Message } from '@/language/text';
import { causeOf } from '@/model/cause';
import type { GivenReason } from '@/model/proposals/givenReason';
import { lengthOf, limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';

/** A reason as stored: a common one as its code, so that the author reads it in their own language. */
export function storedReason(t: Translate, text: string): GivenReason {
  const reason = cleanProse(text);
  const code = commonReasons.find((each) => t(causeTexts[each]) === reason);
  if (code === undefined) return { reason };
  const reasonCause = causeOf(code);
  return { reason: sentenceOf(reasonCause), reasonCause };
}

/** A reason is required: without one the author learns nothing, and the rules refuse it. */
export function reasonProblem(text: string): Message | undefined {
  const reason = cleanProse(text);
  if (reason === '') return message(moderation.reasonMissing);
  return lengthOf(reason) > limits.reason
    ? message(moderation.reasonTooLong, { max: limits.reason })
    : undefined;
}
