import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { commandId, type Command, type CommandBody } from '../proposals/command';
import { found } from '../found';
import { userId } from '../ids';
import { alternativesOf, shapes, type Shape } from './shapes';
import { dropAbsent, lenient, presentObject, readDocument, text, time } from './schema';

interface Shaped {
  readonly shape: Shape;
}

function schemaOf(kinds: Readonly<Record<string, Shaped>>) {
  // The rules tie each shape to its kind; the variant only picks one.
  const body = v.pipe(
    v.variant(
      'kind',
      Object.entries(kinds).flatMap(([kind, { shape }]) =>
        alternativesOf(shape).map((entries) => v.object({ kind: v.literal(kind), ...entries })),
      ),
      'one of the kinds of commands',
    ),
    v.transform((value): CommandBody => dropAbsent(value) as CommandBody),
  );
  return presentObject({
    id: v.pipe(shapes.id, v.transform(commandId)),
    uid: v.pipe(shapes.account, v.transform(userId)),
    created: time,
    body,
    state: v.picklist(['queued', 'sending', 'acknowledged', 'failed', 'conflict'], 'a state'),
    attempts: shapes.count,
    edits: v.optional(shapes.count),
    retryAt: v.optional(time),
    sendAfter: v.optional(time),
    error: v.optional(
      presentObject({ code: text, message: v.string('a text'), reason: lenient(shapes.cause) }),
    ),
    terms: v.optional(shapes.count),
    discardedAt: v.optional(time),
    discardRevision: v.optional(shapes.count),
  });
}

/**
 * Reads a command from anywhere, such as a file, and refuses an invalid shape. A name that may no longer be
 * proposed is left to the server, whose refusal lets the user change it.
 */
export function commandParser(kinds: Readonly<Record<string, Shaped>>): (input: unknown) => Parsed<Command> {
  const schema = schemaOf(kinds);
  return (input) =>
    typeof input === 'object' && input !== null
      ? readDocument('command', schema, input)
      : unparsed(`command/?: expected a command, found ${found(input)}`);
}
