import type { Cause } from '../cause';
import { groupBy } from '@/lib/groupBy';
import type { BundleId, DeltaId, UserId } from '../ids';
import type { Collection } from '../schema/recordSchema';

export const appliedKinds = ['applied', 'amended', 'inPart'] as const;
/** A proposal that nobody judged, because somebody else's was applied. */
export const supersededKinds = ['superseded', 'cameTrue'] as const;
export const saidKinds = ['reply', 'followUp', 'mention'] as const;

interface AnyNews {
  /** Deterministic: delivering the same event twice stores it once. */
  readonly id: string;
  readonly at: number;
  readonly delta: DeltaId;
  readonly record: {
    readonly collection: Collection;
    readonly id: string;
    /** The record's name then; absent for a record without one. */
    readonly name?: string;
  };
}

export type News = AnyNews &
  (
    | { readonly kind: (typeof appliedKinds)[number]; readonly bundle?: BundleId }
    | {
        readonly kind: 'rejected';
        readonly bundle?: BundleId;
        readonly reason: string;
        readonly cause?: Cause;
      }
    | { readonly kind: 'reverted'; readonly by: UserId }
    | { readonly kind: (typeof supersededKinds)[number]; readonly instead: DeltaId }
    | {
        readonly kind: (typeof saidKinds)[number];
        readonly by: UserId;
        readonly text: string;
      }
  );

export type NewsKind = News['kind'];

/** Limit of what a device keeps and of one query; also in `firestore.rules`. */
export const newsAtOnce = 100;

export const newsDays = 180;

export const longestQuote = 200;

export const subjectOf = (news: News): DeltaId => ('instead' in news ? news.instead : news.delta);

/**
 * Merges two lists, newest first, each once. News never changes, so without a new one the same list returns.
 */
export function mergeNews(known: readonly News[], arrived: readonly News[]): readonly News[] {
  const ids = new Set(known.map(({ id }) => id));
  if (arrived.every(({ id }) => ids.has(id))) return known;
  const all = new Map([...known, ...arrived].map((news) => [news.id, news]));
  return [...all.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, newsAtOnce);
}

export const bundleIn = (news: News): BundleId | undefined => ('bundle' in news ? news.bundle : undefined);

export const newsLines = (news: readonly News[]): readonly (readonly News[])[] => [
  ...groupBy(news, (one) => {
    const bundle = bundleIn(one);
    if (bundle === undefined) return one.id;
    return [one.kind, bundle, one.kind === 'rejected' ? one.reason : ''].join(' ');
  }).values(),
];

/** @param seen server time of the newest seen one, epoch milliseconds */
export const unreadCount = (news: readonly News[], seen: number): number =>
  newsLines(news.filter(({ at }) => at > seen)).length;
