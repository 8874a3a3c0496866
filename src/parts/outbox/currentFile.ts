import { localIsoTime } from '@/lib/localIsoTime';
import { isWaiting } from '@/model/proposals/command';
import type { AppThunk } from '@/store/typed';
import type { SavedFile } from '@/ui/saveFile';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { writeOutboxFile } from '@/wiki/outbox/outboxFile';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';

export const currentFile =
  (): AppThunk<SavedFile | undefined> =>
  (_dispatch, getState, { now }) => {
    const user = selectUser(getState());
    if (!user?.uid) return undefined;
    const savedAt = now();
    const commands = selectCommands(getState()).filter(isWaiting);
    return {
      // With minutes, so that two files of one day do not overwrite each other.
      name: `armwiki-changes-${localIsoTime(savedAt).slice(0, 16).replace(/[T:]/g, '-')}.json`,
      type: 'application/json',
      content: writeOutboxFile({
        uid: user.uid,
        account: (user.name || user.email || user.uid).slice(0, 400),
        savedAt,
        commands,
      }),
    };
  };
