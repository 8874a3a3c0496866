import type { LogEntry } from '@/model/acts/log';
import type { Agreement } from '@/model/accounts/agreement';
import type { DigestChoice } from '@/model/news/digest';
import type { Watches } from '@/model/news/watches';
import type { UserId } from '@/model/ids';
import type { Pick } from '@/model/picks/pick';
import type { LiveCard } from '@/model/scoring/live';
import type { Invitation } from '@/model/scoring/invitation';
import type { News } from '@/model/news/news';
import type { PersonRequest, Report } from '@/model/privacy/report';
import type { Review } from '@/model/proposals/review';
import type { Audit } from '@/model/trust/audit';
import type { ScopeKind } from './scope';

interface Of<Asked, Delivery> {
  readonly asked: Asked;
  readonly delivery: Delivery;
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
  readonly watches?: Watches;
}

interface ListScopes {
  /** For moderators. Open audits, oldest first. */
  readonly audits: Of<unknown, readonly Audit[]>;
  /** The account's news since a server time and its other data. Arrives once both are known. */
  readonly inbox: Of<{ readonly uid: UserId; readonly since: number }, InboxDelivery>;
  /** What scorers enter of an event while it goes on; nothing before. Needs no sign-in. */
  readonly live: Of<{ readonly event: string }, LiveCard | undefined>;
  /** For moderators. Cards with live matches that nobody has confirmed. */
  readonly liveCards: Of<unknown, readonly LiveCard[]>;
  /** For moderators. The newest entries about roles and bans, and the newest `acts`, merged newest first. */
  readonly log: Of<{ readonly acts: number }, readonly LogEntry[]>;
  /** For admins. Requests not to be named, oldest first. */
  readonly personRequests: Of<unknown, readonly PersonRequest[]>;
  readonly picks: Of<{ readonly uid: UserId; readonly event: string }, readonly Pick[]>;
  /** For moderators. The newest open reports, newest first, or the last closed ones, last first. */
  readonly reports: Of<{ readonly which: 'open' | 'closed'; readonly count: number }, readonly Report[]>;
  /** For moderators. Which moderator looks at which proposal, newest first. */
  readonly reviews: Of<unknown, readonly Review[]>;
  /** The account's appointments as organiser of an event, revoked ones included. */
  readonly organising: Of<{ readonly event: string; readonly uid: UserId }, readonly Invitation[]>;
  /**
   * Invitations and appointments to score an event, those that begin last first: for moderators all, for an
   * organiser `by` themselves.
   */
  readonly scorers: Of<{ readonly event: string; readonly by?: UserId }, readonly Invitation[]>;
}

/** A kind belongs either to documents or to a list. */
export type ListKind = Exclude<keyof ListScopes, ScopeKind>;

/** A live list. It arrives whole at each change; its rows are no entities, and it has no mark. */
export type ListScope<K extends ListKind = ListKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & ListScopes[Kind]['asked'];
}[K];

/** What arrives each time. */
export type Delivery<K extends ListKind> = ListScopes[K]['delivery'];
