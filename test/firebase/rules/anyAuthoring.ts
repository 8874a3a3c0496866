import fc from 'fast-check';
import type { Json } from '@/lib/json';
import type { Proposal } from '@/model/proposals/delta';
import { isNewId } from '@/model/ids';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { whyProblem } from '@/model/proposals/why';
import { anyKey, anyPiece } from './anyProposal';
import {
  anyCollection,
  anyDocument,
  anyStanding,
  anyValid,
  asStored,
  isOpen,
  stored,
  type AnyAttempt,
} from './attempt';
import { fieldsOfOthers } from './deltaWriters';
import { serverTime, type DocFields, type DocValue } from './firestoreValue';
import { editor, newEvent, newMatch, newRecord } from './fixtures';
import { asRules } from './asRules';

const anyForm: fc.Arbitrary<(id: string) => string> = fc.constantFrom(
  ...Array.from({ length: 9 }, () => (id: string) => id),
  (id) => `${id}x`,
  (id) => id.slice(1),
  (id) => `revert-${id}`,
  (id) => `_${id.slice(1)}`,
);

const creating: AnyAttempt = fc
  .record({ document: anyDocument, form: anyForm })
  .map(({ document: { data, fits }, form }) => (id) => ({
    kind: 'create a proposal',
    given: {},
    by: editor,
    request: { kind: 'set', path: `delta/${form(id)}`, data },
    fits: fits && isNewId(form(id)),
  }));

const fresh = { event: newEvent, match: newMatch, player: { name: 'Ann' } } as const;

const colliding: AnyAttempt = fc
  .record({ proposed: anyCollection, taken: anyCollection, deleted: fc.boolean() })
  .map(({ proposed, taken, deleted }) => (id) => ({
    kind: 'take the id of a record',
    given: { [`${taken}/${id}`]: { ...stored[taken], deleted } },
    by: editor,
    request: { kind: 'set', path: `delta/${id}`, data: newRecord(proposed, fresh[proposed]) },
    fits: proposed !== taken,
  }));

const talkOf = ({ thread }: DocFields): DocFields => (thread === undefined ? {} : { thread });

const overwriting: AnyAttempt = fc
  .record({ document: anyDocument, standing: anyStanding, keepsTalk: fc.boolean() })
  .map(({ document: { proposed, stepped, data, fits }, standing, keepsTalk }) => (id) => ({
    kind: 'overwrite a proposal',
    given: { [`delta/${id}`]: asStored(proposed, standing) },
    by: editor,
    request: {
      kind: 'set',
      path: `delta/${id}`,
      data: { ...data, ...(keepsTalk && talkOf(standing.rest)) },
    },
    fits:
      fits &&
      (keepsTalk || !('thread' in standing.rest)) &&
      isOpen(standing) &&
      standing.author === 'ed' &&
      stepped.collection === proposed.collection &&
      stepped.docId === proposed.docId &&
      stepped.field === proposed.field,
  }));

const anyPath = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('value', 'note', 'source') },
  { weight: 3, arbitrary: fc.tuple(fc.constant('value'), anyKey).map((steps) => steps.join('.')) },
  fc.constantFrom('value.player1.id', 'value.player1.name', 'value.event.sport.id', 'value.sport.id'),
  fc.constantFrom('value.__proto__.name', '__proto__', '__proto__.status', 'constructor.prototype', 'x.y'),
  { weight: 1, arbitrary: fc.constant('bundle') },
  fc.constantFrom('status', 'author', 'collection', 'docId', 'field', 'applying.cursor', 'thread.0'),
  fc.constantFrom(...fieldsOfOthers),
);

const patching: AnyAttempt = fc
  .record({ proposed: anyValid, path: anyPath, piece: anyPiece, standing: anyStanding, timed: fc.nat(4) })
  .map(({ proposed, path, piece, standing, timed }) => (id) => {
    const before = asStored(proposed, standing);
    const steps = path.split('.');
    return {
      kind: 'patch a proposal',
      given: { [`delta/${id}`]: before },
      by: editor,
      request: {
        kind: 'update',
        path: `delta/${id}`,
        data: { ...putAt({}, steps, piece), ...(timed > 0 && { timestamp: serverTime }) },
        mask: [steps.map((step) => `\`${step.replace(/[\\`]/g, '\\$&')}\``).join('.')],
      },
      fits:
        timed > 0 &&
        isOpen(standing) &&
        standing.author === 'ed' &&
        !('problem' in standing.rest) &&
        isPatched(before, proposed, steps, piece),
    };
  });

/** Whether the patch turns a sound proposal into a sound one. */
function isPatched(before: DocFields, proposed: Proposal, steps: readonly string[], piece: Json): boolean {
  const [first = ''] = steps;
  // Firestore reserves names of this form.
  if (steps.some((step) => step === '' || /^__.*__$/.test(step))) return false;
  if (first === 'value') {
    // The JSON of a proposal gets only JSON.
    const value = putAt({ value: proposed.value }, steps, piece)['value'] as Json;
    return proposalProblem({ ...proposed, value }, asRules) === undefined;
  }
  // Both are flat texts.
  if (first === 'note' || first === 'source')
    return typeof piece === 'string' && whyProblem({ [first]: piece }) === undefined;
  if (first === 'bundle') return isNewId(piece);
  return steps.length === 1 && first in before && before[first] === piece;
}

export const anyAuthoring: AnyAttempt = fc.oneof(
  { weight: 8, arbitrary: creating },
  { weight: 1, arbitrary: colliding },
  { weight: 4, arbitrary: overwriting },
  { weight: 4, arbitrary: patching },
);

function putAt(fields: DocFields, [first = '', ...rest]: readonly string[], value: DocValue): DocFields {
  const inner = Object.hasOwn(fields, first) ? fields[first] : undefined;
  const isMap =
    typeof inner === 'object' && inner !== null && Object.getPrototypeOf(inner) === Object.prototype;
  // Only maps and lists of JSON are plain objects here, and a list has another prototype.
  const next = rest.length === 0 ? value : putAt(isMap ? (inner as DocFields) : {}, rest, value);
  return Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== first), [first, next]]);
}
