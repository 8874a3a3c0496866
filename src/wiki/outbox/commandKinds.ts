import type { BodyOf, Command, CommandBody, CommandKind } from '@/model/command';
import { actRules } from './actRules';
import type { CommandBase, CommandRules, CommandTitle, Settlement } from './commandRules';
import { agree } from './kinds/agree';
import { applyDeltas } from './kinds/applyDeltas';
import { deleteDelta } from './kinds/deleteDelta';
import { rejectDelta } from './kinds/rejectDelta';
import { reply } from './kinds/reply';
import { saveDevice } from './kinds/saveDevice';
import { saveDigest } from './kinds/saveDigest';
import { saveProfile } from './kinds/saveProfile';
import { upsertDelta } from './kinds/upsertDelta';

/** The rules of every kind of command. The compiler asks for a row where a kind has none. */
export const commandKinds: { readonly [K in CommandKind]: CommandRules<K> } = {
  upsertDelta,
  deleteDelta,
  rejectDelta,
  applyDeltas,
  reply,
  saveProfile,
  ...actRules,
  saveDevice,
  saveDigest,
  agree,
};

/** The rules of one kind. */
export const rulesOf = <K extends CommandKind>({ kind }: { readonly kind: K }): CommandRules<K> =>
  commandKinds[kind];

/** The documents a command writes. Commands that share one are sent in the order they were made. */
export const commandKeys = (body: CommandBody): readonly string[] => rulesOf(body).keys(body);

/** Documents that have to be there before it: a match is sent after its new players and its new event. */
export const keysBefore = (body: CommandBody): readonly string[] => rulesOf(body).after?.(body) ?? [];

/** The outcome of an acknowledged command as the base shows it; `undefined` while it shows none. */
export function settlement(command: Command, base: CommandBase): Settlement | undefined {
  const { settled } = rulesOf(command.body);
  return settled === undefined ? {} : settled(command, base);
}

/** Tells whether the base shows that a try whose answer was lost has had its effect. */
export const isTaken = (command: Command, base: CommandBase): boolean =>
  command.state === 'queued' &&
  command.attempts > 0 &&
  rulesOf(command.body).isTaken?.(command, base) === true;

/** The body on top of an own command before it, which the server now has in the version of this time. */
export const rebasedBody = <K extends CommandKind>(body: BodyOf<K>, timestamp: number): BodyOf<K> =>
  rulesOf<K>(body).rebased?.(body, timestamp) ?? body;

/** Its effect, in one line, without the record's name. */
export const commandTitle = (command: Command, base: Pick<CommandBase, 'deltas'>): CommandTitle =>
  rulesOf(command.body).title(command, base);
