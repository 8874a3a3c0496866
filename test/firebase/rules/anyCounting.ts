import fc from 'fast-check';
import { limitsOf } from '@/model/accounts/quota';
import type { AnyAttempt } from './attempt';
import { future, nextQuotaDoc, storedQuota } from './counting';
import { at, type DocFields } from './firestoreValue';
import { storedDelta, without } from './fixtures';

/** Ways to write back the end of a moderator's allowance; the first one keeps it. */
const ways = {
  kept: (doc: DocFields) => doc,
  removed: (doc: DocFields) => without(doc, 'fastUntil'),
  emptied: (doc: DocFields) => ({ ...doc, fastUntil: null }),
  moved: (doc: DocFields) => ({ ...doc, fastUntil: at(future + 1) }),
  ended: (doc: DocFields) => ({ ...doc, fastUntil: at(2) }),
} as const satisfies Record<string, (doc: DocFields) => DocFields>;

const longAgo = 1;

/** Writes to a quota, with and without a moderator's allowance for more, by different accounts. */
export const anyCounting: AnyAttempt = fc
  .record({
    fastUntil: fc.constantFrom(undefined, longAgo, future),
    moderator: fc.boolean(),
    last: fc.constantFrom(longAgo, longAgo, longAgo, future),
    written: fc.integer({ min: 1, max: 200 }),
    open: fc.constantFrom(-500, 0, 3, 199, 200, 1_999, 2_000),
    creates: fc.boolean(),
    way: fc.constantFrom('kept', 'kept', ...(['removed', 'emptied', 'moved', 'ended'] as const)),
  })
  .map(({ fastUntil, moderator, last, written, open, creates, way }) => (id) => {
    const before = storedQuota({ open, written, last, apart: 0, fastUntil });
    const isKept = way === 'kept' || (way === 'removed' && fastUntil === undefined);
    return {
      kind: 'count an act',
      given: { [`quota/${id}`]: before, [`delta/${id}`]: storedDelta({}, id) },
      by: { uid: id, claims: { moderator } },
      request: {
        kind: 'set',
        path: `quota/${id}`,
        data: ways[way](nextQuotaDoc(before, `${creates ? 'create' : 'change'}/${id}`)),
      },
      fits: isKept && (last === longAgo || written < 60) && (!creates || open < limitsOf(moderator).open),
    };
  });
