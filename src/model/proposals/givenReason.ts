import type { Cause } from '../cause';

export interface GivenReason {
  readonly reason: string;
  readonly reasonCause?: Cause;
}
