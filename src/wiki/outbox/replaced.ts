import { isDiscardScheduled, isUnsent, type Command, type CommandId } from '@/model/command';

/**
 * The commands that a later one replaces: edits of one field of one record that two tabs made before they heard of each
 * other, and that the server cannot have taken. The later one stands for both, or else the earlier would hold it back as
 * soon as it conflicts.
 */
export function replacedCommands(commands: readonly Command[]): readonly CommandId[] {
  const later = new Set<string>();
  const replaced: CommandId[] = [];
  for (const command of commands.toReversed()) {
    const field = editedField(command);
    if (field === undefined || !isUnsent(command) || isDiscardScheduled(command)) continue;
    if (later.has(field)) replaced.push(command.id);
    else later.add(field);
  }
  return replaced;
}

/** The one field that a command proposes to change, with its record and author. */
function editedField({ uid, body }: Command): string | undefined {
  if (body.kind !== 'upsertDelta') return undefined;
  const { collection, docId, field } = body.proposal;
  return docId === '' || field === '' ? undefined : JSON.stringify([uid, collection, docId, field]);
}
