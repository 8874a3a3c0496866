import { isJsonObject, type Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import { causeOf } from '@/model/cause';
import type { GivenReason } from '@/model/givenReason';
import { isUnsent, type CommandBody } from '@/model/command';
import {
  buildValue,
  fieldChanges,
  isDeletion,
  isNewRecord,
  recordIdOf,
  valuesBefore,
  type Delta,
  type FieldChange,
  type Proposal,
} from '@/model/delta';
import { proposalProblem } from '@/model/proposalProblem';
import { fieldValue } from '@/model/fields';
import { deltaId, type DeltaId } from '@/model/ids';
import { withProposableNames } from '@/model/proposableNames';
import { whyProblem } from '@/model/why';
import type { AppThunk, RootState } from '@/store/typed';
import { withDependents } from '../outbox/dependents';
import { outboxActions } from '../outbox/outboxSlice';
import { onLiveRecord } from './askedAnew';
import { NotProposed } from './notProposed';
import { selectCommandFor, selectCommands } from '../outbox/outboxSelectors';
import { amendCommand, enqueue, enqueueTogether, type Timing } from '../outbox/outboxThunks';
import { selectBaseRecord } from '../records/recordsSelectors';
import { selectUid } from '../session/sessionSelectors';
import { selectSports } from '../sports/sportsSelectors';
import { selectDelta, selectOwnNewDeltas } from '../deltas/deltasSelectors';

/** An edit as a screen asks for it, and why; the values that the author saw are added here. */
export interface Edit extends Omit<Proposal, 'base'> {
  /** True if an open proposal for the whole record says afterwards what this one says and no more. */
  readonly replaces?: boolean;
}

/**
 * Proposes an edit and gives the id of its delta. The user's own open proposal for the same record and field is
 * overwritten; an edit of a record that is itself only proposed edits that proposal.
 * Without a signed-in user: a console error and no result. Throws `NotProposed` when the edit is not valid.
 */
export const upsertDelta =
  ({ replaces = false, ...edit }: Edit): AppThunk<DeltaId | undefined> =>
  (dispatch, getState, { newId }) => {
    const state = getState();
    if (selectUid(state) === undefined) {
      console.error('Cannot upsert wiki delta unless logged in');
      return undefined;
    }
    const pending = findPending(state, edit);
    const merged = withProposableNames(
      pending ? mergeInto(state, pending, edit, replaces) : withBase(state, edit),
    );
    // After a conflict the author has seen what is there now.
    const conflicting = pending && selectCommandFor(state, `delta/${pending.id}`)?.state === 'conflict';
    const proposal = conflicting ? onLiveRecord(state, merged) : merged;
    const measure = { reading: 'new', sports: selectSports(state) } as const;
    const problem = proposalProblem(proposal, measure, sportOf(state, edit)) ?? whyProblem(proposal);
    if (problem !== undefined) throw new NotProposed(problem);
    return dispatch(queueUpsert(pending?.id ?? deltaId(newId()), proposal));
  };

/**
 * The open proposal that the edit continues: the pending new record itself, or the same field of the same record. Of
 * several, which tabs that had not heard of each other have made, the newest: it is the one that shows.
 */
function findPending(state: RootState, edit: Edit): Delta | undefined {
  // A second new record never overwrites the first.
  if (edit.docId === '') return undefined;
  return selectOwnNewDeltas(state).findLast(
    (delta) =>
      delta.collection === edit.collection &&
      (isNewRecord(delta)
        ? delta.id === edit.docId && selectBaseRecord(state, edit.collection, edit.docId) === undefined
        : delta.docId === edit.docId && delta.field === edit.field && isDeletion(delta) === isDeletion(edit)),
  );
}

function mergeInto(
  state: RootState,
  pending: Delta,
  edit: Omit<Edit, 'replaces'>,
  replaces: boolean,
): Proposal {
  // An empty text takes a note back; nothing said leaves it.
  const note = edit.note ?? pending.note;
  const source = edit.source ?? pending.source;
  // The edit of now says where the proposal belongs.
  const bundle = edit.bundle ?? pending.bundle;
  const why = { ...(note && { note }), ...(source && { source }), ...(bundle && { bundle }) };
  const { collection, docId, field } = pending;
  if (isDeletion(pending)) return { collection, docId, field, value: null, ...why };
  // The base stays what the author saw when the proposal began, so that a conflict in between is not hidden.
  const base = pending.base === undefined ? {} : { base: pending.base };
  if (field !== '') return { collection, docId, field, value: edit.value, ...base, ...why };
  const edited = fieldChanges(edit) ?? [];
  const paths = new Set(edited.map((change) => change.field.path));
  const isKept = ({ field: { path } }: FieldChange) =>
    !paths.has(path) && (!replaces || isNewRecord(pending));
  const kept = (fieldChanges(pending) ?? []).filter(isKept);
  const changes = [...kept, ...edited];
  if (isNewRecord(pending)) {
    const present = changes.filter(({ value }) => value !== null);
    return {
      collection,
      docId,
      field,
      value: { ...parentsOf(pending.value), ...object(buildValue(present)) },
      ...why,
    };
  }
  const seen = fieldChanges({ ...pending, value: pending.base ?? {} }) ?? [];
  const live = selectBaseRecord(state, collection, docId);
  const baseOf = ({ field: of }: (typeof changes)[number]) =>
    seen.find((change) => change.field === of) ?? { field: of, value: fieldValue(live, of) };
  return {
    collection,
    docId,
    field,
    value: buildValue(changes),
    base: buildValue(changes.map(baseOf)),
    ...why,
  };
}

/** The records that a new record names besides its fields. */
function parentsOf(value: Json): Record<string, Json> {
  const { sport, event } = object(value);
  return { ...(sport !== undefined && { sport }), ...(event !== undefined && { event }) };
}

/** The sport of the record at hand, which decides what its fields may hold. */
function sportOf(state: RootState, { collection, docId }: Edit): string | undefined {
  if (collection === 'event') return selectBaseRecord(state, 'event', docId)?.sport.id;
  if (collection === 'match') return selectBaseRecord(state, 'match', docId)?.event.sport.id;
  return undefined;
}

const object = (value: Json): Readonly<Record<string, Json>> => (isJsonObject(value) ? value : {});

function withBase(state: RootState, edit: Edit): Proposal {
  if (edit.docId === '') return edit;
  const live = selectBaseRecord(state, edit.collection, edit.docId);
  if (live === undefined) {
    throw new NotProposed(causeOf('doesNotExist', { record: `${edit.collection}/${edit.docId}` }));
  }
  return isDeletion(edit) ? edit : { ...edit, base: valuesBefore(edit, live) };
}

/**
 * Queues the write and gives the delta's id. A command that the server cannot have taken is changed instead: what was
 * never sent need not be sent twice. A delta that was decided meanwhile stays as it is, and the edit becomes another one.
 */
const queueUpsert =
  (id: DeltaId, proposal: Proposal): AppThunk<DeltaId> =>
  (dispatch, getState, { newId }) => {
    const waiting = selectCommands(getState()).findLast(
      ({ body }) => 'deltaId' in body && body.deltaId === id,
    );
    const stored = tableGet(getState().deltas.rows, id);
    const unsent = waiting?.body.kind === 'upsertDelta' && isUnsent(waiting) ? waiting : undefined;
    if (stored !== undefined && stored.status !== 'new') {
      if (unsent) dispatch(outboxActions.discarded({ id: unsent.id }));
      const another = deltaId(newId());
      dispatch(enqueue({ kind: 'upsertDelta', deltaId: another, proposal, basedOn: null }));
      return another;
    }
    const body = { kind: 'upsertDelta', deltaId: id, proposal, basedOn: stored?.timestamp ?? null } as const;
    if (unsent === undefined) {
      dispatch(enqueue(body));
      return id;
    }
    // After a conflict the user has seen what is there now; else what the first edit was based on still counts.
    const basedOn =
      unsent.state === 'conflict' || unsent.body.kind !== 'upsertDelta' ? body.basedOn : unsent.body.basedOn;
    dispatch(amendCommand(unsent.id, { ...body, basedOn }));
    return id;
  };

/**
 * Takes one of the user's own proposals back; one that was never sent is simply dropped, and with a new record what
 * names it, which waited behind it.
 */
export const withdrawDelta =
  (id: DeltaId): AppThunk =>
  (dispatch, getState) => {
    const stored = tableGet(getState().deltas.rows, id);
    const commands = selectCommands(getState());
    const upserts = commands.filter(({ body }) => body.kind === 'upsertDelta' && body.deltaId === id);
    const unsent = new Set(
      upserts.filter(isUnsent).flatMap((command) => withDependents(commands, command).filter(isUnsent)),
    );
    for (const command of unsent) dispatch(outboxActions.discarded({ id: command.id }));
    // An applied one is history.
    if (stored) {
      const body = stored.status === 'applied' ? undefined : selectDeletionBody(getState(), id);
      if (body) dispatch(enqueue(body));
    } else if (!upserts.every(isUnsent)) {
      dispatch(enqueue({ kind: 'deleteDelta', deltaId: id, basedOn: { status: 'new', timestamp: 0 } }));
    }
  };

/** Takes several of the user's own proposals back, those that others name last. */
export const withdrawAll =
  (ids: readonly DeltaId[]): AppThunk =>
  (dispatch, getState) => {
    const isNew = (id: DeltaId) => {
      const delta = selectDelta(getState(), id);
      return delta !== undefined && isNewRecord(delta);
    };
    const [made, edits] = [ids.filter(isNew), ids.filter((id) => !isNew(id))];
    for (const id of [...edits, ...made.reverse()]) dispatch(withdrawDelta(id));
  };

/** The command that removes a delta for good, for a moderator or its author. */
export function selectDeletionBody(state: RootState, id: DeltaId): CommandBody | undefined {
  const delta = tableGet(state.deltas.rows, id);
  if (delta === undefined) return undefined;
  const { status, timestamp } = delta;
  return { kind: 'deleteDelta', deltaId: id, basedOn: { status, timestamp } };
}

/**
 * Rejects proposals, in one action, with a reason that their authors will read. One that is not at hand any more others have decided
 * or deleted: the server, which never has such a version, is asked all the same, and its answer brings what they did.
 */
export const rejectDeltas =
  (ids: readonly DeltaId[], reason: GivenReason, timing?: Timing): AppThunk =>
  (dispatch, getState) => {
    const { rows } = getState().deltas;
    const bodies = ids.flatMap((deltaId): readonly CommandBody[] => {
      const delta = tableGet(rows, deltaId);
      if (delta !== undefined && delta.status !== 'new') return [];
      return [{ kind: 'rejectDelta', deltaId, ...reason, basedOn: delta?.timestamp ?? 0 }];
    });
    if (bodies.length > 0) dispatch(enqueueTogether(bodies, timing));
  };

/** The way in which proposals are applied. */
export interface Applying {
  readonly insist?: boolean;
  readonly amend?: Readonly<Record<string, Json>> | undefined;
  /** A proposal of the call that has to be answered before. */
  readonly after?: DeltaId | undefined;
}

/**
 * The command that asks the server to apply proposals; `undefined` where none is left. With `insist`, conflicts are applied over
 * as well, but only over the versions of the records that are at hand now, which are the ones the moderator sees. A proposal its
 * author changes meanwhile waits. `amend` has values to apply in place of those proposed, by proposal.
 */
export function selectApplyBody(
  state: RootState,
  ids: readonly DeltaId[],
  { insist = false, amend, after }: Applying = {},
): CommandBody | undefined {
  const deltas = ids.map((id) => selectDelta(state, id)).filter((delta) => delta !== undefined);
  if (deltas.length === 0) return undefined;
  const lives = deltas.flatMap((delta) => {
    const live = selectBaseRecord(state, delta.collection, recordIdOf(delta));
    return live ? [[delta.id, live.updatedAt] as const] : [];
  });
  const commands = selectCommands(state);
  const seen = deltas.flatMap(({ id }) => {
    const stored = tableGet(state.deltas.rows, id);
    // The moderator's own edit that is still to be sent gets its time from the server.
    const edited = commands.some(({ body }) => body.kind === 'upsertDelta' && body.deltaId === id);
    return stored && !edited ? [[id, stored.timestamp] as const] : [];
  });
  return {
    kind: 'applyDeltas',
    deltaIds: deltas.map(({ id }) => id),
    basedOn: Object.fromEntries(deltas.map(({ id, problemAt }) => [id, problemAt ?? null])),
    ...(insist && { force: Object.fromEntries(lives) }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
    ...(amend && { amend }),
    ...(after && { after }),
  };
}

/** Asks the server to apply proposals. */
export const applyDeltas =
  (ids: readonly DeltaId[], { insist, amend, ...timing }: Timing & Applying = {}): AppThunk =>
  (dispatch, getState) => {
    const body = selectApplyBody(getState(), ids, { ...(insist && { insist }), amend });
    if (body) dispatch(enqueue(body, timing));
  };
