import type { RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';

export interface FoldRequest {
  readonly name: string;
  readonly first: readonly RowsSlice[];
}

/** The reply of the worker. Errors lose their class between threads, so `isNewer` carries it. */
export type FoldReply =
  | { readonly lost: readonly ScopeKey[] }
  | { readonly failed: string; readonly isNewer: boolean };
