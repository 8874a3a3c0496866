import { commandId, type Command, type CommandBody, type CommandId } from '@/model/command';
import type { AppThunk, Extra } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import './allCommandKinds';
import { rulesOf } from './commandKinds';
import { outboxActions } from './outboxSlice';

/** When a command is sent; at once where nothing is said. */
export interface Timing {
  /** Device time, epoch milliseconds: until then its user can undo it. */
  readonly sendAfter?: number | undefined;
}

/** Queues one write of the signed-in user; `undefined` when nobody is signed in. */
export const enqueue =
  (body: CommandBody, timing: Timing = {}): AppThunk<Command | undefined> =>
  (dispatch) => {
    const [command] = dispatch(newCommands([body], timing));
    if (command !== undefined) dispatch(outboxActions.queued(command));
    return command;
  };

/** Queues many writes of the signed-in user in their order and in one action. Says whether somebody is, so that they are. */
export const enqueueTogether =
  (bodies: readonly CommandBody[], timing: Timing = {}): AppThunk<boolean> =>
  (dispatch) => {
    const commands = dispatch(newCommands(bodies, timing));
    if (commands.length > 0) dispatch(outboxActions.queuedTogether(commands));
    return commands.length === bodies.length;
  };

/** Commands of the signed-in user, in their order; none when nobody is signed in. */
const newCommands =
  (bodies: readonly CommandBody[], { sendAfter }: Timing): AppThunk<readonly Command[]> =>
  (_dispatch, getState, { newId, now, site }) => {
    const state = getState();
    const uid = selectUid(state);
    if (uid === undefined) return [];
    // Two commands of one millisecond keep their order too.
    const first = Math.max(now(), (state.outbox.commands.at(-1)?.created ?? 0) + 1);
    return bodies.map((body, at) => ({
      id: commandId(newId()),
      uid,
      created: first + at,
      body,
      state: 'queued',
      attempts: 0,
      ...(sendAfter !== undefined && { sendAfter }),
      ...termsFor(body, site),
    }));
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
