import type { Backend } from '@/backend/backend';
import type { ScopeManager } from '@/features/wiki/scopes/scopeManager';

/** The outside world as thunks reach it. */
export interface Extra {
  readonly backend: Backend;
  readonly scopes: ScopeManager;
  /** Device time, epoch milliseconds. */
  readonly now: () => number;
  /** A random id of 20 characters that the rules accept. */
  readonly newId: () => string;
}
