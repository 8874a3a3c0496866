import type { UnknownAction } from '@reduxjs/toolkit';
import { outbox } from '@/language/en/outbox';
import { english } from '@/language/language';
import { message, type Message } from '@/language/text';
import { tableGet, tableHas } from '@/lib/table';
import type { Command, CommandId } from '@/model/proposals/command';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import type { EffectStore } from '@/store/createListeners';
import type { AppThunk, RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { noticeShown } from '../notices/noticesSlice';
import { outboxActions } from '../outbox/outboxSlice';
import { selectScopeStatus } from '../scopes/scopesSelectors';
import { selectProfile } from '../session/profileSelectors';
import { selectUid } from '../session/sessionSelectors';
import { matchLineOf } from '../sports/matchLineOf';
import { selectProposalName } from './proposalSelectors';

/**
 * Ends a moderator's decisions about proposals that another moderator has decided or deleted meanwhile,
 * whether unsent, refused or answered. A notice says who did what. The returned function ends this.
 */
export function endOvertakenDecisions(
  { listen }: EffectStore,
  dispatch: (action: UnknownAction) => void,
): () => void {
  // Names of proposals that disappear while the server answers.
  const names = new Map<DeltaId, Message | string>();
  // What the server did not find, until the device knows what became of the command's other proposals.
  const missing = new Map<CommandId, readonly DeltaId[]>();
  return listen((now, before, action) => {
    if (now.deltas === before.deltas && now.outbox === before.outbox && now.scopes === before.scopes) return;
    const uid = now.session.known ? now.session.user?.uid : undefined;
    if (uid === undefined) return;
    if (outboxActions.acknowledged.match(action) && action.payload.missing)
      missing.set(action.payload.id, action.payload.missing);
    if (outboxActions.settled.match(action)) missing.delete(action.payload.id);
    for (const command of now.outbox.commands) {
      if (command.uid !== uid) continue;
      // A command in flight gets its answer first.
      if (command.state === 'sending') {
        for (const id of decidedBy(command.body))
          if (tableHas(before.deltas.rows, id) && !tableHas(now.deltas.rows, id))
            names.set(id, nameOf(id, before));
        continue;
      }
      const fates = decidedBy(command.body).map((id) => ({
        id,
        fate: fateOf(command, id, now, { uid, isMissing: missing.get(command.id)?.includes(id) === true }),
      }));
      const lost = fates.filter(({ fate }) => fate === 'theirs' || fate === 'gone');
      if (lost.length === 0 || fates.some(({ fate }) => fate === 'open')) continue;
      // Build the notices before discarding: the name needs the command's overlay, and that of a deleted
      // proposal needs the previous state.
      const notices = lost.map(({ id, fate }) =>
        noticeOf(id, names.get(id) ?? nameOf(id, fate === 'gone' ? before : now), now),
      );
      for (const { id } of lost) names.delete(id);
      missing.delete(command.id);
      dispatch(outboxActions.discarded({ id: command.id }));
      notices.forEach(dispatch);
    }
  });
}

export const leaveOvertaken =
  (ids: readonly DeltaId[]): AppThunk<readonly DeltaId[]> =>
  (dispatch, getState) => {
    const state = getState();
    const uid = selectUid(state);
    return ids.filter((id) => {
      const stored = tableGet(state.deltas.rows, id);
      const isLost = uid !== undefined && stored !== undefined && isByOther(stored, uid);
      if (isLost) dispatch(noticeOf(id, nameOf(id, state), state));
      return !isLost;
    });
  };

/**
 * What happened to a proposal that a command decides. A proposal missing on this device is gone only if its
 * scope is live, or if the server did not find it either (`isMissing`).
 */
function fateOf(
  { body, state: at }: Command,
  id: DeltaId,
  state: RootState,
  { uid, isMissing }: { readonly uid: UserId; readonly isMissing: boolean },
): 'open' | 'answered' | 'theirs' | 'gone' {
  const stored = tableGet(state.deltas.rows, id);
  if (stored === undefined) {
    // Deleting it has then succeeded. A rejected one may have been withdrawn by its author.
    const isVain = body.kind === 'applyDeltas' || (body.kind === 'rejectDelta' && at !== 'acknowledged');
    const isKnown = isMissing || selectScopeStatus(state, { kind: 'delta', id, uid })?.status === 'live';
    return isVain && isKnown && selectDelta(state, id) === undefined ? 'gone' : 'open';
  }
  if (stored.status !== 'new') return isByOther(stored, uid) ? 'theirs' : 'answered';
  const isAnswered =
    body.kind === 'applyDeltas' && at === 'acknowledged' && (stored.problemAt ?? 0) > (body.basedOn[id] ?? 0);
  return isAnswered ? 'answered' : 'open';
}

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

function nameOf(id: DeltaId, state: RootState): Message | string {
  // Without the codes, because a notice outlives a change of language.
  const text = selectProposalName(state, id, (match) => matchLineOf(english.t, undefined, match));
  return typeof text === 'string' ? text : message(text);
}

function noticeOf(id: DeltaId, name: Message | string, state: RootState): UnknownAction {
  const { status, decidedBy } = tableGet(state.deltas.rows, id) ?? {};
  const moderator = (decidedBy && selectProfile(state, decidedBy)?.name) ?? message(outbox.anotherModerator);
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
