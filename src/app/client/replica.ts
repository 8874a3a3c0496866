import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ScopeManager } from '@/wiki/scopes/scopeManager';
import type { AppStore } from './store';

export type ScreenScopes = Pick<ScopeManager, 'follow'>;

/**
 * A second store that receives every action of the first, so that the devtools can show the past in it.
 * Screens read it, effects read the store. Production has none.
 */
export interface Replica {
  readonly enhancer: StoreEnhancer;
  readonly shown: (store: AppStore) => AppStore;
  /** Scopes for screens. While the screens show the past, nothing is opened or closed. */
  readonly scopes: (scopes: ScreenScopes) => ScreenScopes;
}
