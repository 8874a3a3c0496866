import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { BanLogEntry, RoleLogEntry } from './logs';
import { readDocument, text, time } from './schema';

const count = v.pipe(v.number('a count'), v.integer('a count'));
const shared = { id: text, uid: text, by: text, at: time };

const role = v.object({
  ...shared,
  kind: v.optional(v.literal('role'), 'role'),
  role: v.picklist(['moderator', 'admin'], 'moderator or admin'),
  grant: v.boolean('true or false'),
});

const ban = v.object({
  ...shared,
  kind: v.optional(v.literal('ban'), 'ban'),
  ban: v.boolean('true or false'),
  openDeltas: v.picklist(['keep', 'reject'], 'keep or reject'),
  appliedDeltas: v.picklist(['keep', 'undo'], 'keep or undo'),
  rejected: count,
  proposed: count,
  done: v.boolean('true or false'),
});

/** A stored entry of the log of roles, with its id and its time in epoch milliseconds. */
export const parseRoleLogEntry = (input: unknown): Parsed<RoleLogEntry> =>
  readDocument('roleLog', role, input);

/** A stored entry of the log of bans, with its id and its time in epoch milliseconds. */
export const parseBanLogEntry = (input: unknown): Parsed<BanLogEntry> => readDocument('banLog', ban, input);
