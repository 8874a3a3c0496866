import type { DeltaStatus } from '@/model/delta';
import type { BundleId, EventId, MatchId, PlayerId, SportId, UserId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';

/** A further page of the queue: what was written from a time on, epoch milliseconds, and how much of it. */
export interface QueuePage {
  readonly from: number;
  readonly count: number;
}

/** The subject that open deltas can be asked for by. */
export type OpenSubject =
  | { readonly by: 'author'; readonly author: UserId }
  | { readonly by: 'record'; readonly collection: Collection; readonly id: string }
  | { readonly by: 'bundle'; readonly author: UserId; readonly bundle: BundleId };

/** One live query. */
export type Scope =
  | { readonly kind: 'players' }
  | { readonly kind: 'events' }
  | { readonly kind: 'matchesOfSport'; readonly sport: SportId }
  | { readonly kind: 'matchesOfEvent'; readonly event: EventId }
  | { readonly kind: 'matchesOfPlayer'; readonly player: PlayerId }
  /** One match, for the page that shows nothing else. */
  | { readonly kind: 'match'; readonly match: MatchId }
  /** The user's working set: own deltas, new or rejected. */
  | { readonly kind: 'ownDeltas'; readonly uid: UserId }
  /** The newest of the user's deltas that were applied. */
  | { readonly kind: 'ownApplied'; readonly uid: UserId }
  /** The oldest deltas with status new, for moderators; or a further page of them, read once and not followed. */
  | { readonly kind: 'queue'; readonly page?: QueuePage }
  /** The deltas with status new of one subject, for moderators: of more than a page of the queue, some. */
  | { readonly kind: 'openOf'; readonly subject: OpenSubject }
  /** The applied deltas of one record. */
  | { readonly kind: 'history'; readonly collection: Collection; readonly docId: string }
  /** The newest applied deltas of the whole wiki. */
  | { readonly kind: 'recentChanges' }
  /** The newest applied deltas, of one collection or author if it says so. */
  | {
      readonly kind: 'changes';
      readonly count: number;
      readonly collection?: Collection;
      readonly author?: UserId;
    }
  /** The applied deltas of one bundle. */
  | { readonly kind: 'bundle'; readonly author: UserId; readonly bundle: BundleId }
  /** Another author's open and rejected deltas, for moderators. */
  | { readonly kind: 'proposalsOf'; readonly uid: UserId }
  /** The newest of an author's rejected deltas, for moderators who judge what else the author proposes. */
  | { readonly kind: 'rejectedOf'; readonly uid: UserId }
  /** One delta, as the account of this uid may see it: its author or a moderator, or anyone once it is applied. */
  | { readonly kind: 'delta'; readonly id: string; readonly uid: UserId }
  | { readonly kind: 'profile'; readonly uid: UserId }
  /** The definitions of all sports. */
  | { readonly kind: 'sports' };

export type ScopeKind = Scope['kind'];

/** The name of a scope in snapshot events and stored rows; equal for equal scopes. */
export type ScopeKey = string;

export type EntityName = Collection | 'delta' | 'profile' | 'sport';

interface ScopeTraits {
  readonly entity: EntityName;
  /** Wide scopes keep a watermark and ask only for what changed since; narrow ones are replaced by their first answer. */
  readonly wide: boolean;
  /** Private scopes belong to the account that opened them and are emptied when it signs out. */
  readonly access: 'public' | 'own' | 'moderator';
}

export const scopeTraits = {
  players: { entity: 'player', wide: true, access: 'public' },
  events: { entity: 'event', wide: true, access: 'public' },
  matchesOfSport: { entity: 'match', wide: true, access: 'public' },
  matchesOfEvent: { entity: 'match', wide: false, access: 'public' },
  matchesOfPlayer: { entity: 'match', wide: false, access: 'public' },
  match: { entity: 'match', wide: false, access: 'public' },
  ownDeltas: { entity: 'delta', wide: false, access: 'own' },
  ownApplied: { entity: 'delta', wide: false, access: 'own' },
  queue: { entity: 'delta', wide: false, access: 'moderator' },
  openOf: { entity: 'delta', wide: false, access: 'moderator' },
  changes: { entity: 'delta', wide: false, access: 'public' },
  bundle: { entity: 'delta', wide: false, access: 'public' },
  proposalsOf: { entity: 'delta', wide: false, access: 'moderator' },
  rejectedOf: { entity: 'delta', wide: false, access: 'moderator' },
  delta: { entity: 'delta', wide: false, access: 'own' },
  history: { entity: 'delta', wide: false, access: 'public' },
  recentChanges: { entity: 'delta', wide: false, access: 'public' },
  profile: { entity: 'profile', wide: false, access: 'public' },
  sports: { entity: 'sport', wide: false, access: 'public' },
} as const satisfies Record<ScopeKind, ScopeTraits>;

export function scopeKey(scope: Scope): ScopeKey {
  switch (scope.kind) {
    case 'players':
    case 'events':
    case 'recentChanges':
    case 'sports':
      return scope.kind;
    case 'queue':
      // The first page keeps the name that rows on devices know.
      return scope.page === undefined ? scope.kind : `${scope.kind}/${scope.page.from}/${scope.page.count}`;
    case 'openOf':
      return `${scope.kind}/${subjectKey(scope.subject)}`;
    case 'matchesOfSport':
      return `${scope.kind}/${scope.sport}`;
    case 'matchesOfEvent':
      return `${scope.kind}/${scope.event}`;
    case 'matchesOfPlayer':
      return `${scope.kind}/${scope.player}`;
    case 'match':
      return `${scope.kind}/${scope.match}`;
    case 'history':
      return `${scope.kind}/${scope.collection}/${scope.docId}`;
    case 'changes':
      return `${scope.kind}/${scope.count}/${scope.collection ?? ''}/${scope.author ?? ''}`;
    case 'bundle':
      return `${scope.kind}/${scope.author}/${scope.bundle}`;
    case 'delta':
      return `${scope.kind}/${scope.id}/${scope.uid}`;
    case 'ownDeltas':
    case 'ownApplied':
    case 'proposalsOf':
    case 'rejectedOf':
    case 'profile':
      return `${scope.kind}/${scope.uid}`;
  }
}

function subjectKey(subject: OpenSubject): string {
  switch (subject.by) {
    case 'author':
      return `${subject.by}/${subject.author}`;
    case 'record':
      return `${subject.by}/${subject.collection}/${subject.id}`;
    case 'bundle':
      return `${subject.by}/${subject.author}/${subject.bundle}`;
  }
}

/** Tells whether a sport's matches, followed as a whole, hold all that this scope asks for. */
export const isPartOfSport = ({ kind }: Scope): boolean =>
  kind === 'matchesOfEvent' || kind === 'matchesOfPlayer' || kind === 'match';

/** Tells whether the scope is read once and not followed: the SDK goes through all that it follows at each answer of the server. */
export const isReadOnce = (scope: Scope): boolean => scope.kind === 'queue' && scope.page !== undefined;

/** Tells whether the name is of a further page of the queue, which was read once. */
export const isFurtherPage = (key: ScopeKey): boolean => key.startsWith('queue/');

/** The id of a delta that the scope asks for alone: an answer without it says that there is none, whoever else holds it. */
export const onlyDelta = (scope: Scope): string | undefined =>
  scope.kind === 'delta' ? scope.id : undefined;

/** How many of the newest changes the first page follows: it shows them all, and each costs a read on each visit. */
export const recentChangesCount = 8;

/** How many of an author's newest decided deltas are read of each outcome to judge what else is proposed. */
export const authorRecordCount = 100;

/** How many of a record's newest applied deltas its history has. */
export const recordHistoryCount = 200;

/** Statuses in the user's working set (specification, section 4). */
export const workingStatuses = ['new', 'rejected'] as const satisfies readonly DeltaStatus[];
