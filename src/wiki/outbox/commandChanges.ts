import type { Command } from '@/model/proposals/command';
import type { Delta } from '@/model/proposals/delta';
import { squash, type Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';
import { rulesOf } from './commandKinds';

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

// The slice replaces a command when its state or body changes, so a change can be cached by reference.
const known = new WeakMap<Command, Change<Delta> | undefined>();

function commandChange(command: Command): Change<Delta> | undefined {
  if (!known.has(command)) known.set(command, rulesOf(command.body).deltaChange?.(command));
  return known.get(command);
}
