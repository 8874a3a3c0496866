import type { Json } from '@/lib/json';
import { amendedValue } from '@/model/proposals/amending';
import { tableGet } from '@/lib/table';
import { causeOf } from '@/model/cause';
import type { GivenReason } from '@/model/proposals/givenReason';
import { isUnsent, type CommandBody } from '@/model/proposals/command';
import {
  buildValue,
  fieldChanges,
  isDeletion,
  isNewEvent,
  isNewRecord,
  recordIdOf,
  valuesBefore,
  type Delta,
  type FieldChange,
  type Proposal,
} from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { fieldValue } from '@/model/records/fields';
import { deltaId, type DeltaId } from '@/model/ids';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { whyProblem } from '@/model/proposals/why';
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

/** An edit from a screen. The thunk adds `base`, the values that the author saw. */
export interface Edit extends Omit<Proposal, 'base'> {
  /**
   * True if this edit is the whole content of the proposal afterwards. Otherwise it is merged into an open
   * proposal for the record.
   */
  readonly replaces?: boolean;
}

/**
 * Proposes an edit and returns the id of its delta. Overwrites the user's open proposal for the same record
 * and field. An edit of a record that is only proposed edits that proposal. Without a signed-in user it logs
 * an error and returns `undefined`. Throws `NotProposed` if the edit is invalid.
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
    // After a conflict the author has seen the current record.
    const conflicting = pending && selectCommandFor(state, `delta/${pending.id}`)?.state === 'conflict';
    const proposal = conflicting ? onLiveRecord(state, merged) : merged;
    const measure = { reading: 'new', sports: selectSports(state) } as const;
    const problem = proposalProblem(proposal, measure, sportOf(state, edit)) ?? whyProblem(proposal);
    if (problem !== undefined) throw new NotProposed(problem);
    return dispatch(queueUpsert(pending?.id ?? deltaId(newId()), proposal));
  };

/**
 * The open proposal that the edit continues: the proposed record itself, or the same field of the same
 * record. Two tabs can make several of them. The newest is the visible one.
 */
function findPending(state: RootState, edit: Edit): Delta | undefined {
  // A second new record never overwrites the first.
  if (edit.docId === '') return undefined;
  return selectOwnNewDeltas(state).findLast(
    (delta) =>
      delta.collection === edit.collection &&
      (isNewRecord(delta)
        ? // A record that is only proposed is withdrawn, not deleted.
          !isDeletion(edit) &&
          delta.id === edit.docId &&
          selectBaseRecord(state, edit.collection, edit.docId) === undefined
        : delta.docId === edit.docId && delta.field === edit.field && isDeletion(delta) === isDeletion(edit)),
  );
}

function mergeInto(
  state: RootState,
  pending: Delta,
  edit: Omit<Edit, 'replaces'>,
  replaces: boolean,
): Proposal {
  // An empty note removes the earlier one; `undefined` keeps it.
  const note = edit.note ?? pending.note;
  const source = edit.source ?? pending.source;
  // The current edit decides the bundle.
  const bundle = edit.bundle ?? pending.bundle;
  const why = { ...(note && { note }), ...(source && { source }), ...(bundle && { bundle }) };
  const { collection, docId, field } = pending;
  if (isDeletion(pending)) return { collection, docId, field, value: null, ...why };
  // Keep the base of the first edit, so a conflict since then is not hidden.
  const base = pending.base === undefined ? {} : { base: pending.base };
  if (field !== '') return { collection, docId, field, value: edit.value, ...base, ...why };
  const edited = fieldChanges(edit) ?? [];
  const paths = new Set(edited.map((change) => change.field.path));
  const isKept = ({ field: { path } }: FieldChange) =>
    !paths.has(path) && (!replaces || isNewRecord(pending));
  const kept = (fieldChanges(pending) ?? []).filter(isKept);
  const changes = [...kept, ...edited];
  const value = amendedValue(pending, changes);
  if (isNewRecord(pending)) return { collection, docId, field, value, ...why };
  const seen = fieldChanges({ ...pending, value: pending.base ?? {} }) ?? [];
  const live = selectBaseRecord(state, collection, docId);
  const baseOf = ({ field: of }: (typeof changes)[number]) =>
    seen.find((change) => change.field === of) ?? { field: of, value: fieldValue(live, of) };
  return { collection, docId, field, value, base: buildValue(changes.map(baseOf)), ...why };
}

