import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { BudgetStage } from '../budget';
import { readPublished } from './readPublished';

/** How the wiki is, published every hour, and as soon as the stage of the budget is another; `docs/alarms.md` tells of it. */
export const statusFile = 'status.json';
/** Goes up with every change that an older reader would misunderstand. */
export const statusVersion = 1;

/** Times are the server's, in epoch milliseconds. */
export interface PublishedStatus {
  readonly version: typeof statusVersion;
  /** When it was made. */
  readonly at: number;
  /** The copy of all records: of which time it is, and when was last looked whether there is anything new. */
  readonly copy?: { readonly of: number; readonly lookedAt?: number };
  /** Up to when changes are published. */
  readonly changes?: number;
  /** Proposals that wait for moderators: how many, up to a thousand, and since when the oldest does. */
  readonly queue: { readonly open: number; readonly oldest?: number };
  /** The version of the functions. */
  readonly functions: string;
  readonly stage: BudgetStage;
}

const time = v.pipe(v.number(), v.finite());
const status = v.object({
  version: v.literal(statusVersion),
  at: time,
  copy: v.exactOptional(v.object({ of: time, lookedAt: v.exactOptional(time) })),
  changes: v.exactOptional(time),
  queue: v.object({ open: v.pipe(v.number(), v.integer(), v.minValue(0)), oldest: v.exactOptional(time) }),
  functions: v.pipe(v.string(), v.maxLength(200)),
  stage: v.picklist([0, 1, 2, 3]),
});

/** Reads it; one of another version is refused. */
export const parseStatus = (input: unknown): Parsed<PublishedStatus> =>
  readPublished(statusFile, status, input);
