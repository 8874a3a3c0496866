import { listenFrom, overlapMs } from '@/model/published/overlap';
import type { Progress, Resume, Snapshot } from '@/backend/snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';

/** Tombstones are deleted after this time. A device away for longer cannot learn of deletions. */
export const tombstonesKeptMs = 90 * 24 * 3_600_000;

/** How to open a wide scope: load pages, from the beginning or from a time on, or listen from a time on. */
export type ResumePlan =
  | { readonly kind: 'fill'; readonly from: number | undefined }
  | { readonly kind: 'listen'; readonly from: number };

/**
 * The cheapest start that misses nothing.
 *
 *   MARK                                              START
 *   none                                              fill from the beginning
 *   checked longer ago than tombstones are kept       fill from the beginning
 *   filling                                           fill from where it stopped, or from what was not final then
 *   checked when its newest document was final        listen after the watermark
 *   checked earlier                                   listen a little before the watermark
 *
 * @param now server time; `undefined` if unknown, and then no mark is too old.
 */
export function resumePlan(mark: Resume | undefined, now: number | undefined): ResumePlan {
  if (mark === undefined) return { kind: 'fill', from: undefined };
  const { watermark, checkedAt = watermark, filling } = mark;
  if (now !== undefined && now - checkedAt > tombstonesKeptMs) return { kind: 'fill', from: undefined };
  if (filling) return { kind: 'fill', from: Math.min(watermark, checkedAt - overlapMs) };
  return { kind: 'listen', from: listenFrom(watermark, checkedAt) };
}

/**
 * All existing documents older than this are among the rows. A resumed fill meets documents of exactly this
 * time again.
 */
export const completeBefore = ({ watermark, checkedAt = watermark, filling }: Resume): number =>
  filling ? Math.min(watermark, checkedAt - overlapMs) : listenFrom(watermark, checkedAt);

/**
 * The mark after an event. A reset replaces it, or removes it if there is no watermark. Other events move it
 * only if they join on to it, so a page that was not stored, or was removed by another tab's reset, is never
 * skipped. It only moves forward, so replaying an event changes nothing.
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

/** Whether rows of this mark were read before the wiki was restored from backup. */
export const isBefore = (mark: Resume | undefined, restoredAt: number): boolean =>
  mark !== undefined && (mark.checkedAt ?? mark.watermark) < restoredAt;

/** A reset comes first in a snapshot. A snapshot without events also moves the mark. */
export const markAfter = (mark: Resume | undefined, snapshot: Snapshot): Resume | undefined =>
  advanceMark(mark, snapshot.events[0]?.kind ?? 'added', snapshot);

const resume = (watermark: number, checkedAt: number | undefined, filling: true | undefined): Resume => ({
  watermark,
  ...(checkedAt !== undefined && { checkedAt }),
  ...(filling && { filling }),
});
