import type { Brand } from '@/lib/brand';
import type { Cause } from '../cause';
import type { UserId } from '../ids';

export type CommandId = Brand<string, 'CommandId'>;
export const commandId = (id: string) => id as CommandId;

/**
 * Body fields by kind of command. Each file of `src/wiki/outbox/kinds` adds its own kind by declaration
 * merging, so that one file holds all of a kind.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its members are declared by the kinds
export interface CommandBodies {}

export type CommandKind = keyof CommandBodies;

export type BodyOf<K extends CommandKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & CommandBodies[Kind];
}[K];

export type CommandBody = BodyOf<CommandKind>;

export interface CommandError {
  readonly code: string;
  /** In English, for developers. */
  readonly message: string;
  readonly reason?: Cause;
}

/**
 * The states of a command.
 *
 *   STATE         EVENT          NEXT
 *   –             queued         queued
 *   queued        sending        sending
 *   queued        amended        queued (a later edit of the same proposal; see `isUnsent`)
 *   queued        retried        queued (at once, even before `sendAfter`)
 *   queued        confirmed      acknowledged (a response was lost, and the base shows that the server took it)
 *   sending       acknowledged   acknowledged
 *   sending       deferred       queued (a passing failure; not before `retryAt`)
 *   sending       failed         failed
 *   sending       conflicted     conflict
 *   sending       restored       queued (the page closed without a response; sending reads first, so a repeat is safe)
 *   acknowledged  settled        – (the base shows the effect)
 *   failed        retried        queued
 *   conflict      retried        queued
 *   failed        amended        queued
 *   conflict      amended        queued
 *   not sending   discarded      –
 *
 * Every other pair changes nothing. A discard may be scheduled in addition to the state: the user has
 * discarded the command and can still undo that. Until then the client neither sends it nor lists it as
 * waiting, and only these events apply:
 *
 *   all but acknowledged   discardScheduled                 the same, with `discardedAt`
 *   scheduled              discardUndone                    the same, without
 *   scheduled, queued      confirmed                        acknowledged, without: the server has it, too late to discard
 *   scheduled, sending     acknowledged                     the same
 *   scheduled, sending     deferred, failed, conflicted     as above, still scheduled
 *   scheduled, at rest     discarded                        – (the time for undo is over)
 */
export type CommandState = 'queued' | 'sending' | 'acknowledged' | 'failed' | 'conflict';

export interface Command<K extends CommandKind = CommandKind> {
  readonly id: CommandId;
  /** Its user. Other accounts on the device neither see nor send it. */
  readonly uid: UserId;
  /** Device time, epoch milliseconds: only for order and display. */
  readonly created: number;
  readonly body: BodyOf<K>;
  readonly state: CommandState;
  readonly attempts: number;
  /** How often the body changed while it waited; absent for never. See `reconcile`. */
  readonly edits?: number;
  /** Device time of the next attempt. */
  readonly retryAt?: number;
  /** Device time of the first attempt, so that the user can reconsider; see `isDelayed`. */
  readonly sendAfter?: number;
  readonly error?: CommandError;
  /**
   * The version of the site's terms that the user must accept before it is sent; absent where none is needed.
   */
  readonly terms?: number;
  /** Device time of the user's discard, which can be undone for `undoMs`. */
  readonly discardedAt?: number;
  /** How often the user discarded it or undid that; absent for never. See `reconcile`. */
  readonly discardRevision?: number;
}

/** Milliseconds in which a discard, or an unsent decision, can be undone. */
export const undoMs = 10_000;

export const isDiscardScheduled = ({ discardedAt }: Command): boolean => discardedAt !== undefined;

export const isWaiting = (command: Command): boolean =>
  command.state !== 'acknowledged' && !isDiscardScheduled(command);

export const isRefused = ({ state }: Command): boolean => state === 'failed' || state === 'conflict';

export const isStuck = (command: Command): boolean => isRefused(command) && !isDiscardScheduled(command);

/**
 * Whether the server cannot have the command: it was refused or never sent. After a passing failure the
 * server may have it, and only the response was lost.
 */
export const isUnsent = (command: Command): boolean =>
  isRefused(command) || (command.state === 'queued' && command.attempts === 0);

/** Whether it waits for the user's second thoughts on this device, so that it can still be undone. */
export const isDelayed = (command: Command): boolean =>
  command.sendAfter !== undefined && isUnsent(command) && isWaiting(command) && !isStuck(command);
