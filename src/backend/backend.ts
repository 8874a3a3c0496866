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

/** The user who is signed in, as the auth token says. */
export interface User {
  readonly uid: UserId;
  readonly email: string | null;
  readonly name: string | null;
  /** True if the address is known to be the user's own. */
  readonly emailVerified: boolean;
  /** The custom claim `moderator: true`. */
  readonly moderator: boolean;
  /** The custom claim `admin: true`: who may make moderators. */
  readonly admin: boolean;
}

/** Why signing in did not work; each has a sentence of its own on the screen. */
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

/** A way to sign in that an account has. */
export type SignInMethod = 'password' | 'google';

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Signing in and out. Every promise rejects with an `AuthError`. */
export interface AuthBackend {
  /**
   * Calls back with the user, `null` when nobody is signed in, now and on every change, a changed claim included.
   * Returns the call that ends it.
   */
  readonly subscribe: (next: (user: User | null) => void) => () => void;
  readonly signInWithPassword: (email: string, password: string) => Promise<void>;
  /** Also sends the mail by which the address is verified. */
  readonly signUp: (email: string, password: string, name: string) => Promise<void>;
  /** Sends that mail again to whoever is signed in. */
  readonly sendVerification: () => Promise<void>;
  readonly resetPassword: (email: string) => Promise<void>;
  /** Opens Google's popup; call it from a click, or the browser blocks it. */
  readonly signInWithGoogle: () => Promise<void>;
  /** Tells how whoever is signed in can do so; rejects where nobody is. */
  readonly signInMethods: () => Promise<readonly SignInMethod[]>;
  /** Signs in anew who is signed in already, before something that only its owner may do to an account. */
  readonly confirmPassword: (password: string) => Promise<void>;
  /** The same by Google's popup; call it from a click. */
  readonly confirmWithGoogle: () => Promise<void>;
  /** Changes the password of who is signed in, and ends the account's sign-ins elsewhere. */
  readonly changePassword: (current: string, next: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/**
 * Tells whether a device can show notifications; `not-configured` is a build without a web push key, as for the
 * emulators.
 */
export type NotificationSupport = 'supported' | 'unsupported' | 'not-configured';

/** Notifications on this device. Nothing of it is loaded or asked for before `register`. */
export interface NotificationBackend {
  readonly support: () => Promise<NotificationSupport>;
  /**
   * Asks for permission where it has not been given, so call it from a click. Resolves with the token by which the server
   * reaches this device; rejects with the `BackendError` `permission-denied` when the person says no.
   */
  readonly register: () => Promise<string>;
  /** Ends them; resolves with the token that was, if any. */
  readonly unregister: () => Promise<string | undefined>;
}

/** The place in the public log where a page ends: the server's time of its last entry. */
export interface LogPlace {
  readonly seconds: number;
  readonly nanoseconds: number;
}

interface PublicLogPage {
  readonly entries: readonly PublicLogEntry[];
  /** Absent with the last page. */
  readonly next?: LogPlace;
}

/** An account's inbox as the server has it. */
export interface InboxDelivery {
  /** The news from the time on that was asked for; of more than `newsAtOnce` the newest. */
  readonly news: readonly News[];
  /** Server time of the newest piece of news that was seen on any device, epoch milliseconds; 0 before the first. */
  readonly seen: number;
  readonly digest: DigestChoice;
  /** Server time at which the deletion of the account was asked for, epoch milliseconds; absent unless it was. */
  readonly leaving?: number;
  /** The newest terms of the site that the account has agreed to, on any device; absent where it has agreed to none. */
  readonly agreement?: Agreement;
  /** Everything that the account follows, on any device; absent where it never followed anything. */
  readonly follows?: Follows;
}

/** The requests we make of the outside world. One suite of contract tests holds every implementation to this text. */
export interface Backend {
  readonly auth: AuthBackend;
  readonly notifications: NotificationBackend;
  /** Questions about accounts, answered by the server alone. Each rejects with a `BackendError`. */
  readonly accounts: {
    /** The account of an address, for admins; `not-found` when there is none. */
    readonly lookUp: (email: string) => Promise<AccountFacts>;
    /** Tells whether anybody but this account decides on proposals; for moderators. */
    readonly hasOtherModerator: (uid: string) => Promise<boolean>;
  };
  /** Definitions of sports, for admins. */
  readonly sports: {
    /**
     * Stores a definition, which every page then has; `action` is the id of the act. Answers all that is wrong with it, and nothing where it was stored;
     * rejects with a `BackendError`.
     */
    readonly save: (definition: Json, mode: SavingMode, action: string) => Promise<readonly ToldProblem[]>;
  };
  /**
   * Follows the newest log entries about roles and bans, and so many about other acts, newest first, until the
   * returned call ends it; for moderators. After `fail` nothing more arrives.
   */
  readonly followLogs: (
    acts: number,
    next: (entries: readonly LogEntry[]) => void,
    fail: (error: BackendError) => void,
  ) => () => void;
  /**
   * Reads a page of the public log, newest first: of a group of kinds, or all; from the newest on, or from where an earlier page
   * ended. Rejects with a `BackendError`.
   */
  readonly readPublicLog: (question: {
    readonly group?: LogGroup | undefined;
    readonly after?: LogPlace | undefined;
  }) => Promise<PublicLogPage>;
  /** Reads the figures of the last days that have any, newest first, and how many proposals wait; for moderators. Rejects with a `BackendError`. */
  readonly readFigures: () => Promise<{ readonly days: readonly DayFigures[]; readonly waiting: number }>;
  /** Counts the proposals that wait; for moderators. Rejects with a `BackendError`. */
  readonly countWaiting: () => Promise<number>;
  /** Tells moderators which of them looks at which open proposal. */
  readonly reviews: {
    /**
     * Says so for `reviewMs`, also again. Rejects with the `BackendError` `permission-denied` while somebody else looks at
     * it, and for everybody but moderators.
     */
    readonly begin: (id: DeltaId) => Promise<void>;
    /** Takes back what was said; rejects as above. */
    readonly end: (id: DeltaId) => Promise<void>;
    /** Follows what was said, newest first, until the returned call ends it. After `fail` nothing more arrives. */
    readonly follow: (
      next: (reviews: readonly Review[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  readonly reports: ReportsBackend;
  /** Withholding the names of people who ask for it, for admins. */
  readonly withholding: {
    /**
     * Withholds a name for good. Asked again under the same id nothing more happens. Resolves once the pages are without it;
     * everything else follows by itself. Rejects with a `BackendError`.
     */
    readonly withhold: (asked: ActPayload<'withhold'>, action: string) => Promise<void>;
    /** Ends a request that is not followed, of which nothing stays; as above. */
    readonly dropRequest: (id: string, action: string) => Promise<void>;
    /** Follows the requests, oldest first, until the returned call ends it. After `fail` nothing more arrives. */
    readonly followRequests: (
      next: (requests: readonly PersonRequest[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  /** Errors of the app in this browser, for whoever runs the site. */
  readonly errors: {
    /** Sends some, of nobody in particular; the site keeps as many as it has room for. Rejects with a `BackendError`. */
    readonly send: (errors: readonly BrowserError[]) => Promise<void>;
  };
  /** The inbox of the account that is signed in. */
  readonly inbox: {
    /**
     * Follows its news from a server time on, which is asked for when it begins, and how far it was seen, until the returned
     * call ends it. Nothing arrives before both are known, and nothing after `fail`.
     */
    readonly follow: (
      uid: UserId,
      since: () => number,
      next: (inbox: InboxDelivery) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
    /**
     * Says that all news up to a server time was seen. It only goes on: a time before the known one changes nothing. Without
     * a network it waits for one. Rejects with a `BackendError`.
     */
    readonly markSeen: (uid: UserId, at: number) => Promise<void>;
    /**
     * Adds what is followed to what the account's other devices have said (`mergeFollows`). Rejects with a `BackendError`, also
     * without a network.
     */
    readonly saveFollows: (uid: UserId, follows: Follows) => Promise<void>;
  };
  /** The account that is signed in, asked about itself. Each rejects with a `BackendError`. */
  readonly ownAccount: {
    /** Reads a page of all that is stored under it: the first one, or what comes after a place. */
    readonly exportPage: (after?: ExportPlace) => Promise<ExportPage>;
    /**
     * Has it deleted once the days to return are over; asked again nothing changes. Rejects with `failed-precondition` unless
     * its owner has just signed in.
     */
    readonly leave: () => Promise<void>;
    /** Takes that back. Rejects with `failed-precondition` once the deletion has begun. */
    readonly stay: () => Promise<void>;
  };
  /** The trust that people have earned. Each question rejects with a `BackendError`. */
  readonly trust: {
    /** The conditions; the defaults where no admin has chosen any. */
    readonly settings: () => Promise<TrustSettings>;
    /** The trust that an account has earned, for itself and moderators. */
    readonly of: (uid: UserId) => Promise<EarnedTrust>;
    /** Follows the audits that wait, oldest first, for moderators, until the returned call ends it. After `fail` nothing more arrives. */
    readonly followAudits: (
      next: (audits: readonly Audit[]) => void,
      fail: (error: BackendError) => void,
    ) => () => void;
  };
  /**
   * Follows a scope until the returned call ends it; nothing arrives after that.
   *
   * - A narrow scope's first snapshot is one `reset`; later ones are changes.
   * - A wide scope without a mark is filled by pages of `added`, oldest change first, the first page a `reset`, all but
   *   the last `filling`, `complete` with the last. With a mark it delivers what changed after the watermark, and at it
   *   or shortly before only while that was not final at `checkedAt`; where the mark is `filling`, the missing pages;
   *   where it was checked longer ago than tombstones are kept, all as without it. `resumePlan` is the table.
   * - The mark is the subscriber's. It moves with each snapshot that is passed on, and may be asked for again.
   * - Snapshots of a wide scope tell what its rows vouch for. `checkedAt` is a time of the server, asked before anything
   *   was read; when the server's clock cannot be asked, a fill takes its own watermark, and a resumed scope tells none.
   * - Tombstones arrive as `removed`. A document that cannot be parsed is named in `unreadable` and passed over.
   * - Only documents the server has confirmed are delivered, none with pending local writes.
   * - After `observer.error` nothing more arrives.
   */
  readonly subscribe: (scope: Scope, mark: () => Resume | undefined, observer: ScopeObserver) => () => void;
  /**
   * Makes a command's effect stand on the server, reading first: a document that is neither what the command was
   * based on nor already as wanted rejects with `conflict`. Doing it twice has the effect of once.
   * Rejects with a `BackendError`. Of a revert it tells what came of it.
   */
  readonly commit: (command: Command) => Promise<RevertOutcome | void>;
}
