import { causeTexts } from '@/language/causes';
import { outbox } from '@/language/en/outbox';
import type { Text } from '@/language/text';
import type { Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/proposals/command';
import { fieldChanges, type Delta, type Proposal } from '@/model/proposals/delta';
import { fieldValue } from '@/model/records/fields';
import { yearNotShown } from '@/model/privacy/minors';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import { askedAnew } from '@/wiki/proposals/askedAnew';
import { selectKeepsYear } from '@/wiki/records/minorSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

export const conflictTexts = {
  recordGone: outbox.recordGone,
  recordChanged: outbox.recordChanged,
  proposalChanged: outbox.proposalChanged,
  wasRejected: outbox.wasRejected,
  wasApplied: outbox.wasApplied,
  proposalGone: outbox.proposalGone,
  decidedAlready: outbox.decidedAlready,
  ownDecision: causeTexts.ownDecision,
  nothingToRestore: causeTexts.nothingToRestore,
  waitsForObjections: outbox.waitsForObjections,
  deletionReason: causeTexts.deletionReason,
  notRestorable: outbox.notRestorable,
  authorChanged: outbox.authorChanged,
  changedElsewhere: outbox.changedElsewhere,
} as const satisfies Readonly<Record<string, Text>>;

type ConflictReason = keyof typeof conflictTexts;

export interface ConflictField {
  readonly field: FieldSpec;
  /** The value that the author saw; `undefined` for a new record. */
  readonly base: Json | undefined;
  readonly now: Json;
  readonly mine: Json;
}

export interface ConflictView {
  readonly reason: ConflictReason;
  readonly fields: readonly ConflictField[];
  readonly mayInsist: boolean;
}

/** A conflicting command beside the server's current values, as far as they are loaded. Compare it deeply. */
export function selectConflict(state: RootState, command: Command): ConflictView {
  const { body } = command;
  const mayInsist = askedAnew(state, command, () => 'new') !== undefined;
  if (!('deltaId' in body)) {
    const reason = told(command) ?? rulesOf(body).overAfterConflict ?? 'changedElsewhere';
    return { reason, fields: [], mayInsist };
  }
  const stored = tableGet(state.deltas.rows, body.deltaId);
  if (body.kind !== 'upsertDelta') {
    const open = stored?.status === 'new' || (body.kind === 'deleteDelta' && stored?.status === 'rejected');
    const reason = !open
      ? 'decidedAlready'
      : body.kind === 'rejectDelta'
        ? 'authorChanged'
        : 'changedElsewhere';
    return { reason, fields: [], mayInsist };
  }
  const { proposal, basedOn } = body;
  const { collection, docId } = proposal;
  const isGone =
    docId !== '' && selectBaseRecord(state, collection, docId) === undefined && isFollowed(state, collection);
  return {
    reason: isGone ? 'recordGone' : reasonOf(stored, basedOn),
    fields: fieldsOf(state, proposal, stored, isGone),
    mayInsist: mayInsist && !isGone,
  };
}

const statedReasons = ['ownDecision', 'nothingToRestore', 'waitsForObjections', 'deletionReason'] as const;

/** The conflict as the server reported it; `undefined` if the error code says enough. */
function told({ error }: Command): ConflictReason | undefined {
  return statedReasons.find((code) => code === error?.reason?.code);
}

function reasonOf(stored: Delta | undefined, basedOn: number | null): ConflictReason {
  if (stored === undefined) return basedOn === null ? 'recordChanged' : 'proposalGone';
  if (stored.status === 'rejected') return 'wasRejected';
  if (stored.status === 'applied') return 'wasApplied';
  return stored.timestamp === basedOn ? 'recordChanged' : 'proposalChanged';
}

function fieldsOf(
  state: RootState,
  proposal: Proposal,
  stored: Delta | undefined,
  isGone: boolean,
): readonly ConflictField[] {
  const { collection, docId } = proposal;
  const live = docId === '' ? undefined : selectBaseRecord(state, collection, docId);
  const changesOf = (of: Pick<Proposal, 'field' | 'value'>) =>
    new Map(
      (fieldChanges({ ...of, collection }) ?? []).map(({ field, value }) => [field.path, { field, value }]),
    );
  const mine = changesOf(proposal);
  const seen = changesOf({ ...proposal, value: proposal.base ?? (proposal.field === '' ? {} : null) });
  // An open proposal from the author's other device counts as the record's state.
  const theirs = stored?.status === 'new' && !isGone ? changesOf(stored) : new Map<string, never>();
  const keepsYear = collection === 'player' && selectKeepsYear(state, docId);
  const stated = ({ path }: FieldSpec, value: Json) =>
    keepsYear && path === 'birthYear' && value !== null ? yearNotShown : value;
  return [...new Map([...mine, ...theirs]).values()].map(({ field }) => {
    const shown = stated(field, live ? fieldValue(live, field) : null);
    return {
      field,
      base: docId === '' ? undefined : stated(field, seen.get(field.path)?.value ?? null),
      now: theirs.get(field.path)?.value ?? shown,
      mine: mine.has(field.path) ? (mine.get(field.path)?.value ?? null) : shown,
    };
  });
}

/** Whether a live scope covers the collection, so that a missing record is deleted and not just not loaded. */
function isFollowed(state: RootState, collection: Collection): boolean {
  const kind = { event: 'events', player: 'players', match: 'matchesOfSport' }[collection];
  return Object.entries(state.scopes.byKey).some(
    ([key, scope]) => key.split('/')[0] === kind && scope?.status === 'live',
  );
}
