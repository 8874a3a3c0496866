import { commandId, type Command, type CommandBody, type CommandId } from '@/model/proposals/command';
import type { SiteFacts } from '@/model/operating/siteFacts';
import type { AppThunk } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import './allCommandKinds';
import { rulesOf } from './commandKinds';
import { outboxActions } from './outboxSlice';

/** When to send. An empty object means at once. */
export interface Timing {
  /** Device time, epoch milliseconds. Until then the user can undo. */
  readonly sendAfter?: number | undefined;
}

export const enqueue =
  (body: CommandBody, timing: Timing = {}): AppThunk<Command | undefined> =>
  (dispatch) => {
    const [command] = dispatch(newCommands([body], timing));
    if (command !== undefined) dispatch(outboxActions.queued(command));
    return command;
  };

/** Queues many commands in one action. Returns false if nobody is signed in. */
export const enqueueTogether =
  (bodies: readonly CommandBody[], timing: Timing = {}): AppThunk<boolean> =>
  (dispatch) => {
    const commands = dispatch(newCommands(bodies, timing));
    if (commands.length > 0) dispatch(outboxActions.queuedTogether(commands));
    return commands.length === bodies.length;
  };

const newCommands =
  (bodies: readonly CommandBody[], { sendAfter }: Timing): AppThunk<readonly Command[]> =>
  (_dispatch, getState, { newId, now }) => {
    const state = getState();
    const uid = selectUid(state);
    if (uid === undefined) return [];
    // Keeps the order of commands made in the same millisecond.
    const first = Math.max(now(), (state.outbox.commands.at(-1)?.created ?? 0) + 1);
    return bodies.map((body, at) => ({
      id: commandId(newId()),
      uid,
      created: first + at,
      body,
      state: 'queued',
      attempts: 0,
      ...(sendAfter !== undefined && { sendAfter }),
      ...termsFor(body, state.site),
    }));
  };

export const amendCommand =
  (id: CommandId, body: CommandBody): AppThunk =>
  (dispatch, getState) => {
    dispatch(outboxActions.amended({ id, body, ...termsFor(body, getState().site) }));
  };

export const termsFor = (body: CommandBody, { terms }: SiteFacts): Pick<Command, 'terms'> =>
  terms && rulesOf(body).contributes?.(body) === true ? { terms: terms.version } : {};
