import { isJsonObject, type Json } from '@/lib/json';
import { isDiscardScheduled, isUnsent, type Command, type CommandId } from '@/model/proposals/command';

/**
 * Unsent edits of one record that a later one replaces. Two tabs can make both before they know of each
 * other, and the earlier would block the later as soon as it conflicts. An edit of a whole record is replaced
 * only by one with all of its fields, so none is lost.
 */
export function replacedCommands(commands: readonly Command[]): readonly CommandId[] {
  const later = new Map<string, readonly ReadonlySet<string>[]>();
  const replaced: CommandId[] = [];
  for (const command of commands.toReversed()) {
    const edit = editOf(command);
    if (edit === undefined || !isUnsent(command) || isDiscardScheduled(command)) continue;
    const others = later.get(edit.target) ?? [];
    const isWithin = (paths: ReadonlySet<string>) => edit.paths.every((path) => paths.has(path));
    if (others.some(isWithin)) replaced.push(command.id);
    else later.set(edit.target, [...others, new Set(edit.paths)]);
  }
  return replaced;
}

interface FieldsEdit {
  readonly target: string;
  readonly paths: readonly string[];
}

function editOf({ uid, body }: Command): FieldsEdit | undefined {
  if (body.kind !== 'upsertDelta') return undefined;
  const { collection, docId, field, value } = body.proposal;
  const paths = field === '' ? pathsOf(value) : [field];
  if (docId === '' || paths.length === 0) return undefined;
  return { target: JSON.stringify([uid, collection, docId, field]), paths };
}

/**
 * All paths of a whole-record value, including fields that this version does not know. Empty for a deletion.
 */
const pathsOf = (value: Json): readonly string[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, at]) =>
        isJsonObject(at) ? Object.keys(at).map((part) => `${key}.${part}`) : [key],
      )
    : [];
