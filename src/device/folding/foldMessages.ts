import type { RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';

/** What the page asks of the worker that folds, once. */
export interface FoldRequest {
  /** The device's name for its rows. */
  readonly name: string;
  readonly first: readonly RowsSlice[];
}

/** What the worker answers before it is let go. Errors cross with their words alone, so what is decided by them is said. */
export type FoldReply =
  { readonly lost: readonly ScopeKey[] } | { readonly failed: string; readonly isNewer: boolean };
