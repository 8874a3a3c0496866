import { isJsonObject, type Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { CommandBody } from '@/model/command';
import {
  buildValue,
  fieldChanges,
  isNewRecord,
  proposalProblem,
  recordIdOf,
  valuesBefore,
  type Delta,
  type Proposal,
} from '@/model/delta';
import { deltaId, type DeltaId } from '@/model/ids';
import { missingRecordMessage } from '@/model/missingRecord';
import type { AppThunk, RootState } from '@/store/typed';
import { outboxActions } from '../outbox/outboxSlice';
import { selectCommands } from '../outbox/outboxSelectors';
import { enqueue } from '../outbox/outboxThunks';
import { selectBaseRecord } from '../records/recordsSelectors';
import { selectUid } from '../session/sessionSelectors';
import { selectDelta, selectOwnNewDeltas } from './deltasSelectors';

/** What a screen asks for: the edit and why; what the author saw is added here. */
export type Edit = Pick<Proposal, 'collection' | 'docId' | 'field' | 'value' | 'note' | 'source'>;

/**
 * Proposes an edit and gives the id of its delta. The user's own open proposal for the same record and field is
 * overwritten; an edit of a record that is itself only proposed edits that proposal.
 * Without a signed-in user: a console error and no result. Throws a sentence when the edit is not valid.
 */
export const upsertDelta =
  (edit: Edit): AppThunk<DeltaId | undefined> =>
  (dispatch, getState, { newId }) => {
    const state = getState();
    if (selectUid(state) === undefined) {
      console.error('Cannot upsert wiki delta unless logged in');
      return undefined;
    }
    const pending = findPending(state, edit);
    const proposal = pending ? mergeInto(pending, edit) : withBase(state, edit);
    const problem = proposalProblem(proposal);
    if (problem !== undefined) throw new Error(problem);
    const id = pending?.id ?? deltaId(newId());
    dispatch(queueUpsert(id, proposal));
    return id;
  };

/** The open proposal that the edit continues: the pending new record itself, or the same field of the same record. */
function findPending(state: RootState, edit: Edit): Delta | undefined {
  // A second new record never overwrites the first.
  if (edit.docId === '') return undefined;
  return selectOwnNewDeltas(state).find(
    (delta) =>
      delta.collection === edit.collection &&
      (isNewRecord(delta)
        ? delta.id === edit.docId && selectBaseRecord(state, edit.collection, edit.docId) === undefined
        : delta.docId === edit.docId && delta.field === edit.field),
  );
}

function mergeInto(pending: Delta, edit: Edit): Proposal {
  // An empty text takes a note back; nothing said leaves it.
  const note = edit.note ?? pending.note;
  const source = edit.source ?? pending.source;
  const why = { ...(note && { note }), ...(source && { source }) };
  const { collection, docId, field } = pending;
  // The base stays what the author saw when the proposal began, so that a conflict in between is not hidden.
  const base = pending.base === undefined ? {} : { base: pending.base };
  if (!isNewRecord(pending) && field !== '')
    return { collection, docId, field, value: edit.value, ...base, ...why };
  const edited = fieldChanges(edit) ?? [];
  const paths = new Set(edited.map((change) => change.field.path));
  const kept = (fieldChanges(pending) ?? []).filter((change) => !paths.has(change.field.path));
  const present = [...kept, ...edited].filter((change) => !isNewRecord(pending) || change.value !== null);
  return {
    collection,
    docId,
    field,
    value: { ...parentsOf(pending.value), ...object(buildValue(present)) },
    ...base,
    ...why,
  };
}

/** What a new record names besides its fields. */
function parentsOf(value: Json): Record<string, Json> {
  const { sport, event } = object(value);
  return { ...(sport !== undefined && { sport }), ...(event !== undefined && { event }) };
}

const object = (value: Json): Readonly<Record<string, Json>> => (isJsonObject(value) ? value : {});

function withBase(state: RootState, edit: Edit): Proposal {
  if (edit.docId === '') return edit;
  const live = selectBaseRecord(state, edit.collection, edit.docId);
  if (live === undefined) throw new Error(missingRecordMessage(edit.collection, edit.docId));
  return { ...edit, base: valuesBefore(edit, live) };
}

/** Queues the write, or changes the one that still waits: what was never sent need not be sent twice. */
const queueUpsert =
  (id: DeltaId, proposal: Proposal): AppThunk =>
  (dispatch, getState) => {
    const waiting = selectCommands(getState()).findLast(
      ({ body }) => 'deltaId' in body && body.deltaId === id,
    );
    const stored = tableGet(getState().deltas.rows, id);
    const body: CommandBody = {
      kind: 'upsertDelta',
      deltaId: id,
      proposal,
      basedOn: stored?.timestamp ?? null,
    };
    if (
      waiting?.body.kind === 'upsertDelta' &&
      waiting.state !== 'sending' &&
      waiting.state !== 'acknowledged'
    ) {
      dispatch(outboxActions.retried({ id: waiting.id }));
      dispatch(outboxActions.amended({ id: waiting.id, body: { ...body, basedOn: waiting.body.basedOn } }));
    } else {
      dispatch(enqueue(body));
    }
  };

/** Takes one of the user's own proposals back; one that was never sent is simply dropped. */
export const withdrawDelta =
  (id: DeltaId): AppThunk =>
  (dispatch, getState) => {
    const stored = tableGet(getState().deltas.rows, id);
    for (const command of selectCommands(getState())) {
      const { body, state } = command;
      if (
        body.kind !== 'upsertDelta' ||
        body.deltaId !== id ||
        state === 'sending' ||
        state === 'acknowledged'
      )
        continue;
      dispatch(outboxActions.discarded({ id: command.id }));
    }
    const sent = selectCommands(getState()).some(
      ({ body }) => body.kind === 'upsertDelta' && body.deltaId === id,
    );
    if (stored) dispatch(deleteDelta(id));
    else if (sent) {
      dispatch(enqueue({ kind: 'deleteDelta', deltaId: id, basedOn: { status: 'new', timestamp: 0 } }));
    }
  };

/** Removes a delta for good, as a moderator or as its author. */
export const deleteDelta =
  (id: DeltaId): AppThunk =>
  (dispatch, getState) => {
    const delta = tableGet(getState().deltas.rows, id);
    if (delta === undefined) return;
    const { status, timestamp } = delta;
    dispatch(enqueue({ kind: 'deleteDelta', deltaId: id, basedOn: { status, timestamp } }));
  };

/** Rejects a proposal with a reason its author will read. */
export const rejectDelta =
  (id: DeltaId, reason: string): AppThunk =>
  (dispatch, getState) => {
    const delta = tableGet(getState().deltas.rows, id);
    if (delta?.status !== 'new') return;
    dispatch(enqueue({ kind: 'rejectDelta', deltaId: id, reason, basedOn: delta.timestamp }));
  };

/**
 * Asks the server to apply proposals. With `insist`, conflicts are applied over as well, but only over the versions of
 * the records that are at hand now, which are the ones the moderator sees.
 */
export const applyDeltas =
  (ids: readonly DeltaId[], { insist = false } = {}): AppThunk =>
  (dispatch, getState) => {
    const deltas = ids.map((id) => selectDelta(getState(), id)).filter((delta) => delta !== undefined);
    if (deltas.length === 0) return;
    const seen = deltas.flatMap((delta) => {
      const live = selectBaseRecord(getState(), delta.collection, recordIdOf(delta));
      return live ? [[delta.id, live.updatedAt] as const] : [];
    });
    dispatch(
      enqueue({
        kind: 'applyDeltas',
        deltaIds: deltas.map(({ id }) => id),
        basedOn: Object.fromEntries(deltas.map(({ id, problemAt }) => [id, problemAt ?? null])),
        ...(insist && { force: Object.fromEntries(seen) }),
      }),
    );
  };
