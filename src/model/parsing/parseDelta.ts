import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { describeCause, isCause, type Cause } from '../cause';
import type { Delta } from '../delta';
import { asStored } from '../fieldProblem';
import { proposalProblem } from '../proposalProblem';
import { bundleId, deltaId, userId } from '../ids';
import { collections } from '../schema/recordSchema';
import { dropAbsent, json, lenient, readDocument, text, time } from './schema';
import { threadSchema } from './threadSchema';

const cause = v.custom<Cause>(isCause, 'a cause');

const amended = v.object({ proposed: json, by: v.pipe(text, v.transform(userId)) }, 'an amendment');

const reverted = v.object(
  { by: v.pipe(text, v.transform(userId)), at: time, in: v.pipe(text, v.transform(deltaId)) },
  'a reversal',
);

const fields = {
  id: v.pipe(text, v.transform(deltaId)),
  collection: v.picklist(collections, `one of ${collections.join(', ')}`),
  docId: v.string('a text'),
  field: v.string('a text'),
  value: json,
  author: v.pipe(text, v.transform(userId)),
  timestamp: time,
  status: v.picklist(['new', 'rejected', 'applied'], 'new, rejected or applied'),
  reason: lenient(text),
  reasonCause: lenient(cause),
  decidedBy: lenient(v.pipe(text, v.transform(userId))),
  decidedAt: lenient(time),
  before: lenient(json),
  amended: lenient(amended),
  rest: lenient(v.pipe(text, v.transform(deltaId))),
  reverted: lenient(reverted),
  trusted: lenient(v.literal(true)),
  problem: lenient(text),
  problemCause: lenient(cause),
  problemAt: lenient(time),
  thread: lenient(threadSchema),
  bundle: lenient(v.pipe(text, v.transform(bundleId))),
};

const applying = v.object({ cursor: v.string('a cursor') }, 'a cursor');

const schema = v.pipe(
  v.object({
    ...fields,
    base: lenient(json),
    note: lenient(text),
    source: lenient(text),
    applying: lenient(applying),
  }),
  v.transform((delta): Delta => dropAbsent(delta)),
);

// The fields that a decision depends on have to be as their author wrote them: without its base a proposal would be compared with nothing.
const decidable = v.pipe(
  v.object({
    ...fields,
    base: v.optional(json),
    note: v.optional(v.string('a text')),
    source: v.optional(v.string('a text')),
    applying: v.optional(applying),
  }),
  v.transform((delta): Delta => dropAbsent(delta)),
);

/**
 * A stored delta, with its id and its times in epoch milliseconds. One whose proposal is not valid is refused, because
 * laid over a record it would break the screens that show the record.
 */
export function parseDelta(input: unknown): Parsed<Delta> {
  const result = readDocument('delta', schema, input);
  const problem = result.ok ? proposalProblem(result.value, asStored) : undefined;
  return problem === undefined || !result.ok
    ? result
    : unparsed(`delta/${result.value.id}: ${describeCause(problem)}`);
}

/** A stored delta about to be decided. What is proposed in it is left to `proposalProblem`, which says what is wrong with it. */
export const parseDecidable = (input: unknown): Parsed<Delta> => readDocument('delta', decidable, input);
