import { isJsonObject, type Json } from '@/lib/json';
import { isDiscardScheduled, isUnsent, type Command } from '@/model/proposals/command';

export interface Replaced {
  readonly earlier: Command;
  readonly later: Command;
}

/**
 * Unsent edits of one record that a later one replaces. Two tabs can make both before they know of each
 * other, and the earlier would block the later as soon as it conflicts. An edit of a whole record is replaced
 * only by one with all of its fields, so none is lost.
 */
export function replacedCommands(commands: readonly Command[]): readonly Replaced[] {
  const kept = new Map<string, readonly (FieldsEdit & { readonly command: Command })[]>();
  const replaced: Replaced[] = [];
  for (const command of commands.toReversed()) {
    const edit = editOf(command);
    if (edit === undefined || !isUnsent(command) || isDiscardScheduled(command)) continue;
    const others = kept.get(edit.target) ?? [];
    const later = others.find(({ paths }) => edit.paths.every((path) => paths.includes(path)));
    if (later) replaced.push({ earlier: command, later: later.command });
    else kept.set(edit.target, [...others, { ...edit, command }]);
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
