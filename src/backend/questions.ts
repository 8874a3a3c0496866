import type { Json } from '@/lib/json';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import type { LogGroup } from '@/model/acts/act';
import type { ActPayload } from '@/model/acts/acts';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import type { BrowserError } from '@/model/operating/browserError';
import type { DayFigures } from '@/model/operating/figures';
import type { Watches } from '@/model/news/watches';
import type { DeltaId, UserId } from '@/model/ids';
import type { ExportPage, ExportPlace } from '@/model/accounts/ownAccount';
import type { ToldProblem } from '@/model/parsing/sportProblem';
import type { PublishedDuplicates } from '@/model/published/publishedDuplicates';
import type { PublishedStatus, QueueCount } from '@/model/published/publishedStatus';
import type { CrowdCount } from '@/model/picks/crowd';
import type { Earned } from '@/model/picks/foldPicks';
import type { Pick } from '@/model/picks/pick';
import type { PickTable } from '@/model/picks/table';
import type { ReportAnswer, ReportSent } from '@/model/privacy/report';
import type { Cause } from '@/model/cause';
import type { SavingMode } from '@/model/sports';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { SiteSettings, StoredSite } from '@/model/operating/siteFacts';
import type { ScoreAnswer, ScoreSent } from '@/model/scoring/scorer';
import type { TrustSettings } from '@/model/trust/trustSettings';

interface Of<Payload, Result> {
  readonly asked: Payload;
  readonly answer: Result;
}

export interface LogPlace {
  readonly seconds: number;
  readonly nanoseconds: number;
}

export interface PublicLogPage {
  readonly entries: readonly PublicLogEntry[];
  readonly next?: LogPlace;
}

/** Identifies an act. Repeating the act under the same id does nothing more. */
interface ActionId {
  readonly action: string;
}

/** Keys (`recordKey`) of the records in which a moderator has declared an interest. */
export interface OthersInterests {
  readonly uid: string;
  readonly interests: readonly string[];
}

