import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { commandId, type Command, type CommandBody } from './command';
import { proposalProblem, type Proposal } from './delta';
import { deviceLanguages, deviceTokenPattern } from './device';
import { found } from './fields';
import { deltaId, eventId, idPattern, userId } from './ids';
import { lengthOf, limits } from './limits';
import { collections } from './records';
import { dropAbsent, json, readDocument, text, time } from './schema';

const id = v.pipe(v.string('an id'), v.regex(idPattern, 'an id of 1 to 128 of A-Z, a-z, 0-9, _ and -'));
const delta = v.pipe(id, v.transform(deltaId));
const event = v.pipe(id, v.transform(eventId));
const user = v.pipe(v.string('an account'), v.nonEmpty('an account'), v.maxLength(128, 'an account'));
const upTo = (max: number) =>
  v.pipe(
    v.string('a text'),
    v.check((value) => lengthOf(value) <= max, `a text of up to ${max} characters`),
  );

const proposal = v.pipe(
  v.object(
    {
      collection: v.picklist(collections, `one of ${collections.join(', ')}`),
      docId: v.string('a text'),
      field: v.string('a text'),
      value: json,
      base: v.optional(json),
      note: v.optional(upTo(limits.note)),
      source: v.optional(upTo(limits.source)),
    },
    'a proposal',
  ),
  v.transform((value): Proposal => dropAbsent(value)),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? proposalProblem(dataset.value, undefined, 'stored') : undefined;
    if (problem !== undefined) addIssue({ message: `a valid proposal (${problem})` });
  }),
);

/** Times of records or deltas by their id. */
const times = <T extends v.GenericSchema<unknown, number | null>>(at: T) =>
  v.record(v.pipe(v.string('an id'), v.regex(idPattern, 'an id')), at, 'times by id');

const bodies = {
  upsertDelta: v.object({
    kind: v.literal('upsertDelta'),
    deltaId: delta,
    proposal,
    basedOn: v.nullable(time),
  }),
  deleteDelta: v.object({
    kind: v.literal('deleteDelta'),
    deltaId: delta,
    basedOn: v.object({ status: v.picklist(['new', 'rejected', 'applied'], 'a status'), timestamp: time }),
  }),
  rejectDelta: v.object({
    kind: v.literal('rejectDelta'),
    deltaId: delta,
    reason: upTo(limits.reason),
    basedOn: time,
  }),
  applyDeltas: v.object({
    kind: v.literal('applyDeltas'),
    deltaIds: v.pipe(
      v.array(delta, 'a list of ids'),
      v.nonEmpty('at least one id'),
      v.maxLength(limits.deltasPerCall, `at most ${limits.deltasPerCall} ids`),
    ),
    basedOn: times(v.nullable(time)),
    force: v.optional(times(time)),
    seen: v.optional(times(time)),
  }),
  reply: v.object({ kind: v.literal('reply'), about: delta, text: upTo(limits.reply) }),
  approveEvent: v.object({
    kind: v.literal('approveEvent'),
    eventId: event,
    basedOn: v.optional(time),
  }),
  deleteEvent: v.object({ kind: v.literal('deleteEvent'), eventId: event, basedOn: v.optional(time) }),
  restore: v.object({
    kind: v.literal('restore'),
    asked: v.union([v.object({ act: id }), v.object({ uid: user, since: time })], 'what to restore'),
  }),
  saveProfile: v.object({ kind: v.literal('saveProfile'), name: upTo(limits.profileName) }),
  setRole: v.object({
    kind: v.literal('setRole'),
    email: text,
    uid: v.optional(user),
    role: v.literal('moderator'),
    grant: v.boolean('yes or no'),
  }),
  banUser: v.object({
    kind: v.literal('banUser'),
    asked: v.object({
      uid: user,
      ban: v.boolean('yes or no'),
      openDeltas: v.picklist(['keep', 'reject'], 'keep or reject'),
      appliedDeltas: v.picklist(['keep', 'undo'], 'keep or undo'),
    }),
  }),
  resetProfile: v.object({ kind: v.literal('resetProfile'), uid: user }),
  saveDevice: v.object({
    kind: v.literal('saveDevice'),
    token: v.pipe(v.string('a token'), v.regex(deviceTokenPattern, 'a token')),
    wanted: v.boolean('yes or no'),
    language: v.optional(v.picklist(deviceLanguages, 'a language')),
  }),
} as const satisfies { readonly [K in CommandBody['kind']]: v.GenericSchema };

// Each schema is held to its kind by the table; the variant only picks one.
const body = v.pipe(
  v.variant('kind', Object.values(bodies), 'one of the kinds of commands'),
  v.transform((value): CommandBody => dropAbsent(value) as CommandBody),
);

const count = v.pipe(v.number('a number'), v.integer('a whole number'), v.minValue(0, 'a number from 0'));

const schema = v.pipe(
  v.object({
    id: v.pipe(id, v.transform(commandId)),
    uid: v.pipe(user, v.transform(userId)),
    created: time,
    body,
    state: v.picklist(['queued', 'sending', 'acknowledged', 'failed', 'conflict'], 'a state'),
    attempts: count,
    edits: v.optional(count),
    retryAt: v.optional(time),
    sendAfter: v.optional(time),
    error: v.optional(v.object({ code: text, message: v.string('a text') })),
    discardedAt: v.optional(time),
    wishes: v.optional(count),
  }),
  v.transform((command): Command => dropAbsent(command)),
);

/**
 * A command from a place that may hold anything, such as a file. One of no valid shape is refused here; a name that nobody
 * may propose any more is left to the server, so that its owner hears of it and can change it.
 */
export function parseCommand(input: unknown): Parsed<Command> {
  return typeof input === 'object' && input !== null
    ? readDocument('command', schema, input)
    : unparsed(`command/?: expected a command, found ${found(input)}`);
}
