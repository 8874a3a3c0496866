import type { RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';

/** The one request of the page to the worker that folds. */
export interface FoldRequest {
  /** The device's name for its rows. */
  readonly name: string;
  readonly first: readonly RowsSlice[];
}

/** The worker's answer before it is let go. Errors cross with their words alone, so what is decided by them is said. */
export type FoldReply =
  { readonly lost: readonly ScopeKey[] } | { readonly failed: string; readonly isNewer: boolean };
