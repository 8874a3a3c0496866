import type { Json } from '@/lib/json';
import type { AccountFacts } from '@/model/accountFacts';
import type { LogGroup, RevertOutcome } from '@/model/acts/act';
import type { ActPayload } from '@/model/acts/acts';
import type { BrowserError } from '@/model/browserError';
import type { Command } from '@/model/command';
import type { DayFigures } from '@/model/figures';
import type { Agreement } from '@/model/agreement';
import type { DigestChoice } from '@/model/digest';
import type { Follows } from '@/model/follows';
import type { DeltaId, UserId } from '@/model/ids';
import type { LogEntry } from '@/model/acts/log';
import type { News } from '@/model/news';
import type { ExportPage, ExportPlace } from '@/model/ownAccount';
import type { ToldProblem } from '@/model/parsing/sportProblem';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import type { PersonRequest } from '@/model/report';
import type { Review } from '@/model/review';
import type { SavingMode } from '@/model/sports';
import type { Audit } from '@/model/trust/audit';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trustSettings';
import type { BackendError } from './errors';
import type { ReportsBackend } from './reportsBackend';
import type { Scope } from './scope';
import type { Resume, ScopeObserver } from './snapshot';

export interface User {
  readonly uid: UserId;
  readonly email: string | null;
  readonly name: string | null;
  /** The user has proved to own the address. */
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
  /** None for a visitor. */
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

export interface LogPlace {
  readonly seconds: number;
  readonly nanoseconds: number;
}

interface PublicLogPage {
  readonly entries: readonly PublicLogEntry[];
  readonly next?: LogPlace;
}

export interface InboxDelivery {
  /** News since the requested time, at most the newest `newsAtOnce`. */
  readonly news: readonly News[];
  /** Server time of the newest news seen on any device, epoch milliseconds; 0 before the first. */
  readonly seen: number;
  readonly digest: DigestChoice;
  /** Server time at which the owner asked to delete the account, epoch milliseconds. */
  readonly leaving?: number;
  readonly agreement?: Agreement;
  readonly follows?: Follows;
}

/**
 * Everything we ask of the outside world. One suite of contract tests checks each implementation against this
 * text.
 *
 * Promises reject with a `BackendError` unless it says otherwise. Functions that follow return an unsubscribe
 * function, and nothing arrives after `fail`.
 */
export interface Backend {
  readonly auth: AuthBackend;
  readonly notifications: NotificationBackend;
  readonly accounts: {
    /** For admins. `not-found` if the address has no account. */
    readonly lookUp: (email: string) => Promise<AccountFacts>;
    /** For moderators. Whether another account is a moderator too. */
    readonly hasOtherModerator: (uid: string) => Promise<boolean>;
  };
  readonly sports: {
    /**
     * Publishes a definition; `action` is the id of the act. Resolves with its problems, none if it was
     * stored.
     */
    readonly save: (definition: Json, mode: SavingMode, action: string) => Promise<readonly ToldProblem[]>;
  };
  /**
   * For moderators. Follows the newest log entries about roles and bans, and the newest `acts` about other
   * acts, merged newest first.
   */
  readonly followLogs: (
    acts: number,
    next: (entries: readonly LogEntry[]) => void,
    fail: (error: BackendError) => void,
  ) => () => void;
  /**
   * Reads a page of the public log, newest first, of one group or all, from the newest or from a place on.
   */
  readonly readPublicLog: (question: {
    readonly group?: LogGroup | undefined;
    readonly after?: LogPlace | undefined;
  }) => Promise<PublicLogPage>;
  /**
   * For moderators. Figures of the last days that have any, newest first, and the number of open proposals.
   */
  readonly readFigures: () => Promise<{ readonly days: readonly DayFigures[]; readonly waiting: number }>;
  /** For moderators. The number of open proposals. */
  readonly countWaiting: () => Promise<number>;
  /** Which moderator is looking at which proposal. */
  readonly reviews: {
    /**
     * Announces it for `reviewMs`; may be repeated. Rejects with `permission-denied` while another moderator
     * looks at it, and for other accounts.
     */
    readonly begin: (id: DeltaId) => Promise<void>;
    readonly end: (id: DeltaId) => Promise<void>;
    /** Newest first. */
    readonly follow: (
      next: (reviews: readonly Review[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  readonly reports: ReportsBackend;
  readonly withholding: {
    /**
     * Withholds a name for good; repeating it under the same id does nothing more. Resolves once the pages
     * are without the name; the rest follows on the server.
     */
    readonly withhold: (asked: ActPayload<'withhold'>, action: string) => Promise<void>;
    /** Declines and deletes a request. */
    readonly dropRequest: (id: string, action: string) => Promise<void>;
    /** Oldest first. */
    readonly followRequests: (
      next: (requests: readonly PersonRequest[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  readonly errors: {
    /** Sends anonymous errors to the operator. The site keeps a limited number. */
    readonly send: (errors: readonly BrowserError[]) => Promise<void>;
  };
  readonly inbox: {
    /**
     * Follows the news since a server time, which is asked at each start, and the account's other data.
     * Nothing arrives before both are known.
     */
    readonly follow: (
      uid: UserId,
      since: () => number,
      next: (inbox: InboxDelivery) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
    /**
     * Marks news up to a server time as seen. An earlier time than the stored one changes nothing. Waits for
     * the network.
     */
    readonly markSeen: (uid: UserId, at: number) => Promise<void>;
    /** Merges into the follows from the account's other devices (`mergeFollows`). Rejects offline too. */
    readonly saveFollows: (uid: UserId, follows: Follows) => Promise<void>;
  };
  readonly ownAccount: {
    /** Reads a page of everything stored about the account, from the beginning or after a place. */
    readonly exportPage: (after?: ExportPlace) => Promise<ExportPage>;
    /**
     * Schedules the deletion; repeating it changes nothing. Rejects with `failed-precondition` unless the
     * owner has just signed in.
     */
    readonly leave: () => Promise<void>;
    /** Cancels the deletion. Rejects with `failed-precondition` once it has begun. */
    readonly stay: () => Promise<void>;
  };
  readonly trust: {
    /** Defaults until an admin changes them. */
    readonly settings: () => Promise<TrustSettings>;
    /** For the account itself and for moderators. */
    readonly of: (uid: UserId) => Promise<EarnedTrust>;
    /** For moderators. Open audits, oldest first. */
    readonly followAudits: (
      next: (audits: readonly Audit[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  /**
   * Follows a scope. Nothing arrives after the returned function is called.
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
   * - Nothing arrives after `observer.error`.
   */
  readonly subscribe: (scope: Scope, mark: () => Resume | undefined, observer: ScopeObserver) => () => void;
  /**
   * Brings a command's effect to the server, reading first. Rejects with `conflict` if a document is neither
   * as the command expected nor already as wanted. Committing twice has the effect of once. Resolves with the
   * outcome of a revert.
   */
  readonly commit: (command: Command) => Promise<RevertOutcome | void>;
}
