import type { UnknownAction } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { Backend } from '@/backend/backend';
import { BackendError, isRetryable } from '@/backend/errors';
import type { Scope } from '@/backend/scope';
import type { RevertCounts } from '@/model/acts/act';
import {
  isDiscardScheduled,
  undoMs,
  type Command,
  type CommandError,
  type CommandId,
} from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { Holds } from '../scopes/holds';
import { picksActions } from '../picks/picksSlice';
import { agreementActions } from '../site/agreementSlice';
import { storedAgreement } from './agreement';
import { backoff } from './backoff';
import { isTaken, rulesOf, settlement } from './commandKinds';
import { nextCommand, nextDue } from './nextCommand';
import { outboxActions } from './outboxSlice';
import { unanswered } from './reconcile';
import { replacedCommands } from './replaced';
import { retryWaiting } from './retryWaiting';
import { notifyLateDiscards } from './notifyLateDiscards';

export interface OutboxSenderOptions {
  readonly backend: Pick<Backend, 'commit'>;
  readonly store: EffectStore;
  readonly dispatch: (action: UnknownAction) => void;
  readonly hold: (scope: Scope) => () => void;
  /** The stored row after all pending writes. Another tab may have sent, changed or removed it. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  /** Runs `work` under the account's lock, which all tabs share. */
  readonly exclusively: (uid: UserId, work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly whenOnline: (listener: () => void) => () => void;
}

const decisive = [
  'outbox',
  'deltas',
  'events',
  'profiles',
  'session',
  'agreement',
] as const satisfies (keyof RootState)[];

/** An acknowledged command ends after this time even if no open scope shows its effect. */
const settleWithinMs = 30_000;

/** Longer than the undo notice is shown, so the notice disappears before the command does, in every tab. */
const discardMs = undoMs + 2_000;

/**
 * Sends the signed-in user's commands one at a time and ends each when the base shows its effect. The
 * returned function stops it.
 */
export function startOutboxSender(options: OutboxSenderOptions): () => void {
  const { store, dispatch, exclusively, now, after, whenOnline } = options;
  let busy = false;
  let pumping = false;
  let again = false;
  let stopped = false;
  let cancelTimer = () => {};
  const holds = new Holds(options.hold);
  const settle = createSettling(options);

  /** A turn dispatches, and the store listener calls `pump` again. That call only requests one more turn. */
  function pump(): void {
    again = true;
    if (pumping) return;
    pumping = true;
    while (again && !stopped) {
      again = false;
      turn();
    }
    pumping = false;
  }

  function turn(): void {
    const owner = signedIn(store.getState());
    const commands = owner === undefined ? [] : commandsOf(store.getState(), owner);
    holds.set(scopesConfirming(commands, store.getState()));
    settle(commands);
    discard(commands, options);
    for (const { earlier } of replacedCommands(commands))
      dispatch(outboxActions.discarded({ id: earlier.id }));
    callAfter(untilNextTurn(commands, now()));
    if (owner === undefined) return;
    const next = nextCommand(commands, now(), storedAgreement(store.getState(), owner));
    if (next === undefined || busy) return;
    busy = true;
    void exclusively(owner, () => send(next, options, () => stopped))
      .catch((error: unknown) => {
        console.error('The outbox could not send', error);
      })
      .finally(() => {
        busy = false;
        if (stopped) return;
        // Through a timer: a command that could not be marked as sending must not be retried in a tight loop.
        callAfter(0);
      });
  }

  function callAfter(ms: number | undefined): void {
    cancelTimer();
    cancelTimer = ms === undefined ? () => {} : after(ms, pump);
  }

  const stopListening = store.listen((now, before) => {
    if (decisive.every((part) => now[part] === before[part])) return;
    notifyLateDiscards(before, now, dispatch);
    pump();
  });
  const stopOnline = whenOnline(() => retryWaiting(store, dispatch));
  pump();
  return () => {
    stopped = true;
    stopListening();
    stopOnline();
    cancelTimer();
    holds.set([]);
  };
}

const signedIn = ({ session }: RootState): UserId | undefined =>
  session.known ? session.user?.uid || undefined : undefined;

const commandsOf = ({ outbox }: RootState, owner: UserId): readonly Command[] =>
  outbox.commands.filter((command) => command.uid === owner);

function scopesConfirming(commands: readonly Command[], { session }: RootState): readonly Scope[] {
  const moderator = session.user?.moderator === true;
  return commands.flatMap((command) => rulesOf(command.body).scopes?.(command, moderator) ?? []);
}

function createSettling({ store, dispatch, now }: Pick<OutboxSenderOptions, 'store' | 'dispatch' | 'now'>) {
  const acknowledgedAt = new Map<CommandId, number>();
  return (commands: readonly Command[]): void => {
    for (const command of commands) {
      if (isTaken(command, store.getState())) dispatch(outboxActions.confirmed({ id: command.id }));
      if (command.state !== 'acknowledged') continue;
      // A clock set back must not keep it waiting for days.
      const since = Math.min(acknowledgedAt.get(command.id) ?? now(), now());
      acknowledgedAt.set(command.id, since);
      const end = settlement(command, store.getState()) ?? (now() - since >= settleWithinMs ? {} : undefined);
      if (end === undefined) continue;
      acknowledgedAt.delete(command.id);
      dispatch(outboxActions.settled({ id: command.id, ...end }));
    }
  };
}

function discard(
  commands: readonly Command[],
  { dispatch, now }: Pick<OutboxSenderOptions, 'dispatch' | 'now'>,
): void {
  for (const { id, discardedAt } of commands.filter(isLeaving)) {
    if (discardedAt === undefined) continue;
    const gone = now() - discardedAt >= discardMs || discardedAt > now();
    if (gone) dispatch(outboxActions.discarded({ id }));
  }
}

/** Milliseconds until time alone requires another turn; `undefined` if it never does. */
function untilNextTurn(commands: readonly Command[], now: number): number | undefined {
  const due = nextDue(commands, now);
  const unsettled = commands.some(({ state }) => state === 'acknowledged') ? now + settleWithinMs : undefined;
  const leaving = commands.filter(isLeaving).map(({ discardedAt = 0 }) => discardedAt + discardMs);
  const times = [due, unsettled, ...leaving].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - now);
}

