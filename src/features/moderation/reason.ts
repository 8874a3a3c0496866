import { moderation } from '@/language/en/moderation';
import { message, type Message, type Text } from '@/language/text';
import { lengthOf, limits } from '@/model/limits';
import { cleanProse } from '@/model/texts';

/** Reasons that are often given, as what the author will read once it is sent. */
export const commonReasons = {
  noSource: moderation.reasonNoSource,
  contradicts: moderation.reasonContradicts,
  duplicate: moderation.reasonDuplicate,
  known: moderation.reasonKnown,
  spelling: moderation.reasonSpelling,
  outOfScope: moderation.reasonOutOfScope,
} as const satisfies Record<string, Text>;

/** A rejection without a reason teaches nobody, and the rules refuse it. */
export function reasonProblem(text: string): Message | undefined {
  const reason = cleanProse(text);
  if (reason === '') return message(moderation.reasonMissing);
  return lengthOf(reason) > limits.reason
    ? message(moderation.reasonTooLong, { max: limits.reason })
    : undefined;
}
