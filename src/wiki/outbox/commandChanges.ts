import type { Command } from '@/model/command';
import type { Delta } from '@/model/delta';
import { squash, type Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';

/**
 * What the waiting commands make of the deltas. A failed proposal stays visible, since its text is the user's;
 * a failed decision does not, since nothing came of it.
 */
export function commandChanges(commands: readonly Command[]): Changes<Delta> {
  const changes = new Map<string, Change<Delta>>();
  for (const command of commands) {
    const change = commandChange(command);
    if (change === undefined) continue;
    const earlier = changes.get(change.id);
    changes.set(change.id, earlier ? squash(earlier, change) : change);
  }
  return changes;
}

// A command keeps its reference until its state or body changes, and so does its change.
const known = new WeakMap<Command, Change<Delta> | undefined>();

function commandChange(command: Command): Change<Delta> | undefined {
  if (!known.has(command)) known.set(command, toChange(command));
  return known.get(command);
}

function toChange({ body, uid, created, state }: Command): Change<Delta> | undefined {
  const decided = state !== 'failed' && state !== 'conflict';
  switch (body.kind) {
    case 'upsertDelta':
      return {
        kind: 'set',
        id: body.deltaId,
        value: { ...body.proposal, id: body.deltaId, author: uid, timestamp: created, status: 'new' },
      };
    case 'deleteDelta':
      return decided ? { kind: 'delete', id: body.deltaId } : undefined;
    case 'rejectDelta':
      return decided
        ? {
            kind: 'patch',
            id: body.deltaId,
            patch: [
              { path: 'status', value: 'rejected' },
              { path: 'reason', value: body.reason },
              { path: 'decidedBy', value: uid },
              { path: 'decidedAt', value: created },
            ],
          }
        : undefined;
    default:
      return undefined;
  }
}
