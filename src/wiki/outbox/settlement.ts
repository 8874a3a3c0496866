import { dequal } from 'dequal';
import { assertNever } from '@/lib/assertNever';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/command';
import type { Delta, Proposal } from '@/model/delta';
import type { Event } from '@/model/records';
import type { RootState } from '@/store/typed';

/** The base of all that commands write. */
type Base = Pick<RootState, 'deltas' | 'events' | 'profiles'>;

/**
 * How a command has ended: `timestamp` is that of the stored delta, for commands made on top of it. It is absent when the
 * stored delta says something else, since what was made on top of this command would destroy that unseen.
 */
export interface Settlement {
  readonly timestamp?: number;
}

/**
 * Whether the base shows what became of an acknowledged command; `undefined` while it does not.
 *
 *   COMMAND       ENDS WHEN THE BASE
 *   upsertDelta   has the delta as proposed, or in a version other than the one it overwrote
 *   deleteDelta   no longer has the delta, or has it decided
 *   rejectDelta   has the delta decided, or no longer has it
 *   applyDeltas   has every delta decided, gone, or with a newer problem
 *   reply         has it in the thread of its delta, or no longer has the delta
 *   approveEvent  has the event valid, or gone, or changed since
 *   deleteEvent   no longer has the event, or has it changed since: somebody has restored it
 *   saveProfile   has the name
 *   setRole, banUser, restore, resetProfile, saveDevice   is asked: the base holds none of what they write, so the
 *                 server's yes is the end
 *
 * The server has agreed before, in a transaction that read first, so a later version only means later work.
 */
export function settlement({ id, body, uid }: Command, state: Base): Settlement | undefined {
  const done = (yes: boolean): Settlement | undefined => (yes ? {} : undefined);
  switch (body.kind) {
    case 'upsertDelta': {
      const stored = tableGet(state.deltas.rows, body.deltaId);
      if (stored === undefined) return undefined;
      if (saysTheSame(stored, body.proposal)) return { timestamp: stored.timestamp };
      return done(stored.timestamp !== body.basedOn);
    }
    case 'deleteDelta': {
      const stored = tableGet(state.deltas.rows, body.deltaId);
      return done(stored === undefined || stored.status !== body.basedOn.status);
    }
    case 'rejectDelta': {
      const stored = tableGet(state.deltas.rows, body.deltaId);
      return done(stored?.status !== 'new');
    }
    case 'applyDeltas':
      return done(
        body.deltaIds.every((id) => {
          const stored = tableGet(state.deltas.rows, id);
          return stored?.status !== 'new' || (stored.problemAt ?? 0) > (body.basedOn[id] ?? 0);
        }),
      );
    case 'reply': {
      const stored = tableGet(state.deltas.rows, body.about);
      return done(stored === undefined || (stored.thread ?? []).some((reply) => reply.id === id));
    }
    case 'approveEvent': {
      const stored = tableGet(state.events.rows, body.eventId);
      return done(stored === undefined || stored.valid === 1 || isSince(stored, body));
    }
    case 'deleteEvent': {
      const stored = tableGet(state.events.rows, body.eventId);
      return done(stored === undefined || isSince(stored, body));
    }
    case 'setRole':
    case 'banUser':
    case 'restore':
    case 'resetProfile':
    case 'saveDevice':
      return {};
    case 'saveProfile':
      return done(tableGet(state.profiles.rows, uid)?.name === body.name);
    default:
      return assertNever(body, 'command');
  }
}

/**
 * Whether the base shows that a try whose answer was lost has had its effect. Sending it again would be needless, and
 * would bring back what somebody deletes meanwhile.
 */
export function isTaken({ body, uid, state: at, attempts }: Command, state: Base): boolean {
  if (body.kind !== 'upsertDelta' || at !== 'queued' || attempts === 0) return false;
  const stored = tableGet(state.deltas.rows, body.deltaId);
  if (stored?.author !== uid || !saysTheSame(stored, body.proposal)) return false;
  // The version it was to overwrite may say the same and be rejected; any other was written by a try.
  return stored.status !== 'rejected' || stored.timestamp !== body.basedOn;
}

const isSince = ({ updatedAt }: Event, { basedOn = Infinity }: { readonly basedOn?: number }) =>
  updatedAt > basedOn;

const saysTheSame = (stored: Delta, { value, note, source }: Proposal): boolean =>
  dequal([stored.value, stored.note, stored.source], [value, note, source]);
