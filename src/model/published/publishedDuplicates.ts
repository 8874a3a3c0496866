import * as v from 'valibot';
import { parsed, type Parsed } from '@/lib/parsed';
import { pairKey } from '../identity/pairKey';
import { reasonCodes, type Reason } from '../identity/reasons';
import { readPublished } from './readPublished';

/** Pairs of possible duplicates, published nightly beside the copy; `docs/snapshot.md` describes the file. */
export const duplicatesFile = 'duplicates.json';
export const duplicatesVersion = 1;
/** Pairs per list; once they are decided, the next night brings more. */
export const mostDuplicates = 500;

export interface PublishedPair {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reasons: readonly Omit<Reason, 'weight'>[];
}

export interface PublishedDuplicates {
  readonly version: typeof duplicatesVersion;
  readonly at: number;
  readonly pairs: readonly PublishedPair[];
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_500));
const reason = v.object({
  // A newer server may send unknown reasons.
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

/** Refuses another version and drops unknown reasons. */
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
