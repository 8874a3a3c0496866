import type { UnknownAction } from '@reduxjs/toolkit';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/command';
import type { Delta } from '@/model/delta';
import type { DeltaId, UserId } from '@/model/ids';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { outboxActions } from '../outbox/outboxSlice';
import { selectProfile } from '../session/profileSelectors';
import { selectProposalName } from './proposalSelectors';

/**
 * Ends decisions of a moderator on proposals that another one has decided meanwhile, be they unsent, refused or answered, and
 * says who did what: there is nothing left to do, and nothing to clean up. Returns the call that ends it.
 */
export function endOvertakenDecisions(
  { listen }: EffectStore,
  dispatch: (action: UnknownAction) => void,
): () => void {
  return listen((now, before) => {
    if (now.deltas === before.deltas && now.outbox === before.outbox) return;
    const uid = now.session.known ? now.session.user?.uid : undefined;
    if (uid === undefined) return;
    for (const command of now.outbox.commands) {
      // One on its way has an answer first.
      const decided = command.uid === uid && command.state !== 'sending' && overtaking(command, now, uid);
      if (!decided) continue;
      // Named before the command goes, with what it lays over the proposals.
      const notices = decided.map((delta) => noticeOf(delta, now));
      dispatch(outboxActions.discarded({ id: command.id }));
      notices.forEach(dispatch);
    }
  });
}

/** The proposals that others have decided before it, if nothing is left for it to decide. */
function overtaking({ body }: Command, state: RootState, uid: UserId): readonly Delta[] | false {
  const ids = decidedBy(body);
  if (ids.length === 0) return false;
  const decided = ids
    .map((id) => tableGet(state.deltas.rows, id))
    .filter((delta) => delta !== undefined)
    .filter(({ status }) => status !== 'new');
  const byOthers = decided.filter((delta) => isByOther(delta, uid));
  return decided.length === ids.length && byOthers.length > 0 && byOthers;
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

const isByOther = ({ author, decidedBy }: Delta, uid: UserId): boolean =>
  author !== uid && decidedBy !== undefined && decidedBy !== uid;

function noticeOf({ id, status, decidedBy }: Delta, state: RootState): UnknownAction {
  const moderator = (decidedBy && selectProfile(state, decidedBy)?.name) ?? message(outbox.anotherModerator);
  const name = selectProposalName(state, id);
  return noticeShown({
    id: `overtaken/${id}`,
    message: message(status === 'applied' ? outbox.overtakenApplied : outbox.overtakenRejected, {
      moderator,
      name: typeof name === 'string' ? name : message(name),
    }),
  });
}
