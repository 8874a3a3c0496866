import type { Json } from '@/lib/json';

export interface Answer {
  readonly by: string;
  readonly kind: 'apply' | 'reject' | 'remove' | 'withdraw' | 'claim' | 'leave';
  readonly id: string;
  readonly done: boolean;
  readonly words?: string;
  /** Set for the one call that wrote the decision: the moderator's value, absent if it was the proposed one. */
  readonly wrote?: { readonly amend?: Json };
}

/** Whether an act decides, rather than claims or leaves. */
export const decides = ({ kind }: Answer): boolean => kind !== 'claim' && kind !== 'leave';
