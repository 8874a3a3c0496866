import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { targetCollections, type LogEntry } from './log';
import { publicKinds, type PublicLogEntry } from './publicLog';
import { loggedKinds } from './acts';
import { leftWhys } from './ban';
import { dropAbsent, presentObject, readDocument, text, time } from '../parsing/schema';

const count = v.pipe(v.number('a count'), v.integer('a count'));
const role = v.picklist(['moderator', 'admin'], 'moderator or admin');

const target = v.pipe(
  v.object(
    {
      collection: v.picklist(targetCollections, 'a collection'),
      id: text,
      name: v.optional(v.string('a name')),
    },
    'what it was done to',
  ),
  v.transform(dropAbsent),
);

const outcome = { reverted: v.optional(count), proposed: v.optional(count), left: v.optional(count) };

const act = presentObject({
  id: text,
  by: text,
  at: time,
  kind: v.picklist(loggedKinds, 'a kind of acts'),
  target,
  // Single-step acts have none of these.
  records: v.optional(count, 0),
  proposals: v.optional(count, 0),
  proposal: v.optional(text),
  done: v.optional(v.boolean('true or false'), true),
  restoredBy: v.optional(text),
  part: v.optional(text),
  role: v.optional(role),
  reason: v.optional(text),
  openDeltas: v.optional(v.picklist(['keep', 'reject'], 'keep or reject')),
  appliedDeltas: v.optional(v.picklist(['keep', 'revert'], 'keep or revert')),
  leftRecords: v.optional(v.array(v.object({ target, why: v.picklist(leftWhys, 'a reason') }))),
  ...outcome,
});

const published = presentObject({
  ...{ id: text, by: text, at: time, target, ...outcome },
  kind: v.picklist(publicKinds, 'a kind of entries'),
  role: v.optional(role),
  records: v.optional(count, 0),
  isRestored: v.optional(v.boolean('true or false'), false),
});

export const parsePublicLogEntry = (input: unknown): Parsed<PublicLogEntry> =>
  readDocument('publicLog', published, input);

export const parseLogEntry = (input: unknown): Parsed<LogEntry> => readDocument('actLog', act, input);
