import type { Backend } from '@/backend/backend';
import type { ScopeManager } from '@/features/wiki/scopes/scopeManager';

/** The outside world as thunks reach it. */
export interface Extra {
  readonly backend: Backend;
  /** Live queries for what is on screen. */
  readonly scopes: Pick<ScopeManager, 'hold'>;
  /** Device time, epoch milliseconds. */
  readonly now: () => number;
  /** A random id of 20 characters that the rules accept. */
  readonly newId: () => string;
  /** The example accounts of the emulators, for sign-in by one click; none in a build for a real project. */
  readonly demoAccounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly label: string;
  }[];
}
