import type { RevertCounts } from '@/model/acts/act';
import type { Pick as MatchPick } from '@/model/picks/pick';
import type { Command } from '@/model/proposals/command';
import type { DeltaId, UserId } from '@/model/ids';
import type { Delivery, ListKind, ListScope } from './listScope';
import type { AnswerTo, Question, QuestionKind } from './questions';
import type { Scope } from './scope';
import type { Observer, ScopeObserver } from './snapshot';

export interface User {
  readonly uid: UserId;
  readonly email: string | null;
  readonly name: string | null;
  readonly emailVerified: boolean;
  /** Custom claim `moderator: true`. */
  readonly moderator: boolean;
  /** Custom claim `admin: true`. Admins make moderators. */
  readonly admin: boolean;
}

export type AuthProblem =
  | 'cancelled'
  | 'disabled'
  | 'email-in-use'
  | 'invalid-email'
  | 'network'
  | 'popup-blocked'
  | 'too-many-attempts'
  | 'unknown'
  | 'weak-password'
  | 'wrong-credentials';

export type SignInMethod = 'password' | 'google';

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** All promises reject with an `AuthError`. */
export interface AuthBackend {
  /**
   * Calls back with the user, or `null`, now and on each change, including changed claims. Returns an
   * unsubscribe function.
   */
  readonly subscribe: (next: (user: User | null) => void) => () => void;
  readonly signInWithPassword: (email: string, password: string) => Promise<void>;
  /** Also sends the mail that verifies the address. */
  readonly signUp: (email: string, password: string, name: string) => Promise<void>;
  readonly sendVerification: () => Promise<void>;
  readonly resetPassword: (email: string) => Promise<void>;
  /** Call it from a click, or the browser blocks the popup. */
  readonly signInWithGoogle: () => Promise<void>;
  readonly signInMethods: () => Promise<readonly SignInMethod[]>;
  /** Reauthenticates, before acts that only the owner of an account may do. */
  readonly confirmPassword: (password: string) => Promise<void>;
  /** The same with Google's popup. Call it from a click. */
  readonly confirmWithGoogle: () => Promise<void>;
  /** Also ends the account's sessions elsewhere. */
  readonly changePassword: (current: string, next: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** `not-configured` is a build without a web push key, such as for the emulators. */
export type NotificationSupport = 'supported' | 'unsupported' | 'not-configured';

/** Loads and asks nothing before `register`. */
export interface NotificationBackend {
  readonly support: () => Promise<NotificationSupport>;
  /**
   * Asks for permission if necessary, so call it from a click. Resolves with the messaging token. Rejects
   * with the `BackendError` `permission-denied` if the user declines.
   */
  readonly register: () => Promise<string>;
  /** Resolves with the token that was deleted, if any. */
  readonly unregister: () => Promise<string | undefined>;
}

/**
 * The outcome of a revert; or the deltas to apply that the server did not find, or whose record it did not find; or the
 * newer pick that the account had already.
 */
export type CommitAnswer =
  | RevertCounts
  | { readonly missing: readonly DeltaId[] }
  | { readonly kept: MatchPick };

/**
 * Follows a scope of documents until the returned function is called.
 *
 * - A narrow scope's first snapshot is one `reset`. Later ones are changes.
 * - A wide scope without a mark is filled by pages of `added`, oldest change first. The first page is a
 *   `reset`, all but the last are `filling`, and the last is `complete`. With a mark it delivers changes
 *   after the watermark, and those at or shortly before it only if they were not final at `checkedAt`. With
 *   a `filling` mark it delivers the missing pages. If the mark was checked longer ago than tombstones are
 *   kept, it starts from the beginning. See `resumePlan`.
 * - The subscriber owns the mark. It moves with each delivered snapshot, and `mark` may be called again.
 * - Snapshots of a wide scope carry the progress of their rows. `checkedAt` is a server time from before
 *   the first read. If the server's clock is unknown, a fill uses its own watermark, and a resumed scope
 *   has none.
 * - Tombstones arrive as `removed`. An unreadable document is listed in `unreadable` and skipped.
 * - Only confirmed documents are delivered, none with pending local writes.
 */
export type FollowScope = (scope: Scope, observer: ScopeObserver) => () => void;

/** Follows a list, which arrives whole once the server has answered and at each change. */
export type FollowList = <K extends ListKind>(
  list: ListScope<K>,
  observer: Observer<Delivery<K>>,
) => () => void;

/**
 * Everything we ask of the outside world. One suite of contract tests checks each implementation against this
 * text.
 *
 * Promises reject with a `BackendError` unless it says otherwise.
 */
export interface Backend {
  readonly auth: AuthBackend;
  readonly notifications: NotificationBackend;
  readonly ask: <K extends QuestionKind>(question: Question<K>) => Promise<AnswerTo<K>>;
  /** Nothing arrives before it returns, after the returned function is called, or after `observer.error`. */
  readonly subscribe: FollowScope & FollowList;
  /**
   * Brings a command's effect to the server, reading first. Rejects with `conflict` if a document is neither
   * as the command expected nor already as wanted. Committing twice has the effect of once. Resolves with what
   * no listener brings.
   */
  readonly commit: (command: Command) => Promise<CommitAnswer | void>;
}
