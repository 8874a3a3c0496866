import { listenFrom, overlapMs } from '@/model/overlap';
import type { Progress, Resume, Snapshot } from '@/backend/snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';

/** Tombstones are purged after this long, so whoever was away longer cannot learn of them. */
export const tombstonesKeptMs = 90 * 24 * 3_600_000;

/** How a wide scope is opened: by pages from the beginning or from a time on, or by listening from a time on. */
export type ResumePlan =
  | { readonly kind: 'fill'; readonly from: number | undefined }
  | { readonly kind: 'listen'; readonly from: number };

/**
 * The least reading that misses nothing.
 *
 *   MARK                                              START
 *   none                                              fill from the beginning
 *   checked longer ago than tombstones are kept       fill from the beginning
 *   filling                                           fill from where it stopped, or from what was not final then
 *   checked when its newest document was final        listen after the watermark
 *   checked earlier                                   listen a little before the watermark
 *
 * @param now server time; `undefined` when it is not known, and then no mark is too old.
 */
export function resumePlan(mark: Resume | undefined, now: number | undefined): ResumePlan {
  if (mark === undefined) return { kind: 'fill', from: undefined };
  const { watermark, checkedAt = watermark, filling } = mark;
  if (now !== undefined && now - checkedAt > tombstonesKeptMs) return { kind: 'fill', from: undefined };
  if (filling) return { kind: 'fill', from: Math.min(watermark, checkedAt - overlapMs) };
  return { kind: 'listen', from: listenFrom(watermark, checkedAt) };
}

/**
 * Everything older that exists is among the rows that the mark vouches for. A fill that goes on meets documents of the very
 * time of its watermark.
 */
export const completeBefore = ({ watermark, checkedAt = watermark, filling }: Resume): number =>
  filling ? Math.min(watermark, checkedAt - overlapMs) : listenFrom(watermark, checkedAt);

/**
 * The mark after an event. A reset begins it anew, and ends it when it vouches for nothing. Any other event moves it
 * only where it joins on to what the mark vouches for, so that a page that was not stored, or that another tab's
 * reset took away, is never skipped; and only forward, so that an event met twice changes nothing.
 */
export function advanceMark(
  mark: Resume | undefined,
  kind: SnapshotEvent<unknown>['kind'],
  progress: Progress,
): Resume | undefined {
  const { since, watermark, checkedAt, filling } = progress;
  if (kind === 'reset') return watermark === undefined ? undefined : resume(watermark, checkedAt, filling);
  if (watermark === undefined) return mark;
  if (mark === undefined) return since === undefined ? resume(watermark, checkedAt, filling) : undefined;
  if (since !== undefined && mark.watermark < since) return mark;
  return resume(
    Math.max(mark.watermark, watermark),
    mark.checkedAt === undefined ? checkedAt : Math.max(mark.checkedAt, checkedAt ?? 0),
    mark.filling && filling,
  );
}

/** Tells whether what a mark vouches for was read before the wiki was restored from a backup. */
export const isBefore = (mark: Resume | undefined, restoredAt: number): boolean =>
  mark !== undefined && (mark.checkedAt ?? mark.watermark) < restoredAt;

/** The mark after a snapshot, whose first event tells a reset. A snapshot without events moves it too. */
export const markAfter = (mark: Resume | undefined, snapshot: Snapshot): Resume | undefined =>
  advanceMark(mark, snapshot.events[0]?.kind ?? 'added', snapshot);

const resume = (watermark: number, checkedAt: number | undefined, filling: true | undefined): Resume => ({
  watermark,
  ...(checkedAt !== undefined && { checkedAt }),
  ...(filling && { filling }),
});
