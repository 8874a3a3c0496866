import {
  recordIdOf,
  sameFieldValue,
  fieldChanges,
  isDeletion,
  isNewRecord,
  type Delta,
  valuesByPath,
} from '../proposals/delta';
import { faultless } from '../proposals/faultless';
import { recordKey, recordOf } from '../proposals/namedRecords';
import { byTrust } from './trustSettings';
import { valuesReplaced } from '../proposals/versions';
import { isEarnable } from './editKinds';
import { editKindsOf } from './editKind';
import type { TrustAct } from './trust';

/** Deterministic: the same act of a delta is recorded once. */
export const actId = (delta: string, what: TrustAct['what']): string => `${delta}-${what}`;

export const actOn = (delta: Delta, what: TrustAct['what'], by: TrustAct['by'], at: number): TrustAct => ({
  // Authors may delete a rejected proposal and propose something else under its id. That is another rejection.
  id: what === 'rejected' ? `${actId(delta.id, what)}-${delta.timestamp}` : actId(delta.id, what),
  at,
  what,
  kinds: editKindsOf(delta),
  record: recordKey(recordOf(delta)),
  by,
});

/**
 * What a moderator's decision means for the trust in the author; `undefined` for a delta that nobody judged:
 * open, applied at once, rejected without fault, or decided by its author.
 */
export function decisionActOf(delta: Delta): TrustAct | undefined {
  const { status, author, decidedBy, decidedAt } = delta;
  if (status === 'new' || decidedBy === undefined || decidedAt === undefined) return undefined;
  if (decidedBy === author || decidedBy === byTrust) return undefined;
  if (status === 'rejected') {
    const { reasonCause } = delta;
    return reasonCause && faultless.has(reasonCause.code)
      ? undefined
      : actOn(delta, 'rejected', decidedBy, decidedAt);
  }
  const isAmended = delta.amended !== undefined || delta.rest !== undefined;
  return actOn(delta, isAmended ? 'amended' : 'accepted', decidedBy, decidedAt);
}

/**
 * What a reversion means for the trust in the author; `undefined` if the author did it, or no moderator: one
 * trusted account cannot change another's trust.
 */
export function reversionOf(delta: Delta, by: TrustAct['by'] | undefined, at: number): TrustAct | undefined {
  return by === undefined || by === byTrust || by === delta.author
    ? undefined
    : actOn(delta, 'reverted', by, at);
}

export const mayRevert = (delta: Delta): boolean =>
  isDeletion(delta) ||
  (!isNewRecord(delta) && editKindsOf(delta).some((kind) => kind === 'spelling' || !isEarnable(kind)));

export function revertsChange(later: Delta, earlier: Delta): boolean {
  if (later.author === earlier.author || later.id === earlier.id) return false;
  if (earlier.status !== 'applied' || (earlier.decidedAt ?? 0) > (later.decidedAt ?? 0)) return false;
  if (isNewRecord(earlier)) return isDeletion(later) && recordIdOf(earlier) === later.docId;
  const was = valuesReplaced(earlier);
  const found = valuesReplaced(later);
  const made = valuesByPath(earlier);
  return (fieldChanges(later) ?? []).some(
    ({ field, value }) =>
      was.has(field.path) &&
      sameFieldValue(field, value, was.get(field.path)) &&
      sameFieldValue(field, found.get(field.path), made.get(field.path)) &&
      !sameFieldValue(field, value, made.get(field.path)),
  );
}
