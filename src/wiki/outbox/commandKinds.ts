import type { BodyOf, Command, CommandBody, CommandKind } from '@/model/proposals/command';
import type { CommandBase, CommandRules, CommandTitle, Settlement } from './commandRules';

export type CommandKinds = { readonly [K in CommandKind]: CommandRules<K> };

let kinds: CommandKinds | undefined;

/**
 * Registers the rules of all kinds. The code that makes or reads commands loads them, so the first page
 * without commands does not need them.
 */
export function provideCommandKinds(all: CommandKinds): void {
  kinds = all;
}

export function rulesOf<K extends CommandKind>({ kind }: { readonly kind: K }): CommandRules<K> {
  if (kinds === undefined) throw new Error(`Expected the rules of commands to be loaded before a ${kind}`);
  return kinds[kind];
}

/** The documents that a command writes. Commands that share one are sent in the order they were made. */
export const commandKeys = (body: CommandBody): readonly string[] => rulesOf(body).keys(body);

/** Documents that must exist first: a match is sent after its new players and its new event. */
export const keysBefore = (body: CommandBody): readonly string[] => rulesOf(body).after?.(body) ?? [];

export function settlement(command: Command, base: CommandBase): Settlement | undefined {
  const { settled } = rulesOf(command.body);
  return settled === undefined ? {} : settled(command, base);
}

export const isTaken = (command: Command, base: CommandBase): boolean =>
  command.state === 'queued' &&
  command.attempts > 0 &&
  rulesOf(command.body).isTaken?.(command, base) === true;

/** The body rebased onto an own earlier command. `timestamp` is the server time of that command's effect. */
export const rebasedBody = <K extends CommandKind>(body: BodyOf<K>, timestamp: number): BodyOf<K> =>
  rulesOf<K>(body).rebased?.(body, timestamp) ?? body;

export const commandTitle = (command: Command, base: Pick<CommandBase, 'deltas'>): CommandTitle =>
  rulesOf(command.body).title(command, base);
