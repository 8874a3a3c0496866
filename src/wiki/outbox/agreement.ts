import { isDiscardScheduled, type Command } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectCommands } from './outboxSelectors';

/** The version of the terms that the account agreed to on the server; 0 if none is known. */
export const storedAgreement = ({ agreement }: Pick<RootState, 'agreement'>, uid: UserId): number =>
  agreement.uid === uid ? (agreement.version ?? 0) : 0;

/** Whether a command waits until the server knows that its user agreed to `terms`. */
export const waitsForAgreement = ({ terms = 0 }: Command, agreed: number): boolean => terms > agreed;

/** The version that the user agreed to, including agreements that wait in the outbox. */
function agreedHere(state: RootState, commands: readonly Command[]): number {
  const said = commands.flatMap(({ body }) => (body.kind === 'agree' ? [body.version] : []));
  const [first] = commands;
  return Math.max(first ? storedAgreement(state, first.uid) : 0, ...said);
}

export const selectIsUnagreed = (state: RootState, command: Command): boolean =>
  !isDiscardScheduled(command) && waitsForAgreement(command, agreedHere(state, selectCommands(state)));

const none: readonly Command[] = [];

/** Commands that wait for the user's agreement, oldest first. Empty until the stored agreement is known. */
export function selectUnagreed(state: RootState): readonly Command[] {
  if (state.agreement.version === undefined) return none;
  const commands = selectCommands(state);
  if (!commands.some(({ terms }) => terms !== undefined)) return none;
  const agreed = agreedHere(state, commands);
  // A refused command waits for its user to retry it.
  return commands.filter((command) => command.state === 'queued' && waitsForAgreement(command, agreed));
}

export const selectUnagreedCount = (state: RootState): number => selectUnagreed(state).length;
