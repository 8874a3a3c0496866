import type { DeltaStatus } from '@/model/proposals/delta';
import type { BundleId, EventId, MatchId, PlayerId, SportId, UserId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';

/** A further page of the queue: `count` deltas from a time on, epoch milliseconds. */
export interface QueuePage {
  readonly from: number;
  readonly count: number;
}

export type OpenSubject =
  | { readonly by: 'author'; readonly author: UserId }
  | { readonly by: 'record'; readonly collection: Collection; readonly id: string }
  | { readonly by: 'bundle'; readonly author: UserId; readonly bundle: BundleId };

export type Scope =
  | { readonly kind: 'players' }
  | { readonly kind: 'events' }
  | { readonly kind: 'matchesOfSport'; readonly sport: SportId }
  /** `many`: many devices look at the event now, so each begins with the server's copy (`followCard.ts`). */
  | { readonly kind: 'matchesOfEvent'; readonly event: EventId; readonly many?: true }
  | { readonly kind: 'matchesOfPlayer'; readonly player: PlayerId }
  | { readonly kind: 'match'; readonly match: MatchId }
  /** The user's new and rejected deltas. */
  | { readonly kind: 'ownDeltas'; readonly uid: UserId }
  | { readonly kind: 'ownApplied'; readonly uid: UserId }
  /** For moderators. The oldest deltas with status new, live; or a further page of them, read once. */
  | { readonly kind: 'queue'; readonly page?: QueuePage }
  /** For moderators. Deltas with status new of one subject, at most a page of the queue. */
  | { readonly kind: 'openOf'; readonly subject: OpenSubject }
  | { readonly kind: 'history'; readonly collection: Collection; readonly docId: string }
  /** The newest applied deltas; with `from`, epoch milliseconds, only those decided then or later. */
  | { readonly kind: 'recentChanges'; readonly from?: number }
  | {
      readonly kind: 'changes';
      readonly count: number;
      readonly collection?: Collection;
      readonly author?: UserId;
    }
  | { readonly kind: 'bundle'; readonly author: UserId; readonly bundle: BundleId }
  /** For moderators. Another author's open and rejected deltas. */
  | { readonly kind: 'proposalsOf'; readonly uid: UserId }
  /** For moderators. An author's newest rejected deltas, to judge other proposals by. */
  | { readonly kind: 'rejectedOf'; readonly uid: UserId }
  /** One delta for the account `uid`: its author, a moderator, or anyone once it is applied. */
  | { readonly kind: 'delta'; readonly id: string; readonly uid: UserId }
  | { readonly kind: 'profile'; readonly uid: UserId }
  | { readonly kind: 'sports' };

export type ScopeKind = Scope['kind'];

/** Identifies a scope in snapshot events and stored rows. Equal scopes have equal keys. */
export type ScopeKey = string;

export type EntityName = Collection | 'delta' | 'profile' | 'sport';

export function scopeKey(scope: Scope): ScopeKey {
  switch (scope.kind) {
    case 'players':
    case 'events':
    case 'recentChanges':
    case 'sports':
      return scope.kind;
    case 'queue':
      // The first page keeps its key, because devices have rows under it.
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

export const isPartOfSport = ({ kind }: Scope): boolean =>
  kind === 'matchesOfEvent' || kind === 'matchesOfPlayer' || kind === 'match';

/**
 * Whether the scope is read once instead of followed: the SDK processes all followed documents with each
 * answer of the server.
 */
export const isReadOnce = (scope: Scope): boolean => scope.kind === 'queue' && scope.page !== undefined;

export const isFurtherPage = (key: ScopeKey): boolean => key.startsWith('queue/');

/**
 * The id of a delta that is all the scope asks for. An answer without it means that it was deleted, even if
 * other scopes hold it.
 */
export const onlyDelta = (scope: Scope): string | undefined =>
  scope.kind === 'delta' ? scope.id : undefined;

/** Limit of an author's decided deltas per outcome, read to judge other proposals. */
export const authorRecordCount = 100;

export const recordHistoryCount = 200;

/** The user's working set (specification, section 4). */
export const workingStatuses = ['new', 'rejected'] as const satisfies readonly DeltaStatus[];
