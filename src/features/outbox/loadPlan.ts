import { dequal } from 'dequal';
import { compareText } from '@/lib/compareText';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import type { OutboxFile } from '@/wiki/outbox/outboxFile';
import { reauthored } from './reauthor';

export type Fate = 'queue' | 'here' | 'sent' | 'noRecord' | 'decided' | 'notFromFile';

export interface PlannedCommand {
  readonly command: Command;
  readonly fate: Fate;
}

/**
 * What loading a file would do. With `asOwn` another account's file is taken over. Queues only commands that
 * are neither on the device nor on the server, under their ids in the file, so that loading twice queues
 * once.
 */
export function planLoad(
  state: RootState,
  file: OutboxFile,
  uid: UserId,
  options: { readonly now: number; readonly asOwn?: boolean },
): readonly PlannedCommand[] {
  const commands = options.asOwn === true ? reauthored(file.commands, uid) : file.commands;
  return inOrder(commands, options.now).map((command) => ({ command, fate: fateOf(state, command) }));
}

/** Sorted by creation. A file may claim any time, so future ones are capped at now. */
function inOrder(commands: readonly Command[], now: number): readonly Command[] {
  return [...commands]
    .sort((a, b) => a.created - b.created || compareText(a.id, b.id))
    .map((command, at) => asQueued(command, Math.min(command.created, now - commands.length + at)));
}

/**
 * Another device may have sent the command since, so it counts as tried: the outbox checks the server before
 * writing it.
 */
const asQueued = ({ id, uid, body, attempts }: Command, created: number): Command => ({
  id,
  uid,
  created,
  body,
  state: 'queued',
  attempts: Math.max(1, attempts),
});

function fateOf(state: RootState, { id, uid, body }: Command): Fate {
  if (state.outbox.commands.some((each) => each.id === id)) return 'here';
  if (rulesOf(body).fromFile !== true) return 'notFromFile';
  switch (body.kind) {
    case 'upsertDelta': {
      const same = (other: Command) =>
        other.uid === uid &&
        other.body.kind === 'upsertDelta' &&
        other.body.deltaId === body.deltaId &&
        dequal(other.body.proposal, body.proposal);
      if (state.outbox.commands.some(same)) return 'here';
      const stored = tableGet(state.deltas.rows, body.deltaId);
      const { value, note, source } = body.proposal;
      if (stored && dequal([stored.value, stored.note, stored.source], [value, note, source])) return 'sent';
      return isGone(state, body.proposal.collection, body.proposal.docId) ? 'noRecord' : 'queue';
    }
    case 'rejectDelta': {
      const stored = tableGet(state.deltas.rows, body.deltaId);
      return stored !== undefined && stored.status !== 'new' ? 'decided' : 'queue';
    }
    case 'approveEvent':
      if (isGone(state, 'event', body.eventId)) return 'noRecord';
      return selectBaseRecord(state, 'event', body.eventId)?.valid === 1 ? 'sent' : 'queue';
    case 'deleteRecord':
      return isGone(state, body.collection, body.id) ? 'sent' : 'queue';
    default:
      return 'queue';
  }
}

const scopeOf = { event: 'events', player: 'players' } as const;

function isGone(state: RootState, collection: 'event' | 'match' | 'player', id: string): boolean {
  if (id === '' || collection === 'match' || selectBaseRecord(state, collection, id) !== undefined)
    return false;
  return state.scopes.byKey[scopeOf[collection]]?.status === 'live';
}