export interface Questions {
  /**
   * For moderators. Makes live matches that have ended part of the records. Answers with why it was refused, or with
   * how many results are in records now and how many wait in the queue. Rejects with `conflict` if the event is gone.
   */
  readonly confirmCard: Of<
    ActionId & ActPayload<'confirmCard'>,
    { readonly refused: Cause } | { readonly stored: number; readonly queued: number }
  >;
  /** For moderators. Rejects with `not-found` unless an account has verified the address. */
  readonly appointOrganiser: Of<ActionId & ActPayload<'appointOrganiser'>, void>;
  /** For moderators. The number of open proposals. */
  readonly countWaiting: Of<unknown, number>;
  /** For moderators. Closes all open reports of one network and answers with their number. */
  readonly declineReports: Of<{ readonly network: string }, number>;
  /** How many accounts pick whom on a card, by the event's stored id. Needs no sign-in. */
  readonly crowd: Of<{ readonly event: string }, readonly CrowdCount[]>;
  /** The table of picks with this id (`picks/table.ts`). Needs no sign-in. */
  readonly pickTable: Of<{ readonly id: string }, { readonly table?: PickTable }>;
  readonly pickRow: Of<
    { readonly id: string; readonly uid: UserId; readonly parts: number },
    { readonly earned?: Earned }
  >;
  /** The account's newest picks; `isCut` if there are more than `picksAtOnce`. */
  readonly ownPicks: Of<
    { readonly uid: UserId },
    { readonly picks: readonly Pick[]; readonly isCut: boolean }
  >;
  readonly dropRequest: Of<ActionId & { readonly id: string }, void>;
  /** Pairs of players who may be the same person, computed last night. */
  readonly duplicates: Of<unknown, PublishedDuplicates>;
  readonly exportPage: Of<{ readonly after?: ExportPlace | undefined }, ExportPage>;
  /** For moderators. Days that have figures, newest first, and the number of open proposals. */
  readonly figures: Of<unknown, { readonly days: readonly DayFigures[]; readonly waiting: number }>;
  /** For moderators. Whether another account is a moderator too. */
  readonly hasOtherModerator: Of<{ readonly uid: string }, boolean>;
  /** For moderators. The other moderators, `mostModeratorsAsked` at most, with their declared interests. */
  readonly interestsOfOthers: Of<{ readonly uid: string }, readonly OthersInterests[]>;
  /**
   * For moderators. Answers with the token of an invitation to score, also when it is asked again. Rejects with
   * `conflict` if its time is over or the event is gone.
   */
  readonly inviteScorer: Of<ActionId & ActPayload<'inviteScorer'>, string>;
  /**
   * Schedules the deletion of the account; repeating it changes nothing. Rejects with `failed-precondition`
   * unless the owner has just signed in.
   */
  readonly leave: Of<unknown, void>;
  /** For admins. `not-found` if the address has no account. */
  readonly lookUpAccount: Of<{ readonly email: string }, AccountFacts>;
  /**
   * Announces for `reviewMs` that this moderator looks at a proposal; may be repeated. Rejects with
   * `permission-denied` while another moderator looks at it, and for other accounts.
   */
  readonly lookAt: Of<{ readonly id: DeltaId }, void>;
  readonly lookAway: Of<{ readonly id: DeltaId }, void>;
  /** Marks news up to a server time as seen. An earlier time than the stored one changes nothing. */
  readonly markSeen: Of<{ readonly uid: UserId; readonly at: number }, void>;
  /** A page of the public log, newest first, of one group or all, from the newest or from a place on. */
  readonly publicLog: Of<
    { readonly group?: LogGroup | undefined; readonly after?: LogPlace | undefined },
    PublicLogPage
  >;
  /** What waits for a decision now. Needs no sign-in. */
  readonly queueCount: Of<unknown, QueueCount>;
  /** Needs no sign-in. Sending the same report again does nothing more. */
  readonly report: Of<{ readonly report: ReportSent }, ReportAnswer>;
  /** For moderators. Rejects with `conflict` if there is no such invitation. */
  readonly revokeScorer: Of<ActionId & ActPayload<'revokeScorer'>, void>;
  /** Merges into the watches from the account's other devices (`mergeWatches`). Rejects offline too. */
  readonly saveWatches: Of<{ readonly uid: UserId; readonly watches: Watches }, void>;
  /** What an admin says about the site. Stored once it resolves. Rejects with `conflict` if it was saved since. */
  readonly saveSite: Of<ActionId & ActPayload<'saveSite'>, void>;
  /** Publishes a definition. Answers with its problems, none if it was stored. */
  readonly saveSport: Of<
    ActionId & { readonly definition: Json; readonly mode: SavingMode },
    readonly ToldProblem[]
  >;
  /**
   * Sends what a scorer entered, and answers with what others entered about the open match. Needs no sign-in with a
   * token. Rejects with `failed-precondition` before the invitation begins, `out-of-range` after its end,
   * `not-found` once it is withdrawn, and `permission-denied` if nobody issued it.
   */
  readonly score: Of<{ readonly sent: ScoreSent }, ScoreAnswer>;
  /** Sends anonymous errors to the operator. The site keeps a limited number. */
  readonly sendErrors: Of<{ readonly errors: readonly BrowserError[] }, void>;
  /** The settings of the site, as published. Needs no sign-in. */
  readonly site: Of<unknown, SiteSettings>;
  /** The same with what the next version must fit, as stored, for signed-in readers. */
  readonly siteSettings: Of<unknown, StoredSite>;
  /** The state of the wiki, as published. Needs no sign-in. */
  readonly status: Of<unknown, PublishedStatus>;
  /** Cancels the deletion of the account. Rejects with `failed-precondition` once it has begun. */
  readonly stay: Of<unknown, void>;
  /** For the account itself and for moderators. */
  readonly trustOf: Of<{ readonly uid: UserId }, EarnedTrust>;
  /** Defaults until an admin changes them. */
  readonly trustSettings: Of<unknown, TrustSettings>;
  /** Withholds a name for good. Resolves once the pages are without it; the rest follows on the server. */
  readonly withhold: Of<ActionId & ActPayload<'withhold'>, void>;
}

export type QuestionKind = keyof Questions;

export type Question<K extends QuestionKind = QuestionKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & Questions[Kind]['asked'];
}[K];

export type AnswerTo<K extends QuestionKind> = Questions[K]['answer'];
