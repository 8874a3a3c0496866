import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ScopeManager } from '@/wiki/scopes/scopeManager';
import type { AppStore } from './store';

/** Live queries for what is on screen. */
export type ScreenScopes = Pick<ScopeManager, 'follow'>;

/**
 * A second store that is given every action of the first, for the devtools to show the past in. Screens read it, effects
 * read the store. There is none in production, where screens read the store too.
 */
export interface Replica {
  /** Goes to the store, innermost. */
  readonly enhancer: StoreEnhancer;
  /** The store as screens have it: what they dispatch goes to the store, what they read comes from the replica. */
  readonly shown: (store: AppStore) => AppStore;
  /** Scopes for the screens, which neither open nor close one while they show the past. */
  readonly scopes: (scopes: ScreenScopes) => ScreenScopes;
}
