import { sentenceOf } from '@/language/causes';
import type { Cause } from '@/model/cause';

/** Nothing could be proposed: screens say `why` in the reader's language, the message says it in English. */
export class NotProposed extends Error {
  readonly why: Cause;

  constructor(why: Cause, options?: ErrorOptions) {
    super(sentenceOf(why), options);
    this.why = why;
  }
}
