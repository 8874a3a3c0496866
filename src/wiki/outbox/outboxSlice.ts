import type { PayloadAction } from '@reduxjs/toolkit';
import {
  isDiscardScheduled,
  type Command,
  type CommandBody,
  type CommandError,
  type CommandId,
} from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import { createSlice } from '@/store/createSlice';
import { commandKeys, rebasedBody } from './commandKinds';
import { reconcile, unanswered } from './reconcile';

/** In the order they were made. The transition table is at `CommandState` in `model/command`. */
export interface OutboxState {
  readonly commands: readonly Command[];
}

const initialState: OutboxState = { commands: [] };

type ById<Extra = unknown> = PayloadAction<{ readonly id: CommandId } & Extra>;

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    queued: (state, { payload }: PayloadAction<Command>) => insert(state, payload),
    /** Newer than all others. One action, so the store notifies once. */
    queuedTogether: (state, { payload }: PayloadAction<readonly Command[]>) => ({
      commands: [...state.commands, ...payload],
    }),
    amended: (
      state,
      { payload: { id, body, terms } }: ById<{ readonly body: CommandBody; readonly terms?: number }>,
    ) =>
      move(state, id, ['queued', 'failed', 'conflict'], ({ terms: _, ...command }) => ({
        ...requeued(command, body),
        ...(terms !== undefined && { terms }),
        edits: (command.edits ?? 0) + 1,
      })),
    sending: (state, { payload }: ById) =>
      move(state, payload.id, ['queued'], ({ retryAt: _, sendAfter: __, ...command }) => ({
        ...command,
        state: 'sending',
        attempts: command.attempts + 1,
      })),
    acknowledged: (state, { payload }: ById<{ readonly missing?: readonly DeltaId[] }>) =>
      change(state, payload.id, ['sending'], taken),
    confirmed: (state, { payload }: ById) => change(state, payload.id, ['queued'], taken),
    deferred: (state, { payload }: ById<{ readonly retryAt: number; readonly error: CommandError }>) =>
      change(state, payload.id, ['sending'], (command) => ({
        ...command,
        state: 'queued',
        retryAt: payload.retryAt,
        error: payload.error,
      })),
    failed: refused('failed'),
    conflicted: refused('conflict'),
    retried: (state, { payload }: ById) =>
      move(state, payload.id, ['failed', 'conflict', 'queued'], (command) => requeued(command, command.body)),
    /**
     * The base shows the effect. Later commands for the delta are rebased onto `timestamp`, the stored
     * delta's.
     */
    settled: (state, { payload }: ById<{ readonly timestamp?: number }>) => {
      const done = state.commands.find(({ id }) => id === payload.id);
      if (done?.state !== 'acknowledged') return state;
      const commands = state.commands.filter((command) => command !== done);
      return {
        commands:
          payload.timestamp === undefined
            ? commands
            : commands.map((command) => rebase(command, done, payload.timestamp ?? 0)),
      };
    },
    discarded: (state, { payload }: ById) => {
      const found = state.commands.find(({ id }) => id === payload.id);
      if (found === undefined || found.state === 'sending') return state;
      return { commands: state.commands.filter((command) => command !== found) };
    },
    /** The user prefers an edit that another tab's replaced. It takes that one's place, unless that was sent. */
    preferred: (
      state,
      { payload: { to, command } }: PayloadAction<{ readonly to: CommandId; readonly command: Command }>,
    ) => {
      const kept = state.commands.find(({ id }) => id === to);
      if (kept === undefined || kept.state === 'sending' || kept.state === 'acknowledged')
        return insert(state, command);
      return move(state, to, [kept.state], () => ({
        ...requeued(kept, bodyInPlaceOf(kept.body, command.body)),
        edits: (kept.edits ?? 0) + 1,
      }));
    },
    /** The user discards these and can still undo it. One in flight goes only if its attempt fails. */
    discardScheduled: (
      state,
      { payload }: PayloadAction<{ readonly ids: readonly CommandId[]; readonly at: number }>,
    ): OutboxState =>
      payload.ids.reduce<OutboxState>(
        (before, id) =>
          move(before, id, ['queued', 'sending', 'failed', 'conflict'], (command) => ({
            ...command,
            discardedAt: payload.at,
            discardRevision: (command.discardRevision ?? 0) + 1,
          })),
        state,
      ),
    discardUndone: (
      state,
      { payload }: PayloadAction<{ readonly ids: readonly CommandId[] }>,
    ): OutboxState => {
      const back = ({ discardedAt: _, ...command }: Command): Command => ({
        ...command,
        discardRevision: (command.discardRevision ?? 0) + 1,
      });
      const isMeant = (command: Command) => isDiscardScheduled(command) && payload.ids.includes(command.id);
      if (!state.commands.some(isMeant)) return state;
      return { commands: state.commands.map((command) => (isMeant(command) ? back(command) : command)) };
    },
    /**
     * Rows of an earlier session. One that was in flight is queued again; sending reads first, so that is
     * safe.
     */
    restored: (state, { payload }: PayloadAction<readonly Command[]>) =>
      payload
        .filter((row) => !state.commands.some(({ id }) => id === row.id))
        .map(unanswered)
        .reduce(insert, state),
    /**
     * Another tab wrote or removed the row. A command that it is sending counts as queued here: the lock
     * prevents sending twice, and if that tab dies this one sends it. `reconcile` keeps what the row lacks.
     */
    synced: (state, { payload }: ById<{ readonly row: Command | undefined }>) => {
      const mine = state.commands.find(({ id }) => id === payload.id);
      const rest = { commands: state.commands.filter((command) => command !== mine) };
      if (payload.row === undefined) return rest;
      return reconcile(mine, unanswered(payload.row))
        .filter(({ id }) => !rest.commands.some((other) => other.id === id))
        .reduce(insert, rest);
    },
  },
});

