import { commandId, type Command, type CommandBody, type CommandId } from '@/model/command';
import type { AppThunk, Extra } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { rulesOf } from './commandKinds';
import { outboxActions } from './outboxSlice';

/** When a command is sent; at once where nothing is said. */
export interface Timing {
  /** Device time, epoch milliseconds: until then its user can undo it. */
  readonly sendAfter?: number | undefined;
}

/** Queues one write of the signed-in user; `undefined` when nobody is signed in. */
export const enqueue =
  (body: CommandBody, { sendAfter }: Timing = {}): AppThunk<Command | undefined> =>
  (dispatch, getState, { newId, now, site }) => {
    const uid = selectUid(getState());
    if (uid === undefined) return undefined;
    const command: Command = {
      id: commandId(newId()),
      uid,
      // Two commands of one millisecond keep their order too.
      created: Math.max(now(), (getState().outbox.commands.at(-1)?.created ?? 0) + 1),
      body,
      state: 'queued',
      attempts: 0,
      ...(sendAfter !== undefined && { sendAfter }),
      ...termsFor(body, site),
    };
    dispatch(outboxActions.queued(command));
    return command;
  };

/** Queues many writes of the signed-in user in their order and in one action. Says whether anybody is signed in. */
export const enqueueTogether =
  (bodies: readonly CommandBody[]): AppThunk<boolean> =>
  (dispatch, getState, { newId, now, site }) => {
    const uid = selectUid(getState());
    if (uid === undefined) return false;
    const first = Math.max(now(), (getState().outbox.commands.at(-1)?.created ?? 0) + 1);
    const commands = bodies.map((body, at): Command => ({
      id: commandId(newId()),
      uid,
      created: first + at,
      body,
      state: 'queued',
      attempts: 0,
      ...termsFor(body, site),
    }));
    dispatch(outboxActions.queuedTogether(commands));
    return true;
  };

/** Has a command that waits write something else, as its user says now. */
export const amendCommand =
  (id: CommandId, body: CommandBody): AppThunk =>
  (dispatch, _getState, { site }) => {
    dispatch(outboxActions.amended({ id, body, ...termsFor(body, site) }));
  };

/** The terms to be agreed to before something is sent that is written now. */
export const termsFor = (body: CommandBody, { terms }: Extra['site']): Pick<Command, 'terms'> =>
  terms && rulesOf(body).contributes?.(body) === true ? { terms: terms.version } : {};
