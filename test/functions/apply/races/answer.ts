import type { Json } from '@/lib/json';

/** The answer to one act about one proposal. */
export interface Answer {
  readonly by: string;
  readonly kind: 'apply' | 'reject' | 'remove' | 'withdraw' | 'claim' | 'leave';
  readonly id: string;
  readonly done: boolean;
  /** The sentence of a refusal. */
  readonly words?: string;
  /** Of the one call that wrote the decision to apply: the moderator's value, absent where it was the proposed one. */
  readonly wrote?: { readonly amend?: Json };
}

/** Whether an act decides, rather than claims or leaves. */
export const decides = ({ kind }: Answer): boolean => kind !== 'claim' && kind !== 'leave';
