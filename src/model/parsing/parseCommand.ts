import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { describeCause, isCause, type Cause } from '../cause';
import { commandId, type Command, type CommandBody, type CommandError } from '../command';
import type { Proposal } from '../delta';
import { proposalProblem } from '../proposalProblem';
import { asStored } from '../fieldProblem';
import { found } from '../found';
import { bundleId, deltaId, eventId, idPattern, userId } from '../ids';
import { reportId } from '../report';
import { lengthOf, limits } from '../schema/limits';
import { collections } from '../schema/recordSchema';
import { parseTrustSettings, type TrustSettings } from '../trustSettings';
import { dropAbsent, json, lenient, readDocument, text, time } from './schema';

const id = v.pipe(v.string('an id'), v.regex(idPattern, 'an id of 1 to 128 of A-Z, a-z, 0-9, _ and -'));
const delta = v.pipe(id, v.transform(deltaId));
const report = v.pipe(id, v.transform(reportId));
const event = v.pipe(id, v.transform(eventId));
const account = v.pipe(v.string('an account'), v.nonEmpty('an account'), v.maxLength(128, 'an account'));
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
      bundle: v.optional(v.pipe(id, v.transform(bundleId))),
    },
    'a proposal',
  ),
  v.transform((value): Proposal => dropAbsent(value)),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? proposalProblem(dataset.value, asStored) : undefined;
    if (problem !== undefined) addIssue({ message: `a valid proposal (${describeCause(problem)})` });
  }),
);

const cause = v.custom<Cause>(isCause, 'a cause');

const count = v.pipe(v.number('a number'), v.integer('a whole number'), v.minValue(0, 'a number from 0'));

/** The parts of which the shapes of bodies are made. Handed to them, so that the rules of commands come without a parser. */
const shapes = {
  id,
  delta,
  event,
  report,
  account,
  proposal,
  text,
  time,
  count,
  upTo,
  yesOrNo: v.boolean('yes or no'),
  cause,
  trustSettings: v.custom<TrustSettings>((value) => parseTrustSettings(value).ok, 'settings of trust'),
  fitting: (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what)),
  /** Times of records or deltas by their id. */
  byId: <T extends v.GenericSchema<unknown, number | null>>(at: T) =>
    v.record(v.pipe(v.string('an id'), v.regex(idPattern, 'an id')), at, 'times by id'),
  valuesById: v.record(v.pipe(v.string('an id'), v.regex(idPattern, 'an id')), json, 'values by id'),
  upToMany: <T extends v.GenericSchema>(each: T, max: number) =>
    v.pipe(
      v.array(each, 'a list of ids'),
      v.nonEmpty('at least one id'),
      v.maxLength(max, `at most ${max} ids`),
    ),
  literal: v.literal,
  nullable: v.nullable,
  object: v.object,
  optional: v.optional,
  /** One of several texts. */
  oneOf: <const T extends readonly string[]>(options: T) =>
    v.picklist(options, `one of ${options.join(', ')}`),
  /** One of several shapes. */
  either: <const T extends readonly v.GenericSchema[]>(options: T) => v.union(options, 'one of the shapes'),
} as const;

export type Shapes = typeof shapes;

/** The fields in a body of a kind, for `commandParser`. */
interface Shaped {
  readonly shape: (of: Shapes) => v.ObjectEntries;
}

function schemaOf(kinds: Readonly<Record<string, Shaped>>) {
  // Each shape is held to its kind by the rules; the variant only picks one.
  const body = v.pipe(
    v.variant(
      'kind',
      Object.entries(kinds).map(([kind, { shape }]) => v.object({ kind: v.literal(kind), ...shape(shapes) })),
      'one of the kinds of commands',
    ),
    v.transform((value): CommandBody => dropAbsent(value) as CommandBody),
  );
  return v.pipe(
    v.object({
      id: v.pipe(id, v.transform(commandId)),
      uid: v.pipe(account, v.transform(userId)),
      created: time,
      body,
      state: v.picklist(['queued', 'sending', 'acknowledged', 'failed', 'conflict'], 'a state'),
      attempts: count,
      edits: v.optional(count),
      retryAt: v.optional(time),
      sendAfter: v.optional(time),
      error: v.optional(
        v.pipe(
          v.object({ code: text, message: v.string('a text'), reason: lenient(cause) }),
          v.transform((error): CommandError => dropAbsent(error)),
        ),
      ),
      terms: v.optional(count),
      discardedAt: v.optional(time),
      discardRevision: v.optional(count),
    }),
    v.transform((command): Command => dropAbsent(command)),
  );
}

/**
 * Reads a command from a place that may hold anything, such as a file. One of no valid shape is refused here; a name that
 * nobody may propose any more is left to the server, so that its owner hears of it and can change it.
 */
export function commandParser(kinds: Readonly<Record<string, Shaped>>): (input: unknown) => Parsed<Command> {
  const schema = schemaOf(kinds);
  return (input) =>
    typeof input === 'object' && input !== null
      ? readDocument('command', schema, input)
      : unparsed(`command/?: expected a command, found ${found(input)}`);
}
