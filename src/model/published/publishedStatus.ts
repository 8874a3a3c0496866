import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { BudgetStage } from '../operating/budget';
import { readPublished } from './readPublished';

/**
 * The wiki's status, published with the changes and whenever the budget stage changes; `docs/alarms.md` describes it.
 */
export const statusFile = 'status.json';
export const statusVersion = 1;

/** What waits when it is asked for, where the status has what waited when it was published. */
export const queueFile = 'queue.json';

export interface QueueCount {
  readonly open: number;
  readonly oldest?: number;
}

/** Times are server times in epoch milliseconds. */
export interface PublishedStatus {
  readonly version: typeof statusVersion;
  readonly at: number;
  /** `of` is the time of the copy, `lookedAt` the last check for changes. */
  readonly copy?: { readonly of: number; readonly lookedAt?: number };
  readonly changes?: number;
  readonly queue: QueueCount;
  readonly functions: string;
  readonly stage: BudgetStage;
}

const time = v.pipe(v.number(), v.finite());
const queue = v.object({
  open: v.pipe(v.number(), v.integer(), v.minValue(0)),
  oldest: v.exactOptional(time),
});
const status = v.object({
  version: v.literal(statusVersion),
  at: time,
  copy: v.exactOptional(v.object({ of: time, lookedAt: v.exactOptional(time) })),
  changes: v.exactOptional(time),
  queue,
  functions: v.pipe(v.string(), v.maxLength(200)),
  stage: v.picklist([0, 1, 2, 3]),
});

export const parseStatus = (input: unknown): Parsed<PublishedStatus> =>
  readPublished(statusFile, status, input);

export const parseQueue = (input: unknown): Parsed<QueueCount> => readPublished(queueFile, queue, input);
