import fc from 'fast-check';
import type { Json } from '@/lib/json';
import type { Delta, Proposal } from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { fieldSpecs, collections } from '@/model/schema/recordSchema';
import { fieldsOfOthers, type FieldOfOthers } from './deltaWriters';
import { at, serverTime, type DocFields, type DocValue } from './firestoreValue';
import { without } from './fixtures';
import { asDelta, sampleProposals } from './valueCases';
import { hidden, hiddenInNames } from './textSamples';
import { valueSamples } from './valueSamples';
import { asRules } from './asRules';
import { anyUnicode } from '@test/support/property';

export const validProposals = sampleProposals.filter(
  (proposed) => proposalProblem(proposed, asRules) === undefined,
);
const [firstValid] = validProposals;
if (!firstValid) throw new Error('Expected a valid sample, found none');

const pieces: readonly Json[] = collections.flatMap((collection) =>
  fieldSpecs[collection].flatMap((field) => {
    const { accepts, rejects } = valueSamples(field);
    return [...accepts, ...rejects];
  }),
);

export const anyHidden = fc.string({
  unit: fc.constantFrom('a', 'b', 'ä', ' ', '\n', '\u200d', ...hidden, ...hiddenInNames),
  maxLength: 4,
});

/** Letters that the emulator's Unicode tables, which are older than Node's, know as letters, digits and marks too. */
const longKnown =
  /[\0-\u024F\u0370-\u052F\u0531-\u06FF\u0900-\u0EFF\u10A0-\u10FA\u1E00-\u1FFF\u3040-\u30FF\u4E00-\u9FA5\uAC00-\uD7A3\u{20000}-\u{2A6D6}]/u;
export const withoutNewLetters = (text: string): string =>
  text.replace(/[\p{L}\p{N}\p{M}]/gu, (sign) => (longKnown.test(sign) ? sign : ''));

const anyText = fc.oneof(
  anyHidden,
  anyUnicode({ maxLength: 130 }).map(withoutNewLetters),
  fc.string({ unit: 'grapheme', minLength: 90, maxLength: 105 }).map(withoutNewLetters),
  fc.constantFrom('x'.repeat(100_000), '__proto__', 'constructor', '$' + '{id}', "' || true || '"),
);
export const anyPiece: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...pieces) },
  anyText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom<Json>(null, true, false, [], {}, Array(1000).fill(1), wide(2000)),
);
export const anyKey = fc.oneof(
  fc.constantFrom(
    'id',
    'score',
    ...collections.flatMap((collection) => fieldSpecs[collection].map(({ path }) => path.split('.')[0]!)),
  ),
  fc.constantFrom('event', 'sport', 'result', 'created', 'valid', 'deleted', 'updatedAt', 'author', 'docId'),
  fc.constantFrom('__proto__', 'constructor', 'player1.score', 'toString'),
  fc.string({ minLength: 1, maxLength: 10 }),
);
const anyField = fc.constantFrom(
  '',
  'x',
  '__proto__',
  'player1.name',
  ...collections.flatMap((collection) => fieldSpecs[collection].map(({ path }) => path)),
);

/** One step away from a valid proposal; `depth` is the depth inside the value. */
export const anyStep: fc.Arbitrary<(proposed: Proposal) => Proposal> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ depth: fc.nat(3), key: anyKey, piece: anyPiece, pick: fc.nat() })
      .map(({ depth, key, piece, pick }) => (proposed: Proposal): Proposal => ({
        ...proposed,
        value: replace(proposed.value, depth, key, piece, pick),
      })),
  },
  anyPiece.map((value) => (proposed: Proposal): Proposal => ({ ...proposed, value })),
  anyField.map((field) => (proposed: Proposal): Proposal => ({ ...proposed, field })),
  fc.constantFrom(...collections).map((collection) => (proposed: Proposal): Proposal => ({
    ...proposed,
    collection,
  })),
  fc
    .constantFrom('', 'r2', 'r/2', '.', '__x__', 'x'.repeat(129))
    .map((docId) => (proposed: Proposal): Proposal => ({ ...proposed, docId })),
);

/** Fields with correct values, so that only the author is wrong. */
const ofOthers = {
  id: 'd1',
  reason: 'known',
  reasonCause: { code: 'known', values: {} },
  decidedBy: 'ed',
  decidedAt: serverTime,
  before: 'Ann',
  problem: 'x',
  problemCause: { code: 'ownProposal', values: {} },
  problemAt: serverTime,
  waits: { by: 'mod', until: at(1) },
  amended: { proposed: 'Anna', by: 'ed' },
  rest: 'd2',
  reverted: { by: 'ed', at: at(1), in: 'd2' },
  rejectedIn: 'a1',
  trusted: true,
  applying: { cursor: '' },
  thread: { 0: { id: 'c1', by: 'ed', at: at(1), text: 'x' } },
} as const satisfies Record<FieldOfOthers, DocValue>;

const anyOfOthers = fc
  .tuple(fc.constantFrom(...fieldsOfOthers), fc.constantFrom('right', 'x', null, false))
  .map(([field, value]): DocFields => ({ [field]: value === 'right' ? ofOthers[field] : value }));

/** Wrong values for one field of an author's. */
const wrong = (field: keyof Delta, ...values: readonly DocValue[]) =>
  fc.constantFrom(...values).map((value) => (delta: DocFields): DocFields => ({ ...delta, [field]: value }));

/** Forgeries that the model does not judge, because the client's own code never writes them: each is refused. */
export const anyForgery: fc.Arbitrary<(delta: DocFields) => DocFields> = fc.oneof(
  wrong('author', 'other', '', null, 5),
  wrong('timestamp', at(0), at(Date.now()), at(4e12), 5, null, 'now'),
  wrong('status', 'applied', 'rejected', 'NEW', '', null, true),
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        { weight: 5, arbitrary: anyOfOthers },
        fc.constantFrom<DocFields>({ x: 'x' }, { constructor: 'x' }),
      )
      .map((fields) => (delta: DocFields): DocFields => ({ ...delta, ...fields })),
  },
  fc.constantFrom(...Object.keys(asDelta(firstValid))).map(
    (key) =>
      (delta: DocFields): DocFields =>
        key === 'base' && delta['docId'] === '' ? { ...delta, base: null } : without(delta, key),
  ),
  wrong('note', '', 'x'.repeat(1001), null, 5, []),
  wrong('source', '', 'x'.repeat(501), null, 5, []),
  wrong('bundle', '', 'b1', 'x'.repeat(129), 'a/b', '.', '__x__', null, 5, [], {}),
  wrong('collection', 'user', 'delta', '', null, 5, '__proto__'),
);

export const anyBundle: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'BundleOfProposals001',
      '00000000000000000000',
      'x'.repeat(20),
      'x'.repeat(21),
      'b1',
      'Ann-Smith-1990-Tokyo',
    ),
  },
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '_', '-', '.', '/', ' ', 'ä', '\n'), maxLength: 6 }),
  anyPiece,
);

function replace(value: Json, depth: number, key: string, piece: Json, pick: number): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return piece;
  const entries = Object.entries(value);
  const [inner] = entries[pick % Math.max(entries.length, 1)] ?? [];
  if (depth > 0 && inner !== undefined)
    return Object.fromEntries(
      entries.map(([name, part]) => [
        name,
        name === inner ? replace(part, depth - 1, key, piece, pick) : part,
      ]),
    );
  if (piece === true) return Object.fromEntries(entries.filter(([name]) => name !== inner));
  return Object.fromEntries([...entries.filter(([name]) => name !== key), [key, piece]]);
}

function wide(size: number): Json {
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, at]));
}
