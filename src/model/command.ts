import type { Brand } from '@/lib/brand';
import type { Cause } from './cause';
import type { UserId } from './ids';

export type CommandId = Brand<string, 'CommandId'>;
export const commandId = (id: string) => id as CommandId;

/**
 * The fields in the body of each kind of command. Each file of `src/wiki/outbox/kinds` declares its own, beside its rules, so
 * that a kind stands in one place; the interface is open for that.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its members are declared by the kinds
export interface CommandBodies {}

export type CommandKind = keyof CommandBodies;

/** The body of a command of kind `K`. */
export type BodyOf<K extends CommandKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & CommandBodies[Kind];
}[K];

/** One write the user asked for. Each kind says what it was based on, so that a replay never destroys later work. */
export type CommandBody = BodyOf<CommandKind>;

export interface CommandError {
  readonly code: string;
  /** In English, for who looks into it. */
  readonly message: string;
  /** The message to the user, where that is more than the code says. */
  readonly reason?: Cause;
}

/**
 * Where a command stands.
 *
 *   STATE         EVENT          NEXT
 *   –             queued         queued
 *   queued        sending        sending
 *   queued        amended        queued (a later edit of the same proposal; see `isUnsent`)
 *   queued        retried        queued (at once, even before `sendAfter`)
 *   queued        confirmed      acknowledged (an answer was lost, and the base shows that the server has taken it)
 *   sending       acknowledged   acknowledged
 *   sending       deferred       queued (a passing failure; not before `retryAt`)
 *   sending       failed         failed
 *   sending       conflicted     conflict
 *   sending       restored       queued (the page closed without an answer; sending reads first, so again is safe)
 *   acknowledged  settled        – (the base shows the effect)
 *   failed        retried        queued
 *   conflict      retried        queued
 *   failed        amended        queued
 *   conflict      amended        queued
 *   not sending   discarded      –
 *
 * Every other pair changes nothing. Beside its state a command's discard may be scheduled: the user has discarded it and
 * can still take that back. Until then it is neither sent nor shown among what waits, and nothing but these befalls it:
 *
 *   all but acknowledged   discardScheduled                 the same, with `discardedAt`
 *   scheduled              discardUndone                    the same, without
 *   scheduled, queued      confirmed                        acknowledged, without: what the server has cannot be discarded
 *   scheduled, sending     acknowledged                     the same
 *   scheduled, sending     deferred, failed, conflicted     as above, still scheduled
 *   scheduled, at rest     discarded                        – (the time to take it back is over)
 */
export type CommandState = 'queued' | 'sending' | 'acknowledged' | 'failed' | 'conflict';

export interface Command<K extends CommandKind = CommandKind> {
  readonly id: CommandId;
  /** Its user; nobody else on the device sees or sends it. */
  readonly uid: UserId;
  /** Device time, epoch milliseconds: only for order and display. */
  readonly created: number;
  readonly body: BodyOf<K>;
  readonly state: CommandState;
  readonly attempts: number;
  /** How often its body was changed while it waited; absent before the first time. See `reconcile`. */
  readonly edits?: number;
  /** Device time before which it is not sent again. */
  readonly retryAt?: number;
  /** Device time before which it is not sent at all, so that its user can think twice; see `isDelayed`. */
  readonly sendAfter?: number;
  readonly error?: CommandError;
  /** The version of the site's terms that its user has to have agreed to before it is sent; absent where nothing is asked. */
  readonly terms?: number;
  /** Device time at which the user discarded it; for `undoMs` that can be taken back. */
  readonly discardedAt?: number;
  /** How often the user discarded it or took that back; absent before the first time. See `reconcile`. */
  readonly discardRevision?: number;
}

/** How long a discarded command, and a decision before it is sent, can be taken back, in milliseconds. */
export const undoMs = 10_000;

/** Tells whether the user has discarded it, though it could still be taken back. */
export const isDiscardScheduled = ({ discardedAt }: Command): boolean => discardedAt !== undefined;

/** Tells whether it waits: for its turn, for the network, or for its user. What the server has taken is safe. */
export const isWaiting = (command: Command): boolean =>
  command.state !== 'acknowledged' && !isDiscardScheduled(command);

/** Tells whether the last try was refused, and no other follows by itself. */
export const isRefused = ({ state }: Command): boolean => state === 'failed' || state === 'conflict';

/** Tells whether it waits for its user to decide. */
export const isStuck = (command: Command): boolean => isRefused(command) && !isDiscardScheduled(command);

/**
 * Tells whether the server cannot have taken the command: it was refused or never sent. After a passing failure it may
 * have, and only the answer was lost.
 */
export const isUnsent = (command: Command): boolean =>
  isRefused(command) || (command.state === 'queued' && command.attempts === 0);

/**
 * Tells whether it was to wait for its user's second thoughts and has not left the device, so that it can still be
 * undone.
 */
export const isDelayed = (command: Command): boolean =>
  command.sendAfter !== undefined && isUnsent(command) && isWaiting(command) && !isStuck(command);
