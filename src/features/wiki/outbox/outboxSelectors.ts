import { sameItems } from '@/lib/sameItems';
import { commandKeys, type Command } from '@/model/command';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { commandChanges } from './commandChanges';

/** The waiting commands of the signed-in user, in the order they were made. */
export const selectCommands = createAppSelector(
  [(state: RootState) => state.outbox.commands, selectUid],
  (commands, uid): readonly Command[] => commands.filter((command) => command.uid === uid),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** What those commands make of the deltas. */
export const selectCommandChanges = createAppSelector([selectCommands], commandChanges);

/** The command a document waits for, the latest if several; `key` as in `commandKeys`, for example `delta/<id>`. */
export const selectCommandFor = (state: RootState, key: string): Command | undefined =>
  selectCommands(state).findLast((command) => commandKeys(command.body).includes(key));
