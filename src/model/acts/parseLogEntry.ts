import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { ActLogEntry, BanLogEntry, RoleLogEntry } from './log';
import { publicKinds, type PublicLogEntry } from './publicLog';
import { logged } from './acts';
import { dropAbsent, readDocument, text, time } from '../parsing/schema';

const count = v.pipe(v.number('a count'), v.integer('a count'));
const shared = { id: text, uid: text, by: text, at: time };

const role = v.object({
  ...shared,
  kind: v.optional(v.literal('role'), 'role'),
  role: v.picklist(['moderator', 'admin'], 'moderator or admin'),
  grant: v.boolean('true or false'),
});

const ban = v.pipe(
  v.object({
    ...shared,
    kind: v.optional(v.literal('ban'), 'ban'),
    ban: v.boolean('true or false'),
    openDeltas: v.picklist(['keep', 'reject'], 'keep or reject'),
    appliedDeltas: v.picklist(['keep', 'undo'], 'keep or undo'),
    rejected: count,
    proposed: count,
    done: v.boolean('true or false'),
    reason: v.optional(text),
  }),
  v.transform((entry): BanLogEntry => dropAbsent(entry)),
);

const { ban: _ban, unban: _unban, grantRole: _granted, takeRole: _taken, ...inActLog } = logged;
const actKinds = Object.keys(inActLog) as readonly (keyof typeof inActLog)[];

const target = v.pipe(
  v.object(
    {
      collection: v.picklist(
        ['event', 'match', 'player', 'delta', 'user', 'profile', 'sport', 'report', 'request', 'setting'],
        'a collection',
      ),
      id: text,
      name: v.optional(v.string('a name')),
    },
    'what it was done to',
  ),
  // An own proposal was first logged without a name.
  v.transform(({ name, ...rest }) => dropAbsent({ ...rest, name: name === '' ? undefined : name })),
);

/** Of a revert alone. */
const outcome = { reverted: v.optional(count), proposed: v.optional(count), left: v.optional(count) };

const act = v.pipe(
  v.object({
    id: text,
    by: text,
    at: time,
    kind: v.picklist(actKinds, 'a kind of acts'),
    target,
    // Acts of one step say none of these.
    records: v.optional(count, 0),
    proposals: v.optional(count, 0),
    proposal: v.optional(text),
    done: v.optional(v.boolean('true or false'), true),
    restoredBy: v.optional(text),
    part: v.optional(text),
    ...outcome,
  }),
  v.transform((entry): ActLogEntry => dropAbsent(entry)),
);

const published = v.pipe(
  v.object({
    ...{ id: text, by: text, at: time, target, ...outcome },
    kind: v.picklist(publicKinds, 'a kind of entries'),
    role: v.optional(v.picklist(['moderator', 'admin'], 'moderator or admin')),
    records: v.optional(count, 0),
    isTakenBack: v.optional(v.boolean('true or false'), false),
  }),
  v.transform((entry): PublicLogEntry => dropAbsent(entry)),
);

/** A stored entry of the public log, with its id and its time in epoch milliseconds. */
export const parsePublicLogEntry = (input: unknown): Parsed<PublicLogEntry> =>
  readDocument('publicLog', published, input);

/** A stored entry of the log of roles, with its id and its time in epoch milliseconds. */
export const parseRoleLogEntry = (input: unknown): Parsed<RoleLogEntry> =>
  readDocument('roleLog', role, input);

/** A stored entry of the log of bans, with its id and its time in epoch milliseconds. */
export const parseBanLogEntry = (input: unknown): Parsed<BanLogEntry> => readDocument('banLog', ban, input);

/** A stored entry of the log of acts, with its id and its time in epoch milliseconds; `before` is for the server alone. */
export const parseActLogEntry = (input: unknown): Parsed<ActLogEntry> => readDocument('actLog', act, input);
