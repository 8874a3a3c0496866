import type { UnknownAction } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { Backend } from '@/backend/backend';
import { BackendError, isRetryable } from '@/backend/errors';
import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import type { RevertOutcome } from '@/model/acts/act';
import { isDiscardScheduled, undoMs, type Command, type CommandError, type CommandId } from '@/model/command';
import type { UserId } from '@/model/ids';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { agreementActions } from '../site/agreementSlice';
import { storedAgreement } from './agreement';
import { backoff } from './backoff';
import { isTaken, rulesOf, settlement } from './commandKinds';
import { nextCommand, nextDue } from './nextCommand';
import { outboxActions } from './outboxSlice';
import { unanswered } from './reconcile';
import { replacedCommands } from './replaced';
import { notifyLateDiscards } from './notifyLateDiscards';

export interface OutboxSenderOptions {
  readonly backend: Pick<Backend, 'commit'>;
  readonly store: EffectStore;
  readonly dispatch: (action: UnknownAction) => void;
  /** Holds a scope open; returns the call that lets it go. */
  readonly hold: (scope: Scope) => () => void;
  /** The stored row, once all writes are done; another tab may have sent, changed or removed it since. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  /** Runs alone among all tabs of the account. */
  readonly exclusively: (uid: UserId, work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back after some milliseconds; returns the call that forgets it. */
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Calls whenever the device has a network again; returns the call that ends it. */
  readonly whenOnline: (listener: () => void) => () => void;
}

/** The parts of the state that decide what is sent and what has ended. */
const decisive = [
  'outbox',
  'deltas',
  'events',
  'profiles',
  'session',
  'agreement',
] as const satisfies (keyof RootState)[];

/** An acknowledged command whose effect no open scope can show ends after this time; the server has agreed to it. */
const settleWithinMs = 30_000;

/** The notice that offers to take a discarding back has gone before the command does, in this tab and the others. */
const discardMs = undoMs + 2_000;

/**
 * Sends the signed-in user's commands one after the other and ends them when the base shows their effect. Returns the
 * call that ends it.
 */
export function startOutboxSender(options: OutboxSenderOptions): () => void {
  const { store, dispatch, exclusively, now, after, whenOnline } = options;
  let busy = false;
  let pumping = false;
  let again = false;
  let stopped = false;
  let cancelTimer = () => {};
  const holds = createHolds(options.hold);
  const settle = createSettling(options);

  /** Settling dispatches, which calls back here: the turn under way then simply has another after it. */
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
    for (const id of replacedCommands(commands)) dispatch(outboxActions.discarded({ id }));
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
        // A command that could not even be marked as sent must not be tried again in the same breath.
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
  const stopOnline = whenOnline(() => goOn(options));
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

/** Holds the scopes of the last call open, and those that it shares with the call before without a break. */
function createHolds(hold: OutboxSenderOptions['hold']) {
  let holds = new Map<ScopeKey, () => void>();
  return {
    set: (scopes: readonly Scope[]): void => {
      const wanted = new Map(scopes.map((scope) => [scopeKey(scope), scope] as const));
      const next = new Map<ScopeKey, () => void>();
      for (const [key, scope] of wanted) next.set(key, holds.get(key) ?? hold(scope));
      for (const [key, release] of holds) if (!next.has(key)) release();
      holds = next;
    },
  };
}

/** The scopes whose snapshots show what became of waiting commands. */
function scopesConfirming(commands: readonly Command[], { session }: RootState): readonly Scope[] {
  const moderator = session.user?.moderator === true;
  return commands.flatMap((command) => rulesOf(command.body).scopes?.(command, moderator) ?? []);
}

/** Confirms commands that the server has taken, and ends acknowledged ones when the base shows their effect. */
function createSettling({ store, dispatch, now }: Pick<OutboxSenderOptions, 'store' | 'dispatch' | 'now'>) {
  const acknowledgedAt = new Map<CommandId, number>();
  return (commands: readonly Command[]): void => {
    for (const command of commands) {
      if (isTaken(command, store.getState())) dispatch(outboxActions.confirmed({ id: command.id }));
      if (command.state !== 'acknowledged') continue;
      // A clock that is put back must not make it wait for days.
      const since = Math.min(acknowledgedAt.get(command.id) ?? now(), now());
      acknowledgedAt.set(command.id, since);
      const end = settlement(command, store.getState()) ?? (now() - since >= settleWithinMs ? {} : undefined);
      if (end === undefined) continue;
      acknowledgedAt.delete(command.id);
      dispatch(outboxActions.settled({ id: command.id, ...end }));
    }
  };
}

/** Discarded commands go for good when it can no longer be taken back. */
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

/** Milliseconds until time alone changes what is to be done with the commands; `undefined` where it changes nothing. */
function untilNextTurn(commands: readonly Command[], now: number): number | undefined {
  const due = nextDue(commands, now);
  const unsettled = commands.some(({ state }) => state === 'acknowledged') ? now + settleWithinMs : undefined;
  const leaving = commands.filter(isLeaving).map(({ discardedAt = 0 }) => discardedAt + discardMs);
  const times = [due, unsettled, ...leaving].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - now);
}

/** Sends the command that was picked, unless it is no longer the next one. */
async function send(picked: Command, options: OutboxSenderOptions, isStopped: () => boolean): Promise<void> {
  const { backend, store, dispatch, loadCommand, now } = options;
  const isSignedIn = () => signedIn(store.getState()) === picked.uid;
  const own = () => commandsOf(store.getState(), picked.uid);
  const before = own().find(({ id }) => id === picked.id);
  const row = await loadCommand(picked.id);
  // While we waited for our turn, another tab has taken it or has to wait with it, or the user changed their mind.
  if (isStopped() || !isSignedIn()) return;
  const current = nextCommand(own(), now(), storedAgreement(store.getState(), picked.uid));
  // The row says nothing of an edit that was made while it was read.
  if (current === undefined || current !== before) return;
  if (row === undefined || !dequal(unanswered(row), current)) {
    dispatch(outboxActions.synced({ id: picked.id, row }));
    return;
  }
  dispatch(outboxActions.sending({ id: current.id }));
  try {
    const reverted = await backend.commit(current);
    dispatch(outboxActions.acknowledged({ id: current.id }));
    if (current.body.kind === 'agree')
      dispatch(agreementActions.agreed({ uid: current.uid, version: current.body.version }));
    if (reverted) void tell(current.id, reverted, dispatch);
  } catch (error) {
    // An account that has signed out meanwhile was perhaps not asked about: the server then refuses nobody in
    // particular.
    const answer = isSignedIn() ? error : new BackendError('unavailable', 'Signed out');
    dispatch(outcome(current, answer, options));
  }
  // The next tab's turn comes when its row tells it what became of the command.
  await loadCommand(current.id);
}

/** The words are loaded when there is something to say; without a network what was done stands all the same. */
const tell = (id: CommandId, reverted: RevertOutcome, dispatch: OutboxSenderOptions['dispatch']) =>
  import(/* webpackChunkName: "undo" */ './tellReverted').then(
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

/** Commands that waited for the network need not wait for its turn of patience. */
function goOn({ store, dispatch }: Pick<OutboxSenderOptions, 'store' | 'dispatch'>): void {
  const owner = signedIn(store.getState());
  if (owner === undefined) return;
  for (const { id, state, retryAt } of commandsOf(store.getState(), owner)) {
    if (state === 'queued' && retryAt !== undefined) dispatch(outboxActions.retried({ id }));
  }
}

/** Its discard is scheduled and it is not on its way: one that is may arrive yet. */
const isLeaving = (command: Command): boolean => isDiscardScheduled(command) && command.state !== 'sending';
