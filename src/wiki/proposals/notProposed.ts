import { sentenceOf } from '@/language/causes';
import type { Cause } from '@/model/cause';

/** A refused edit. Screens show `why` in the reader's language; the message is in English. */
export class NotProposed extends Error {
  readonly why: Cause;

  constructor(why: Cause, options?: ErrorOptions) {
    super(sentenceOf(why), options);
    this.why = why;
  }
}
