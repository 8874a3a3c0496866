import type { Backend } from '@/backend/backend';
import type { DeviceStorage } from '@/backend/deviceStorage';
import type { RowStore } from '@/backend/rows';
import type { RankingList } from '@/model/published/rankings';
import type { Ratings } from '@/wiki/ratings/ratings';
import type { ScopeManager } from '@/wiki/scopes/scopeManager';

export interface Extra {
  readonly backend: Backend;
  /**
   * Until all matches are here, lets ratings be answered from the published top of a list. Resolves when they
   * can be, or certainly cannot.
   */
  readonly showPublished: (list: RankingList) => Promise<void>;
  readonly scopes: Pick<ScopeManager, 'follow'>;
  readonly ratings: Ratings;
  readonly device: DeviceStorage;
  readonly rows: Pick<RowStore, 'clear' | 'deleteCommand'>;
  readonly now: () => number;
  /** A random id of 20 characters that the rules accept. */
  readonly newId: () => string;
  readonly version: string;
  readonly sendsMail: boolean;
  readonly takesErrors: boolean;
  readonly demoAccounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: 'editor' | 'moderator';
  }[];
}