function sportOf(state: RootState, { collection, docId }: Edit): string | undefined {
  if (collection === 'event') return selectBaseRecord(state, 'event', docId)?.sport.id;
  if (collection === 'match') return selectBaseRecord(state, 'match', docId)?.event.sport.id;
  return undefined;
}

function withBase(state: RootState, edit: Edit): Proposal {
  if (edit.docId === '') return edit;
  const live = selectBaseRecord(state, edit.collection, edit.docId);
  if (live === undefined) {
    throw new NotProposed(causeOf('doesNotExist', { record: `${edit.collection}/${edit.docId}` }));
  }
  return isDeletion(edit) ? edit : { ...edit, base: valuesBefore(edit, live) };
}

/**
 * Queues the write and returns the delta's id. Amends an unsent command for the delta instead of adding a
 * second one. If the delta was decided meanwhile, the edit becomes another delta.
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
    // After a conflict the user has seen the current version. Otherwise the first edit's base still counts.
    const basedOn =
      unsent.state === 'conflict' || unsent.body.kind !== 'upsertDelta' ? body.basedOn : unsent.body.basedOn;
    dispatch(amendCommand(unsent.id, { ...body, basedOn }));
    return id;
  };

/**
 * Withdraws one of the user's own proposals. An unsent one is dropped, together with the unsent dependents of
 * a new record.
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
    // An applied proposal is history and cannot be withdrawn.
    if (stored) {
      const body = stored.status === 'applied' ? undefined : selectDeletionBody(getState(), id);
      if (body) dispatch(enqueue(body));
    } else if (!upserts.every(isUnsent)) {
      dispatch(enqueue({ kind: 'deleteDelta', deltaId: id, basedOn: { status: 'new', timestamp: 0 } }));
    }
  };

/** Withdraws several of the user's own proposals: edits first, then new records, last made first. */
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

export function selectDeletionBody(state: RootState, id: DeltaId): CommandBody | undefined {
  const delta = tableGet(state.deltas.rows, id);
  if (delta === undefined) return undefined;
  const { status, timestamp } = delta;
  return { kind: 'deleteDelta', deltaId: id, basedOn: { status, timestamp } };
}

/**
 * Rejects proposals in one action. The authors read the reason. A proposal missing on this device was decided
 * or deleted by others. It is sent with a version that the server never has, and the answer brings what
 * happened.
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

export interface Applying {
  readonly insist?: boolean;
  readonly amend?: Readonly<Record<string, Json>> | undefined;
  /** Approves new events at once, without another look in Event Review. */
  readonly approve?: boolean | undefined;
  readonly after?: DeltaId | undefined;
}

/**
 * The command to apply proposals; `undefined` if none of them remains. `insist` applies despite conflicts,
 * but only over the record versions on this device, which the moderator sees. A proposal that its author
 * changes meanwhile is not applied. `amend` replaces proposed values, by proposal.
 */
export function selectApplyBody(
  state: RootState,
  ids: readonly DeltaId[],
  { insist = false, amend, approve = false, after }: Applying = {},
): CommandBody | undefined {
  const deltas = ids.map((id) => selectDelta(state, id)).filter((delta) => delta !== undefined);
  if (deltas.length === 0) return undefined;
  const lives = deltas.flatMap((delta) => {
    const live = selectBaseRecord(state, delta.collection, recordIdOf(delta));
    return live ? [[delta.id, live.updatedAt] as const] : [];
  });
  const events = approve ? deltas.filter(isNewEvent).map(({ id }) => id) : [];
  const commands = selectCommands(state);
  const seen = deltas.flatMap(({ id }) => {
    const stored = tableGet(state.deltas.rows, id);
    // The server will assign the time of the moderator's own unsent edit.
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
    ...(events.length > 0 && { approve: events }),
    ...(after && { after }),
  };
}

export const applyDeltas =
  (ids: readonly DeltaId[], { insist, amend, ...timing }: Timing & Applying = {}): AppThunk =>
  (dispatch, getState) => {
    const body = selectApplyBody(getState(), ids, { ...(insist && { insist }), amend });
    if (body) dispatch(enqueue(body, timing));
  };
