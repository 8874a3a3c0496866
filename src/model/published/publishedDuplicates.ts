import * as v from 'valibot';
import { parsed, type Parsed } from '@/lib/parsed';
import { pairKey } from '../identity/pairKey';
import { reasonCodes, type Reason } from '../identity/reasons';
import { readPublished } from './readPublished';

/** The pairs of players who may be one person, published every night beside the copy; `docs/snapshot.md` tells others of it. */
export const duplicatesFile = 'duplicates.json';
/** Goes up with every change that an older reader would misunderstand. */
export const duplicatesVersion = 1;
/** Most pairs of one list: who works it off is given more the next night. */
export const mostDuplicates = 500;

/** Two players who may be one person; `a` has the smaller id. */
export interface PublishedPair {
  readonly a: string;
  readonly b: string;
  /** How likely they are one person, 0 to 1. */
  readonly score: number;
  readonly reasons: readonly Omit<Reason, 'weight'>[];
}

export interface PublishedDuplicates {
  readonly version: typeof duplicatesVersion;
  /** When it was made, epoch milliseconds. */
  readonly at: number;
  /** Likeliest first. */
  readonly pairs: readonly PublishedPair[];
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_500));
const reason = v.object({
  // A newer server may know other reasons than this reader.
  code: v.string(),
  about: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(20))),
});
const pair = v.pipe(
  v.object({
    a: id,
    b: id,
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    reasons: v.pipe(v.array(reason), v.maxLength(50)),
  }),
  v.check(({ a, b }) => a < b, 'expected the smaller id first'),
);
const list = v.object({
  version: v.literal(duplicatesVersion),
  at: v.pipe(v.number(), v.finite()),
  pairs: v.pipe(
    v.array(pair),
    v.maxLength(mostDuplicates),
    v.check(
      (pairs) => new Set(pairs.map(({ a, b }) => pairKey(a, b))).size === pairs.length,
      'expected each pair once',
    ),
  ),
});

/** Reads a list; one of another version is refused, and a reason that is not known here is left out. */
export function parseDuplicates(input: unknown): Parsed<PublishedDuplicates> {
  const read = readPublished(duplicatesFile, list, input);
  if (!read.ok) return read;
  const { version, at, pairs } = read.value;
  return parsed({ version, at, pairs: pairs.map((each) => ({ ...each, reasons: knownIn(each.reasons) })) });
}

function knownIn(reasons: readonly v.InferOutput<typeof reason>[]): PublishedPair['reasons'] {
  return reasons.flatMap(({ code, ...more }) => {
    const known = reasonCodes.find((each) => each === code);
    return known === undefined ? [] : [{ code: known, ...more }];
  });
}
