import type { UnknownAction } from '@reduxjs/toolkit';
import { noticeDismissed, noticeShown } from '@/wiki/notices/noticesSlice';
import { storageActions, type StorageProblem } from '@/wiki/storage/storageSlice';
import { storage } from '@/language/en/storage';
import { ui } from '@/language/en/ui';
import { message, type Message, type Text } from '@/language/text';
import type { CommandId } from '@/model/proposals/command';
import { isMissingCode } from '../page/missingCode';
import { storageProblem } from '@/device/base/storageErrors';

const sentences = {
  full: storage.full,
  newer: storage.newer,
  damaged: storage.damaged,
  blocked: storage.blocked,
} as const satisfies Record<StorageProblem, Text>;

/** Informs the user of each kind of storage problem once, and at once if their edits are at risk. */
export interface StorageTrouble {
  readonly report: (error: unknown) => void;
  readonly damaged: () => void;
  readonly unstored: (ids: readonly CommandId[]) => void;
  readonly unreadable: (keys: readonly string[]) => void;
}

export function createStorageTrouble(dispatch: (action: UnknownAction) => void): StorageTrouble {
  const told = new Set<StorageProblem>();
  const logged = new Set<string>();

  function tell(problem: StorageProblem): void {
    if (told.has(problem)) return;
    told.add(problem);
    dispatch(storageActions.troubled(problem));
    dispatch(sticky('storage', message(sentences[problem])));
  }

  return {
    report: (error) => {
      // If the browser blocks storage, every access fails alike.
      if (!logged.has(String(error))) console.warn('Storage:', error);
      logged.add(String(error));
      // The folding code is gone with its version, because another tab activated a new one. The journal keeps
      // everything for the new version.
      if (!isMissingCode(error)) tell(storageProblem(error));
    },
    damaged: () => tell('damaged'),
    unstored: (ids) => {
      dispatch(storageActions.commandsUnstored(ids));
      if (ids.length === 0) dispatch(noticeDismissed('storage-commands'));
      else dispatch(sticky('storage-commands', message(storage.onlyHere, { count: ids.length })));
    },
    unreadable: (keys) => {
      if (keys.length === 0) return;
      console.warn('Stored commands that cannot be read:', keys);
      dispatch(storageActions.commandsUnreadable(keys));
      dispatch(sticky('storage-unreadable', message(storage.unreadable, { count: keys.length })));
    },
  };
}

const sticky = (id: string, text: Message) =>
  noticeShown({
    id,
    tone: 'error',
    multiLine: true,
    timeoutMs: 0,
    message: text,
    actions: [{ label: message(ui.dismiss), does: 'dismiss' }],
  });
