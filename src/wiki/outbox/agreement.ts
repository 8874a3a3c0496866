import { isDiscardScheduled, type Command } from '@/model/command';
import type { UserId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectCommands } from './outboxSelectors';

/** The version of the terms that the server knows an account to have agreed to; 0 where it knows of none. */
export const storedAgreement = ({ agreement }: Pick<RootState, 'agreement'>, uid: UserId): number =>
  agreement.uid === uid ? (agreement.version ?? 0) : 0;

/** Tells whether a command waits for the server to know that its user agrees; see `terms` of commands. */
export const waitsForAgreement = ({ terms = 0 }: Command, agreed: number): boolean => terms > agreed;

/** The version that the user has agreed to, with what waits on the device. */
function agreedHere(state: RootState, commands: readonly Command[]): number {
  const said = commands.flatMap(({ body }) => (body.kind === 'agree' ? [body.version] : []));
  const [first] = commands;
  return Math.max(first ? storedAgreement(state, first.uid) : 0, ...said);
}

/** Tells whether a command waits until its user has been asked, and has agreed. */
export const selectIsUnagreed = (state: RootState, command: Command): boolean =>
  !isDiscardScheduled(command) && waitsForAgreement(command, agreedHere(state, selectCommands(state)));

const none: readonly Command[] = [];

/** The commands that wait for that, in the order they were made; none before it is known what the user has agreed to. */
export function selectUnagreed(state: RootState): readonly Command[] {
  if (state.agreement.version === undefined) return none;
  const commands = selectCommands(state);
  if (!commands.some(({ terms }) => terms !== undefined)) return none;
  const agreed = agreedHere(state, commands);
  // One that was refused waits for its user to try it again.
  return commands.filter((command) => command.state === 'queued' && waitsForAgreement(command, agreed));
}

export const selectUnagreedCount = (state: RootState): number => selectUnagreed(state).length;
