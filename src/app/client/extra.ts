import type { Backend } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import type { DeviceStorage } from '@/backend/deviceStorage';
import type { RowStore } from '@/backend/rows';
import type { RankingList } from '@/model/published/rankings';
import type { SiteFacts } from '@/model/siteFacts';
import type { Ratings } from '@/wiki/ratings/ratings';
import type { ScopeManager } from '@/wiki/scopes/scopeManager';

/** The outside world as thunks reach it. */
export interface Extra {
  readonly backend: Backend;
  /** Of what is published, the part that a screen asks for itself. */
  readonly copies: Pick<Copies, 'duplicates' | 'status'>;
  /**
   * Lets the ratings answer with the first places of a list as they were published, for who has not all matches yet.
   * Resolves when they do, or are known not to.
   */
  readonly showPublished: (list: RankingList) => Promise<void>;
  /** Live queries for what is on screen. */
  readonly scopes: Pick<ScopeManager, 'follow'>;
  readonly ratings: Ratings;
  /** The browser's account of its storage. */
  readonly device: DeviceStorage;
  /** For clearing what is stored; everything else about rows follows the actions. */
  readonly rows: Pick<RowStore, 'clear' | 'deleteCommand'>;
  /** Device time, epoch milliseconds. */
  readonly now: () => number;
  /** A random id of 20 characters that the rules accept. */
  readonly newId: () => string;
  /** Of the app that this page runs. */
  readonly version: string;
  /** True if this site sends e-mails to those who want them. */
  readonly sendsMail: boolean;
  /** True if this site takes errors of the app from browsers whose readers agree. */
  readonly takesErrors: boolean;
  /** Operator of this site, and the terms of its data. */
  readonly site: SiteFacts;
  /** The example accounts of the emulators, for sign-in by one click; none in a build for a real project. */
  readonly demoAccounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: 'editor' | 'moderator';
  }[];
}