async function send(picked: Command, options: OutboxSenderOptions, isStopped: () => boolean): Promise<void> {
  const { backend, store, dispatch, loadCommand, now } = options;
  const isSignedIn = () => signedIn(store.getState()) === picked.uid;
  const own = () => commandsOf(store.getState(), picked.uid);
  const before = own().find(({ id }) => id === picked.id);
  const row = await loadCommand(picked.id);
  // Another tab may have sent or blocked it while we waited for the lock, or the user may have changed it.
  if (isStopped() || !isSignedIn()) return;
  const current = nextCommand(own(), now(), storedAgreement(store.getState(), picked.uid));
  // The row does not contain an edit made while it was read.
  if (current === undefined || current !== before) return;
  if (row === undefined || !dequal(unanswered(row), current)) {
    dispatch(outboxActions.synced({ id: picked.id, row }));
    return;
  }
  dispatch(outboxActions.sending({ id: current.id }));
  try {
    const answer = await backend.commit(current);
    // Before its command ends, so that the pick is shown without a gap.
    if (current.body.kind === 'savePick')
      dispatch(
        picksActions.saved({
          uid: current.uid,
          pick: answer && 'kept' in answer ? answer.kept : current.body,
        }),
      );
    const missing = answer && 'missing' in answer ? answer.missing : [];
    dispatch(outboxActions.acknowledged({ id: current.id, ...(missing.length > 0 && { missing }) }));
    if (current.body.kind === 'agree')
      dispatch(agreementActions.agreed({ uid: current.uid, version: current.body.version }));
    if (answer && 'reverted' in answer) void tell(current.id, answer, dispatch);
  } catch (error) {
    // If the user signed out meanwhile, the refusal may concern a request without an account.
    const answer = isSignedIn() ? error : new BackendError('unavailable', 'Signed out');
    dispatch(outcome(current, answer, options));
  }
  // Keep the lock until the result is written, so the next tab reads it from the row.
  await loadCommand(current.id);
}

/** The texts load on demand. If that fails offline, the revert is still done. */
const tell = (id: CommandId, reverted: RevertCounts, dispatch: OutboxSenderOptions['dispatch']) =>
  import(/* webpackChunkName: "reverting" */ './tellReverted').then(
    ({ tellReverted }) => dispatch(tellReverted(id, reverted)),
    (error: unknown) => console.warn('What came of a revert could not be told', error),
  );

function outcome(
  { id, attempts }: Command,
  error: unknown,
  { now, random }: Pick<OutboxSenderOptions, 'now' | 'random'>,
): UnknownAction {
  const code = error instanceof BackendError ? error.code : 'internal';
  const reason = error instanceof BackendError ? error.reason : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const shown: CommandError = { code, message, ...(reason && { reason }) };
  if (code === 'conflict') return outboxActions.conflicted({ id, error: shown });
  if (!isRetryable(code)) return outboxActions.failed({ id, error: shown });
  return outboxActions.deferred({ id, error: shown, retryAt: now() + backoff(attempts + 1, random) });
}

/** A discarded command that is not in flight. One in flight may still arrive. */
const isLeaving = (command: Command): boolean => isDiscardScheduled(command) && command.state !== 'sending';
