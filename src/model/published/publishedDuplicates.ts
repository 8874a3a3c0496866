import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { pairKey } from '../identity/pairKey';
import { reasonCodes } from '../identity/reasons';
import { readPublished, type Published } from './readPublished';

/** Pairs of possible duplicates, published nightly beside the copy; `docs/snapshot.md` describes the file. */
export const duplicatesFile = 'duplicates.json';
export const duplicatesVersion = 1;
/** Pairs per list; once they are decided, the next night brings more. */
export const mostDuplicates = 500;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_500));
const reason = v.object({
  // A newer server may send unknown reasons.
  code: v.string(),
  about: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(20))),
});
const known = ({ code, ...more }: v.InferOutput<typeof reason>) =>
  reasonCodes.flatMap((each) => (each === code ? [{ code: each, ...more }] : []));
const pair = v.pipe(
  v.object({
    a: id,
    b: id,
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    reasons: v.pipe(
      v.array(reason),
      v.maxLength(50),
      v.transform((reasons) => reasons.flatMap(known)),
    ),
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

export type PublishedDuplicates = Published<typeof list>;
export type PublishedPair = PublishedDuplicates['pairs'][number];

/** Refuses another version and drops unknown reasons. */
export const parseDuplicates = (input: unknown): Parsed<PublishedDuplicates> =>
  readPublished(duplicatesFile, list, input);
