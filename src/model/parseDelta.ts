import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { describeCause, isCause, type Cause } from './cause';
import { proposalProblem, type Delta } from './delta';
import { deltaId, userId } from './ids';
import { collections } from './records';
import { threadSchema } from './thread';
import { dropAbsent, json, lenient, readDocument, text, time } from './schema';

const cause = v.custom<Cause>(isCause, 'a cause');

const schema = v.pipe(
  v.object({
    id: v.pipe(text, v.transform(deltaId)),
    collection: v.picklist(collections, `one of ${collections.join(', ')}`),
    docId: v.string('a text'),
    field: v.string('a text'),
    value: json,
    base: lenient(json),
    author: v.pipe(text, v.transform(userId)),
    timestamp: time,
    status: v.picklist(['new', 'rejected', 'applied'], 'new, rejected or applied'),
    note: lenient(text),
    source: lenient(text),
    reason: lenient(text),
    reasonCause: lenient(cause),
    decidedBy: lenient(v.pipe(text, v.transform(userId))),
    decidedAt: lenient(time),
    before: lenient(json),
    problem: lenient(text),
    problemCause: lenient(cause),
    problemAt: lenient(time),
    applying: lenient(v.object({ cursor: v.string() })),
    thread: lenient(threadSchema),
  }),
  v.transform((delta): Delta => dropAbsent(delta)),
);

/**
 * A stored delta, with its id and its times in epoch milliseconds. One whose proposal is not valid is refused, because
 * laid over a record it would break the screens that show the record.
 */
export function parseDelta(input: unknown): Parsed<Delta> {
  const result = readDocument('delta', schema, input);
  const problem = result.ok ? proposalProblem(result.value, undefined, 'stored') : undefined;
  return problem === undefined || !result.ok
    ? result
    : unparsed(`delta/${result.value.id}: ${describeCause(problem)}`);
}
