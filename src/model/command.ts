import type { Brand } from '@/lib/brand';
import type { DeltaStatus, Proposal } from './delta';
import type { DeviceLanguage } from './device';
import type { DeltaId, EventId, UserId } from './ids';
import type { BanAsked, RestoreAsked } from './logs';
import { namedRecords } from './namedRecords';

export type CommandId = Brand<string, 'CommandId'>;
export const commandId = (id: string) => id as CommandId;

/** One write the user asked for. Each kind says what it was based on, so that a replay never destroys later work. */
export type CommandBody =
  | {
      readonly kind: 'upsertDelta';
      readonly deltaId: DeltaId;
      readonly proposal: Proposal;
      /** `timestamp` of the stored version this overwrites; `null` when it creates the delta. */
      readonly basedOn: number | null;
    }
  | {
      /** Withdrawn by its author or deleted by a moderator. */
      readonly kind: 'deleteDelta';
      readonly deltaId: DeltaId;
      readonly basedOn: { readonly status: DeltaStatus; readonly timestamp: number };
    }
  | {
      readonly kind: 'rejectDelta';
      readonly deltaId: DeltaId;
      readonly reason: string;
      /** `timestamp` of the version the moderator saw. */
      readonly basedOn: number;
    }
  | {
      readonly kind: 'applyDeltas';
      readonly deltaIds: readonly DeltaId[];
      /** `problemAt` of each delta when asked; a newer one is the server's answer. */
      readonly basedOn: Readonly<Record<string, number | null>>;
      /** `updatedAt` of the live record the moderator saw, for deltas to be applied over a conflict. */
      readonly force?: Readonly<Record<string, number>>;
      /** `timestamp` of the versions of the deltas the moderator saw; overwritten since then, one is not applied. */
      readonly seen?: Readonly<Record<string, number>>;
    }
  | {
      /** By the author of a delta or a moderator. The command's id is that of the reply. */
      readonly kind: 'reply';
      /** The delta it is about; another name than `deltaId`, since it changes nothing of what is proposed. */
      readonly about: DeltaId;
      readonly text: string;
    }
  | {
      /** By a moderator, as are the next two. The command's id names the act, so that sending it again goes on with it. */
      readonly kind: 'approveEvent';
      readonly eventId: EventId;
      /** `updatedAt` of the event the moderator saw; absent in commands of earlier versions. */
      readonly basedOn?: number;
    }
  | { readonly kind: 'deleteEvent'; readonly eventId: EventId; readonly basedOn?: number }
  | { readonly kind: 'restore'; readonly asked: RestoreAsked }
  | { readonly kind: 'saveProfile'; readonly name: string }
  | {
      /** By an admin. */
      readonly kind: 'setRole';
      readonly email: string;
      /** The account that was shown for the address; absent when the role is taken, and in rows of earlier versions. */
      readonly uid?: string;
      readonly role: 'moderator';
      readonly grant: boolean;
    }
  | {
      /** By a moderator. The command's id names the action, so that sending it again goes on with it. */
      readonly kind: 'banUser';
      readonly asked: BanAsked;
    }
  | {
      /** By a moderator: the profile loses its name. The command's id names the action. */
      readonly kind: 'resetProfile';
      readonly uid: string;
    }
  | {
      /** Whether the device of this messaging token is to be told of decisions. */
      readonly kind: 'saveDevice';
      readonly token: string;
      readonly wanted: boolean;
      /** In which it is told; English where absent. */
      readonly language?: DeviceLanguage;
    };

