import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { readPublished, type Published } from './readPublished';

/**
 * The wiki's status, published with the changes and whenever the budget stage changes; `docs/alarms.md` describes it.
 */
export const statusFile = 'status.json';
export const statusVersion = 1;

/** What waits when it is asked for, where the status has what waited when it was published. */
export const queueFile = 'queue.json';

const time = v.pipe(v.number(), v.finite());
const queue = v.object({
  open: v.pipe(v.number(), v.integer(), v.minValue(0)),
  oldest: v.exactOptional(time),
});
export type QueueCount = Published<typeof queue>;

const status = v.object({
  version: v.literal(statusVersion),
  at: time,
  copy: v.exactOptional(v.object({ of: time, lookedAt: v.exactOptional(time) })),
  changes: v.exactOptional(time),
  queue,
  functions: v.pipe(v.string(), v.maxLength(200)),
  stage: v.picklist([0, 1, 2, 3]),
});
/** Times are server times in epoch milliseconds. `copy.of` is that of the copy, `copy.lookedAt` the last check for changes. */
export type PublishedStatus = Published<typeof status>;

export const parseStatus = (input: unknown): Parsed<PublishedStatus> =>
  readPublished(statusFile, status, input);

export const parseQueue = (input: unknown): Parsed<QueueCount> => readPublished(queueFile, queue, input);
