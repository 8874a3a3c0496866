import {
  rejectDeltas,
  selectApplyBody,
  selectDeletionBody,
  type Applying,
} from '@/wiki/proposals/deltasThunks';
import { leaveOvertaken } from '@/wiki/proposals/overtaken';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import type { Language } from '@/language/language';
import { inSlices } from '@/lib/inSlices';
import { slicesOf } from '@/lib/slicesOf';
import { afterPaint, turn } from '@/lib/turns';
import { applyWave } from '@/model/proposals/applyOrder';
import { undoMs, type CommandBody } from '@/model/proposals/command';
import type { Delta } from '@/model/proposals/delta';
import type { GivenReason } from '@/model/proposals/givenReason';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { AppThunk } from '@/store/typed';
import {
  decidedIn,
  selectDelayedCommands,
  selectUndecided,
  selectWithPrerequisites,
} from './moderationSelectors';
import { carryOutWaiting, onceAnswered, type Decision } from './onceAnswered';
import { queueText } from '../queue/queueText';

// Commands of one decision share `sendAfter`, which identifies them for undo.

/**
 * Commands that apply proposals together with their prerequisites, split by the server's limit. Prerequisites
 * come first, and each call waits for the previous one.
 */
const applying =
  (how: Applying): Decision =>
  (state, ids) => {
    const size = limits.deltasPerCall;
    const all = selectWithPrerequisites(state, ids)
      .flatMap((id) => selectDelta(state, id) ?? [])
      .sort((a, b) => applyWave(a) - applyWave(b))
      .map(({ id }) => id);
    const calls = slicesOf(all, size).map((some, at) =>
      selectApplyBody(state, some, { ...how, after: all[at * size - 1] }),
    );
    const gone = ids.filter((id) => selectDelta(state, id) === undefined).slice(0, size);
    return [...calls.filter((body) => body !== undefined), ...(gone.length > 0 ? [unseen(gone)] : [])];
  };

/**
 * A command for proposals that left the device while the moderator looked at them. It names no version, so
 * the server applies none and answers who decided them.
 */
const unseen = (deltaIds: readonly DeltaId[]): CommandBody => ({
  kind: 'applyDeltas',
  deltaIds,
  basedOn: {},
  seen: Object.fromEntries(deltaIds.map((id) => [id, 0])),
});

const deleting: Decision = (state, ids) =>
  ids.map((id) => selectDeletionBody(state, id)).filter((body) => body !== undefined);

export const applyMany =
  (ids: readonly DeltaId[], how: Applying = {}): AppThunk =>
  (dispatch) =>
    dispatch(onceAnswered(dispatch(leaveOvertaken(ids)), applying(how)));

/**
 * Rejects proposals for one reason after the time to undo. Says so if others decided some of them while the
 * reason was written.
 */
export const rejectMany =
  (ids: readonly DeltaId[], reason: GivenReason): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(rejectDeltas(dispatch(leaveOvertaken(ids)), reason, { sendAfter: now() + undoMs }));
  };

export const deleteMany = (ids: readonly DeltaId[]): AppThunk => onceAnswered(ids, deleting);

/** Undoes the decision with this `sendAfter`, by default the last one. Returns whether there was one. */
export const undoDecision =
  (sendAfter?: number): AppThunk<readonly DeltaId[]> =>
  (dispatch, getState) => {
    dispatch(carryOutWaiting());
    const delayed = selectDelayedCommands(getState());
    const time = sendAfter ?? delayed.at(-1)?.sendAfter;
    const meant = delayed.filter((command) => command.sendAfter === time);
    for (const { id } of meant) dispatch(outboxActions.discarded({ id }));
    return meant.flatMap(({ body }) => decidedIn(body));
  };

export const sendDecisions = (): AppThunk => (dispatch, getState) => {
  dispatch(carryOutWaiting());
  for (const { id } of selectDelayedCommands(getState())) dispatch(outboxActions.retried({ id }));
};

/** Texts processed within one frame of a slow phone. */
const textsAtOnce = 50;

/**
 * Prepares the texts of the open proposals for the search in slices. Resolves to `undefined` if it was
 * cancelled.
 */
export const readTexts =
  (language: Language, isOver: () => boolean): AppThunk<Promise<readonly string[] | undefined>> =>
  async (_dispatch, getState) => {
    // Paint the typed letter first.
    await afterPaint();
    const read = (delta: Delta) => queueText(getState(), language, delta);
    return inSlices(selectUndecided(getState()), read, { size: textsAtOnce, rest: turn, isOver });
  };
