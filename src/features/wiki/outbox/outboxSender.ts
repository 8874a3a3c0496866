import type { UnknownAction } from '@reduxjs/toolkit';
import { deepEqual } from 'fast-equals';
import type { Backend } from '@/backend/backend';
import { BackendError, isRetryable } from '@/backend/errors';
import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { assertNever } from '@/lib/assertNever';
import type { Command, CommandId } from '@/model/command';
import type { UserId } from '@/model/ids';
import type { Ledger } from './ledger';
import { nextCommand, nextDue } from './nextCommand';
import { outboxActions, unanswered } from './outboxSlice';
import { settlement } from './settlement';

export interface OutboxSenderOptions {
  readonly backend: Pick<Backend, 'commit'>;
  readonly ledger: Ledger;
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
}

const backoffMs = { first: 1_000, most: 5 * 60_000 };
/** An acknowledged command whose effect no open scope can show ends after this time; the server has agreed to it. */
const settleWithinMs = 30_000;

/** Waiting time before attempt `attempts + 1`: doubled each time, spread over the upper half so that devices do not meet. */
export function backoff(attempts: number, random: () => number): number {
  return Math.min(backoffMs.most, backoffMs.first * 2 ** (attempts - 1)) * (0.5 + random() / 2);
}

/**
 * Sends the signed-in user's commands one after the other and ends them when the base shows their effect.
 * It reads the ledger and never the store's state, so time travel sends nothing. Returns the call that ends it.
 */
export function startOutboxSender(options: OutboxSenderOptions): () => void {
  const { backend, ledger, dispatch, hold, loadCommand, exclusively, now, random, after } = options;
  let busy = false;
  let pumping = false;
  let again = false;
  let stopped = false;
  let cancelTimer = () => {};
  const acknowledgedAt = new Map<CommandId, number>();
  let holds = new Map<ScopeKey, () => void>();

  const uid = () => {
    const { session } = ledger.read();
    return session.known ? session.user?.uid || undefined : undefined;
  };
  const commandsOf = (owner: UserId) =>
    ledger.read().outbox.commands.filter((command) => command.uid === owner);

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
    const owner = uid();
    const commands = owner === undefined ? [] : commandsOf(owner);
    holdFor(commands);
    settle(commands);
    schedule(commands);
    const next = nextCommand(commands, now());
    if (owner === undefined || next === undefined || busy) return;
    busy = true;
    void exclusively(owner, () => send(next))
      .catch((error: unknown) => {
        console.error('The outbox could not send', error);
      })
      .finally(() => {
        busy = false;
        if (stopped) return;
        // A command that could not even be marked as sent must not be tried again in the same breath.
        cancelTimer();
        cancelTimer = after(0, pump);
      });
  }

  function settle(commands: readonly Command[]): void {
    for (const command of commands) {
      if (command.state !== 'acknowledged') continue;
      const since = acknowledgedAt.get(command.id) ?? now();
      acknowledgedAt.set(command.id, since);
      const end = settlement(command, ledger.read()) ?? (now() - since >= settleWithinMs ? {} : undefined);
      if (end === undefined) continue;
      acknowledgedAt.delete(command.id);
      dispatch(outboxActions.settled({ id: command.id, ...end }));
    }
  }

  /** A waiting command holds open the scope that can confirm it. */
  function holdFor(commands: readonly Command[]): void {
    const moderator = ledger.read().session.user?.moderator === true;
    const wanted = new Map(
      commands
        .flatMap((command) => confirmedBy(command, moderator))
        .map((scope) => [scopeKey(scope), scope] as const),
    );
    const next = new Map<ScopeKey, () => void>();
    for (const [key, scope] of wanted) next.set(key, holds.get(key) ?? hold(scope));
    for (const [key, release] of holds) if (!next.has(key)) release();
    holds = next;
  }

  function schedule(commands: readonly Command[]): void {
    cancelTimer();
    const due = nextDue(commands, now());
    const unsettled = commands.some(({ state }) => state === 'acknowledged')
      ? now() + settleWithinMs
      : undefined;
    const times = [due, unsettled].filter((time) => time !== undefined);
    cancelTimer = times.length === 0 ? () => {} : after(Math.max(0, Math.min(...times) - now()), pump);
  }

  async function send(picked: Command): Promise<void> {
    const row = await loadCommand(picked.id);
    // While we waited for our turn, another tab has taken it or has to wait with it, or the user changed their mind.
    if (stopped || uid() !== picked.uid) return;
    const current = nextCommand(commandsOf(picked.uid), now());
    if (current?.id !== picked.id) return;
    if (row === undefined || !deepEqual(unanswered(row), current)) {
      dispatch(outboxActions.synced({ id: picked.id, row }));
      return;
    }
    dispatch(outboxActions.sending({ id: current.id }));
    try {
      await backend.commit(current);
      dispatch(outboxActions.acknowledged({ id: current.id }));
    } catch (error) {
      dispatch(outcome(current, error));
    }
    // The next tab's turn comes when its row tells it what became of the command.
    await loadCommand(current.id);
  }

  function outcome({ id, attempts }: Command, error: unknown): UnknownAction {
    const code = error instanceof BackendError ? error.code : 'internal';
    const shown = { code, message: error instanceof Error ? error.message : String(error) };
    if (code === 'conflict') return outboxActions.conflicted({ id, error: shown });
    if (!isRetryable(code)) return outboxActions.failed({ id, error: shown });
    return outboxActions.deferred({ id, error: shown, retryAt: now() + backoff(attempts + 1, random) });
  }

  const unsubscribe = ledger.subscribe(pump);
  pump();
  return () => {
    stopped = true;
    unsubscribe();
    cancelTimer();
    for (const release of holds.values()) release();
  };
}

/** The scopes whose snapshots show what became of a command. */
function confirmedBy({ body, uid }: Command, moderator: boolean): readonly Scope[] {
  const queue: readonly Scope[] = moderator ? [{ kind: 'queue' }] : [];
  switch (body.kind) {
    case 'upsertDelta':
      return [{ kind: 'ownDeltas', uid }];
    case 'deleteDelta':
    case 'rejectDelta':
    case 'applyDeltas':
      // A moderator's own proposals are held by both.
      return [{ kind: 'ownDeltas', uid }, ...queue];
    case 'approveEvent':
    case 'deleteEvent':
      return [{ kind: 'events' }];
    case 'saveProfile':
      return [{ kind: 'profile', uid }];
    case 'setRole':
    case 'banUser':
    case 'saveDevice':
      return [];
    default:
      return assertNever(body, 'command');
  }
}
