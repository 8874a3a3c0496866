import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import type { Command } from '@/model/proposals/command';
import { userId, type UserId } from '@/model/ids';
import { parseCommand } from './parseCommand';

export interface OutboxFile {
  readonly uid: UserId;
  readonly account: string;
  readonly savedAt: number;
  readonly commands: readonly Command[];
  readonly unreadable: readonly string[];
}

const format = 'armwiki-outbox';
const version = 1;

/** Bytes. Enough for twenty thousand edits. */
export const maxFileSize = 10_000_000;

const envelope = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.integer()),
  uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  account: v.pipe(v.string(), v.maxLength(400)),
  savedAt: v.pipe(v.number(), v.finite()),
  commands: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
});

export function writeOutboxFile(file: Omit<OutboxFile, 'unreadable'>): string {
  return JSON.stringify({ format, version, ...file }, null, 2);
}

export type FileProblem = 'no-json' | 'no-outbox' | 'newer';

/**
 * Reads an untrusted file. Commands that are malformed or belong to another account are left out and listed
 * in `unreadable`.
 */
export function readOutboxFile(content: string): Parsed<OutboxFile, FileProblem> {
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    return unparsed('no-json');
  }
  const read = v.safeParse(envelope, data);
  if (!read.success) return unparsed('no-outbox');
  if (read.output.version > version) return unparsed('newer');
  const uid = userId(read.output.uid);
  const commands = new Map<string, Command>();
  const unreadable: string[] = [];
  for (const each of read.output.commands) {
    const command = parseCommand(each);
    if (!command.ok) unreadable.push(command.error);
    else if (command.value.uid !== uid)
      unreadable.push(`command/${command.value.id}: expected ${uid}, found ${command.value.uid}`);
    else if (!commands.has(command.value.id)) commands.set(command.value.id, command.value);
  }
  const { account, savedAt } = read.output;
  return parsed({ uid, account, savedAt, commands: [...commands.values()], unreadable });
}