export const outboxActions = outboxSlice.actions;

const requeued = (
  { retryAt: _, error: __, sendAfter: ___, ...command }: Command,
  body: CommandBody,
): Command => ({
  ...command,
  body,
  state: 'queued',
});

const bodyInPlaceOf = (kept: CommandBody, body: CommandBody): CommandBody =>
  kept.kind === 'upsertDelta' && body.kind === 'upsertDelta' ? { ...kept, proposal: body.proposal } : body;

function refused(to: 'failed' | 'conflict') {
  return (state: OutboxState, { payload }: ById<{ readonly error: CommandError }>) =>
    change(state, payload.id, ['sending'], (command) => ({ ...command, state: to, error: payload.error }));
}

function insert(state: OutboxState, command: Command): OutboxState {
  const before = (other: Command) =>
    other.created < command.created || (other.created === command.created && other.id < command.id);
  const at = state.commands.filter(before).length;
  return { commands: [...state.commands.slice(0, at), command, ...state.commands.slice(at)] };
}

const taken = ({ error: _, retryAt: __, discardedAt: ___, ...command }: Command): Command => ({
  ...command,
  state: 'acknowledged',
});

function change(
  state: OutboxState,
  id: CommandId,
  from: readonly Command['state'][],
  next: (command: Command) => Command,
): OutboxState {
  const found = state.commands.find((command) => command.id === id && from.includes(command.state));
  if (found === undefined) return state;
  return { commands: state.commands.map((command) => (command === found ? next(found) : command)) };
}

/** Like `change`, but leaves a command with a scheduled discard as it is. */
function move(
  state: OutboxState,
  id: CommandId,
  ...rest: readonly [readonly Command['state'][], (command: Command) => Command]
): OutboxState {
  return state.commands.some((command) => command.id === id && isDiscardScheduled(command))
    ? state
    : change(state, id, ...rest);
}

function rebase(command: Command, done: Command, timestamp: number): Command {
  const key = commandKeys(done.body)[0];
  const { body } = command;
  if (key === undefined || !commandKeys(body).includes(key)) return command;
  const rebased = rebasedBody(body, timestamp);
  return rebased === body ? command : { ...command, body: rebased };
}
