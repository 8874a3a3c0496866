import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { describeCause } from '../cause';
import type { Delta } from '../proposals/delta';
import { asStored } from '../records/fieldProblem';
import { proposalProblem } from '../proposals/proposalProblem';
import { bundleId } from '../ids';
import { collections } from '../schema/recordSchema';
import { cause } from './causeSchema';
import { delta, account, json, lenient, presentObject, readDocument, text, time } from './schema';
import type { Reply } from '../proposals/thread';

const reply = v.object({ id: text, by: account, at: time, text });

/**
 * Stored by number, `{ '0': …, '1': … }`, because Firestore allows server timestamps in maps but not in
 * lists.
 */
const numbered = v.pipe(
  v.record(v.string(), reply),
  v.transform((replies): readonly Reply[] =>
    Object.entries(replies)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, each]) => each),
  ),
);

const threadSchema = v.union([v.array(reply), numbered]);

const amended = v.object({ proposed: json, by: account }, 'an amendment');

const reverted = v.object({ by: account, at: time, in: delta }, 'a reversal');

const waits = v.object({ by: account, until: time }, 'a wait');

const fields = {
  id: delta,
  collection: v.picklist(collections, `one of ${collections.join(', ')}`),
  docId: v.string('a text'),
  field: v.string('a text'),
  value: json,
  author: account,
  timestamp: time,
  status: v.picklist(['new', 'rejected', 'applied'], 'new, rejected or applied'),
  reason: lenient(text),
  reasonCause: lenient(cause),
  decidedBy: lenient(account),
  decidedAt: lenient(time),
  before: lenient(json),
  amended: lenient(amended),
  rest: lenient(delta),
  reverted: lenient(reverted),
  trusted: lenient(v.literal(true)),
  problem: lenient(text),
  problemCause: lenient(cause),
  problemAt: lenient(time),
  waits: lenient(waits),
  thread: lenient(threadSchema),
  bundle: lenient(v.pipe(text, v.transform(bundleId))),
};

const applying = v.object({ cursor: v.string('a cursor') }, 'a cursor');

const schema = presentObject({
  ...fields,
  base: lenient(json),
  note: lenient(text),
  source: lenient(text),
  applying: lenient(applying),
});

// A decision depends on these fields, so they must be exactly as written: without its base a proposal would
// be compared with nothing.
const decidable = presentObject({
  ...fields,
  base: v.optional(json),
  note: v.optional(v.string('a text')),
  source: v.optional(v.string('a text')),
  applying: v.optional(applying),
});

/**
 * Reads a stored delta, with id and times in epoch milliseconds. An invalid proposal is refused: the overlay
 * would pass it on to the record's screens.
 */
export function parseDelta(input: unknown): Parsed<Delta> {
  const result = readDocument('delta', schema, input);
  const problem = result.ok ? proposalProblem(result.value, asStored) : undefined;
  return problem === undefined || !result.ok
    ? result
    : unparsed(`delta/${result.value.id}: ${describeCause(problem)}`);
}

/** Reads a stored delta for a decision. `proposalProblem` then judges the proposal. */
export const parseDecidable = (input: unknown): Parsed<Delta> => readDocument('delta', decidable, input);
