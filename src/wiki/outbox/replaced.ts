import { isJsonObject, type Json } from '@/lib/json';
import { isDiscardScheduled, isUnsent, type Command, type CommandId } from '@/model/command';

/**
 * The commands that a later one replaces: edits of one record that two tabs made before they heard of each other, and that
 * the server cannot have taken. The later one stands for both, or else the earlier would hold it back as soon as it
 * conflicts. An edit of a whole record is replaced by one that has all of its fields, so that none is lost.
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
  /** The record with the author, and the one field where the edit is of one. */
  readonly target: string;
  readonly paths: readonly string[];
}

/** The fields of a known record that a command proposes to change; `undefined` of any other command. */
function editOf({ uid, body }: Command): FieldsEdit | undefined {
  if (body.kind !== 'upsertDelta') return undefined;
  const { collection, docId, field, value } = body.proposal;
  const paths = field === '' ? pathsOf(value) : [field];
  if (docId === '' || paths.length === 0) return undefined;
  return { target: JSON.stringify([uid, collection, docId, field]), paths };
}

/** The paths that the value of a whole record has, be they known to this version or not; none of a deletion. */
const pathsOf = (value: Json): readonly string[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, at]) =>
        isJsonObject(at) ? Object.keys(at).map((part) => `${key}.${part}`) : [key],
      )
    : [];
