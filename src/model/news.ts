import type { Cause } from './cause';
import type { DeltaId, UserId } from './ids';
import type { Collection } from './schema/recordSchema';

/** A decision by which a proposal became part of the wiki. */
export const appliedKinds = ['applied', 'amended', 'inPart'] as const;
/** An end of a proposal that nobody judged, since what somebody else proposed stands. */
export const supersededKinds = ['superseded', 'cameTrue'] as const;
/** Words about a proposal: to its author, in a thread one has taken part in, or with one's name in them. */
export const saidKinds = ['reply', 'followUp', 'mention'] as const;

interface AnyNews {
  /** Made of what has happened, so that what is told twice is told once. */
  readonly id: string;
  /** Server time at which it was told, epoch milliseconds. */
  readonly at: number;
  /** The proposal that it is about. */
  readonly delta: DeltaId;
  readonly record: {
    readonly collection: Collection;
    readonly id: string;
    /** As it was called then; absent where it has no name. */
    readonly name?: string;
  };
}

/** One piece of news for one account: what became of a proposal of its own, or what somebody said to it. */
export type News = AnyNews &
  (
    | { readonly kind: (typeof appliedKinds)[number] }
    | { readonly kind: 'rejected'; readonly reason: string; readonly cause?: Cause }
    | { readonly kind: 'reverted'; readonly by: UserId }
    | { readonly kind: (typeof supersededKinds)[number]; readonly instead: DeltaId }
    | {
        readonly kind: (typeof saidKinds)[number];
        readonly by: UserId;
        /** The beginning of what was said. */
        readonly text: string;
      }
  );

export type NewsKind = News['kind'];

/** Pieces of news that a device keeps and one query may ask for; also in `firestore.rules`. */
export const newsAtOnce = 100;

/** How long the server keeps news. */
export const newsDays = 180;

/** The length up to which news quotes what was said. */
export const longestQuote = 200;

/** The proposal that the news leads to: the one that stands instead, where one does. */
export const subjectOf = (news: News): DeltaId => ('instead' in news ? news.instead : news.delta);

/** The newest of both, newest first, each once. News never changes, so without a new one it is the same list. */
export function mergeNews(known: readonly News[], arrived: readonly News[]): readonly News[] {
  const ids = new Set(known.map(({ id }) => id));
  if (arrived.every(({ id }) => ids.has(id))) return known;
  const all = new Map([...known, ...arrived].map((news) => [news.id, news]));
  return [...all.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, newsAtOnce);
}

/** How many pieces came after the newest that was seen, whose server time it is in epoch milliseconds. */
export const unreadCount = (news: readonly News[], seen: number): number =>
  news.filter(({ at }) => at > seen).length;