export interface CommandError {
  readonly code: string;
  readonly message: string;
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
 * Every other pair changes nothing. Beside its state a command may be set aside: the user has discarded it and can still
 * take that back. Until then it is neither sent nor shown among what waits, and nothing but these befalls it:
 *
 *   all but acknowledged   discardScheduled                 the same, with `discardedAt`
 *   set aside              discardUndone                    the same, without
 *   set aside, queued      confirmed                        acknowledged, without: what the server has cannot be discarded
 *   set aside, sending     acknowledged                     the same
 *   set aside, sending     deferred, failed, conflicted     as above, still set aside
 *   set aside, at rest     discarded                        – (the time to take it back is over)
 */
export type CommandState = 'queued' | 'sending' | 'acknowledged' | 'failed' | 'conflict';

export interface Command {
  readonly id: CommandId;
  /** Whose it is; nobody else on the device sees or sends it. */
  readonly uid: UserId;
  /** Device time, epoch milliseconds: only for order and display. */
  readonly created: number;
  readonly body: CommandBody;
  readonly state: CommandState;
  readonly attempts: number;
  /** How often its body was changed while it waited; absent before the first time. See `reconcile`. */
  readonly edits?: number;
  /** Device time before which it is not sent again. */
  readonly retryAt?: number;
  /** Device time before which it is not sent at all, so that its user can think twice; see `isHeld`. */
  readonly sendAfter?: number;
  readonly error?: CommandError;
  /** Device time at which the user discarded it; for `undoMs` that can be taken back. */
  readonly discardedAt?: number;
  /** How often the user discarded it or took that back; absent before the first time. See `reconcile`. */
  readonly wishes?: number;
}

/** How long a discarded command, and a decision before it is sent, can be taken back, in milliseconds. */
export const undoMs = 10_000;

/** Whether the user has discarded it, though it could still be taken back. */
export const isSetAside = ({ discardedAt }: Command): boolean => discardedAt !== undefined;

/** Whether it waits: for its turn, for the network, or for its user. What the server has taken is safe. */
export const isWaiting = (command: Command): boolean =>
  command.state !== 'acknowledged' && !isSetAside(command);

/** Whether it waits for its user to decide. */
export const isStuck = (command: Command): boolean =>
  (command.state === 'failed' || command.state === 'conflict') && !isSetAside(command);

/**
 * Whether the server cannot have taken the command: it was refused or never sent. After a passing failure it may have,
 * and only the answer was lost.
 */
export const isUnsent = ({ state, attempts }: Command): boolean =>
  state === 'failed' || state === 'conflict' || (state === 'queued' && attempts === 0);

/** Whether it was to wait for its user's second thoughts and has not left the device, so that it can still be undone. */
export const isDelayed = (command: Command): boolean =>
  command.sendAfter !== undefined && isUnsent(command) && isWaiting(command) && !isStuck(command);

/** The documents a command writes. Commands that share one are sent in the order they were made. */
export function commandKeys(body: CommandBody): readonly string[] {
  switch (body.kind) {
    case 'upsertDelta':
    case 'deleteDelta':
    case 'rejectDelta':
      return [`delta/${body.deltaId}`];
    case 'applyDeltas':
      return body.deltaIds.map((id) => `delta/${id}`);
    case 'reply':
      return [`thread/${body.about}`];
    case 'approveEvent':
    case 'deleteEvent':
      return [`event/${body.eventId}`];
    case 'restore':
      return ['restore'];
    case 'saveProfile':
      return ['profile'];
    case 'setRole':
      return [`role/${body.email}`];
    case 'banUser':
      return [`ban/${body.asked.uid}`];
    case 'resetProfile':
      return [`profile/${body.uid}`];
    case 'saveDevice':
      return ['device'];
  }
}

/** The stored record that a command's proposal would change; what is proposed for it is sent in the order it was asked. */
export function changedRecord(body: CommandBody): string | undefined {
  if (body.kind !== 'upsertDelta' || body.proposal.docId === '') return undefined;
  return `${body.proposal.collection}/${body.proposal.docId}`;
}

/**
 * The pending records that a command's proposal names: a match is sent after its new players and its new event. A reply is
 * sent after what was done to its delta before.
 */
export function namedKeys(body: CommandBody): readonly string[] {
  if (body.kind === 'reply') return [`delta/${body.about}`];
  if (body.kind !== 'upsertDelta') return [];
  const { proposal } = body;
  const ids = namedRecords(proposal).map(({ id }) => id);
  return [...ids, ...(proposal.docId === '' ? [] : [proposal.docId])].map((id) => `delta/${id}`);
}
