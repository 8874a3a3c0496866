import { isWaiting, type Command } from '@/model/proposals/command';
import { commandKeys, keysBefore, rulesOf } from './commandKinds';

/**
 * A command, and if it proposes a record unknown to the server, all commands that depend on it: later edits,
 * proposals that name it, and so on. In the order they were made.
 */
export function withDependents(commands: readonly Command[], first: Command): readonly Command[] {
  const without = new Set(newRecordKey(first));
  const found = new Set([first]);
  // Dependents are always made later.
  for (const command of commands.slice(commands.indexOf(first) + 1)) {
    const { body } = command;
    if (rulesOf(body).goesWithRecord !== true) continue;
    const keys = [...commandKeys(body), ...keysBefore(body)];
    if (!isWaiting(command) || !keys.some((key) => without.has(key))) continue;
    found.add(command);
    for (const key of newRecordKey(command)) without.add(key);
  }
  return [...found];
}

function newRecordKey({ body }: Command): readonly string[] {
  const key = rulesOf(body).creates?.(body);
  return key === undefined ? [] : [key];
}
