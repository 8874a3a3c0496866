import type { UnknownAction } from '@reduxjs/toolkit';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/command';
import type { Delta } from '@/model/delta';
import type { DeltaId, UserId } from '@/model/ids';
import type { EffectStore } from '@/store/createListeners';
import type { AppThunk, RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { noticeShown } from '../notices/noticesSlice';
import { outboxActions } from '../outbox/outboxSlice';
import { selectClassName } from '../preferences/preferencesSelectors';
import { selectScopeStatus } from '../scopes/scopesSelectors';
import { selectProfile } from '../session/profileSelectors';
import { selectUid } from '../session/sessionSelectors';
import { selectProposalName } from './proposalSelectors';

/**
 * Ends decisions of a moderator on proposals that another one has decided or deleted meanwhile, be they unsent, refused or
 * answered, and says who did what: there is nothing left to do, and nothing to clean up. Returns the call that ends it.
 */
export function endOvertakenDecisions(
  { listen }: EffectStore,
  dispatch: (action: UnknownAction) => void,
): () => void {
  return listen((now, before) => {
    if (now.deltas === before.deltas && now.outbox === before.outbox && now.scopes === before.scopes) return;
    const uid = now.session.known ? now.session.user?.uid : undefined;
    if (uid === undefined) return;
    for (const command of now.outbox.commands) {
      // One on its way has an answer first.
      if (command.uid !== uid || command.state === 'sending') continue;
      const fates = decidedBy(command.body).map((id) => ({ id, fate: fateOf(command, id, now, uid) }));
      const lost = fates.filter(({ fate }) => fate === 'theirs' || fate === 'gone');
      if (lost.length === 0 || fates.some(({ fate }) => fate === 'open')) continue;
      // Named before the command goes, with what it lays over the proposals, and by what was known of those that are gone.
      const notices = lost.map(({ id, fate }) => noticeOf(id, fate === 'gone' ? before : now, now));
      dispatch(outboxActions.discarded({ id: command.id }));
      notices.forEach(dispatch);
    }
  });
}

/** Says of proposals that somebody else has decided what became of them, and gives the others. */
export const leaveOvertaken =
  (ids: readonly DeltaId[]): AppThunk<readonly DeltaId[]> =>
  (dispatch, getState) => {
    const state = getState();
    const uid = selectUid(state);
    return ids.filter((id) => {
      const stored = tableGet(state.deltas.rows, id);
      const isLost = uid !== undefined && stored !== undefined && isByOther(stored, uid);
      if (isLost) dispatch(noticeOf(id, state, state));
      return !isLost;
    });
  };

/**
 * The outcome of one of the proposals that a command decides: open as far as is known, answered, decided by another, or gone. One
 * that is not at hand is gone where the server has said so.
 */
function fateOf(
  { body, state: at }: Command,
  id: DeltaId,
  state: RootState,
  uid: UserId,
): 'open' | 'answered' | 'theirs' | 'gone' {
  const stored = tableGet(state.deltas.rows, id);
  if (stored === undefined) {
    // A deletion has its end by that, and a rejected one its author may withdraw.
    const isVain = body.kind === 'applyDeltas' || (body.kind === 'rejectDelta' && at !== 'acknowledged');
    const isKnown = selectScopeStatus(state, { kind: 'delta', id, uid })?.status === 'live';
    return isVain && isKnown && selectDelta(state, id) === undefined ? 'gone' : 'open';
  }
  if (stored.status !== 'new') return isByOther(stored, uid) ? 'theirs' : 'answered';
  const isAnswered =
    body.kind === 'applyDeltas' && at === 'acknowledged' && (stored.problemAt ?? 0) > (body.basedOn[id] ?? 0);
  return isAnswered ? 'answered' : 'open';
}

/** The proposals that a command decides; withdrawing an own one is no decision. */
function decidedBy(body: Command['body']): readonly DeltaId[] {
  switch (body.kind) {
    case 'applyDeltas':
      return body.deltaIds;
    case 'rejectDelta':
      return [body.deltaId];
    case 'deleteDelta':
      return body.basedOn.status === 'new' ? [body.deltaId] : [];
    default:
      return [];
  }
}

const isByOther = ({ status, author, decidedBy }: Delta, uid: UserId): boolean =>
  status !== 'new' && author !== uid && decidedBy !== undefined && decidedBy !== uid;

/** Says what became of a proposal, which `named` still calls by its name. */
function noticeOf(id: DeltaId, named: RootState, state: RootState): UnknownAction {
  const { status, decidedBy } = tableGet(state.deltas.rows, id) ?? {};
  const moderator = (decidedBy && selectProfile(state, decidedBy)?.name) ?? message(outbox.anotherModerator);
  const text = selectProposalName(named, id, selectClassName(named));
  const name = typeof text === 'string' ? text : message(text);
  return noticeShown({
    id: `overtaken/${id}`,
    message:
      status === undefined
        ? message(outbox.overtakenGone, { name })
        : message(status === 'applied' ? outbox.overtakenApplied : outbox.overtakenRejected, {
            moderator,
            name,
          }),
  });
}
