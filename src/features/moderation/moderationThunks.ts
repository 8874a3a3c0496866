import {
  rejectDeltas,
  selectApplyBody,
  selectDeletionBody,
  type Applying,
} from '@/wiki/proposals/deltasThunks';
import { leaveOvertaken } from '@/wiki/proposals/overtaken';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { Language } from '@/language/language';
import { inSlices } from '@/lib/inSlices';
import { afterPaint, turn } from '@/lib/turns';
import { applyStage } from '@/model/applyOrder';
import { undoMs, type CommandBody } from '@/model/command';
import type { Delta } from '@/model/delta';
import type { GivenReason } from '@/model/givenReason';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import type { AppThunk } from '@/store/typed';
import { selectDelayedCommands, selectUndecided, selectWithPrerequisites } from './moderationSelectors';
import { carryOutWaiting, onceAnswered, type Decision } from './onceAnswered';
import { queueText } from './queueText';

// Decisions made together have one time of sending, by which it is undone together.

/**
 * Applies proposals with those that they cannot be applied without, in as many calls as the server's limit needs: what others
 * name comes first, and each call waits for the one before.
 */
const applying =
  (how: Applying): Decision =>
  (state, ids) => {
    const size = limits.deltasPerCall;
    const all = selectWithPrerequisites(state, ids)
      .flatMap((id) => selectDelta(state, id) ?? [])
      .sort((a, b) => applyStage(a) - applyStage(b))
      .map(({ id }) => id);
    const calls = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      selectApplyBody(state, all.slice(at * size, (at + 1) * size), { ...how, after: all[at * size - 1] }),
    );
    const gone = ids.filter((id) => selectDelta(state, id) === undefined).slice(0, size);
    return [...calls.filter((body) => body !== undefined), ...(gone.length > 0 ? [unseen(gone)] : [])];
  };

/**
 * Proposals that left the device while their moderator looked at them: others have decided or deleted them, and who that was the
 * server's answer brings. No version of them is applied.
 */
const unseen = (deltaIds: readonly DeltaId[]): CommandBody => ({
  kind: 'applyDeltas',
  deltaIds,
  basedOn: {},
  seen: Object.fromEntries(deltaIds.map((id) => [id, 0])),
});

const deleting: Decision = (state, ids) =>
  ids.map((id) => selectDeletionBody(state, id)).filter((body) => body !== undefined);

/** Applies proposals, with those that they cannot be applied without, once the time to undo it is over. */
export const applyMany =
  (ids: readonly DeltaId[], how: Applying = {}): AppThunk =>
  (dispatch) =>
    dispatch(onceAnswered(dispatch(leaveOvertaken(ids)), applying(how)));

/** Rejects proposals for one reason once the time to undo it is over; of those that others have decided while it was written it says so. */
export const rejectMany =
  (ids: readonly DeltaId[], reason: GivenReason): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(rejectDeltas(dispatch(leaveOvertaken(ids)), reason, { sendAfter: now() + undoMs }));
  };

/** Deletes proposals once the time to undo it is over. */
export const deleteMany = (ids: readonly DeltaId[]): AppThunk => onceAnswered(ids, deleting);

/** Takes back what was decided together, by its time of sending; without one, what was decided last. Says whether there was any. */
export const undoDecision =
  (sendAfter?: number): AppThunk<boolean> =>
  (dispatch, getState) => {
    dispatch(carryOutWaiting());
    const delayed = selectDelayedCommands(getState());
    const time = sendAfter ?? delayed.at(-1)?.sendAfter;
    const meant = delayed.filter((command) => command.sendAfter === time);
    for (const { id } of meant) dispatch(outboxActions.discarded({ id }));
    return meant.length > 0;
  };

/** Sends what was decided without waiting for second thoughts. */
export const sendDecisions = (): AppThunk => (dispatch, getState) => {
  dispatch(carryOutWaiting());
  for (const { id } of selectDelayedCommands(getState())) dispatch(outboxActions.retried({ id }));
};

/** So many texts are taken apart within a frame of a slow phone. */
const textsAtOnce = 50;

/** Takes the texts of the open proposals apart for the search, while the page can answer; `undefined` where it is over before that. */
export const readTexts =
  (language: Language, isOver: () => boolean): AppThunk<Promise<readonly string[] | undefined>> =>
  async (_dispatch, getState) => {
    // The letter that asks for them is drawn first.
    await afterPaint();
    const read = (delta: Delta) => queueText(getState(), language, delta);
    return inSlices(selectUndecided(getState()), read, { size: textsAtOnce, rest: turn, isOver });
  };

/** Takes the name of an author's profile away. */
export const resetName =
  (uid: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'resetProfile', uid }));
  };

/** Bans an author, and deals with what they proposed, in one action. */
export const banAuthor =
  (
    uid: string,
    reason: string,
    { reject, undo }: { readonly reject: boolean; readonly undo: boolean },
  ): AppThunk =>
  (dispatch) => {
    dispatch(
      enqueue({
        kind: 'ban',
        uid,
        openDeltas: reject ? 'reject' : 'keep',
        appliedDeltas: undo ? 'undo' : 'keep',
        reason: cleanProse(reason),
      }),
    );
  };
