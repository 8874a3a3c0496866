import type { UnknownAction } from '@reduxjs/toolkit';
import { noticeDismissed } from '@/wiki/notices/noticesSlice';
import { lastingNotice } from '@/wiki/notices/outcomeNotices';
import { storageActions, type StorageProblem } from '@/wiki/storage/storageSlice';
import { storage } from '@/language/en/storage';
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
export class StorageTrouble {
  readonly #dispatch: (action: UnknownAction) => void;
  readonly #told = new Set<StorageProblem>();
  readonly #logged = new Set<string>();

  constructor(dispatch: (action: UnknownAction) => void) {
    this.#dispatch = dispatch;
  }

  readonly report = (error: unknown): void => {
    // If the browser blocks storage, every access fails alike.
    if (!this.#logged.has(String(error))) console.warn('Storage:', error);
    this.#logged.add(String(error));
    // The folding code is gone with its version, because another tab activated a new one. The journal keeps
    // everything for the new version.
    if (!isMissingCode(error)) this.#tell(storageProblem(error));
  };

  damaged(): void {
    this.#tell('damaged');
  }

  readonly unstored = (ids: readonly CommandId[]): void => {
    this.#dispatch(storageActions.commandsUnstored(ids));
    if (ids.length === 0) this.#dispatch(noticeDismissed('storage-commands'));
    else this.#say('storage-commands', message(storage.onlyHere, { count: ids.length }));
  };

  unreadable(keys: readonly string[]): void {
    if (keys.length === 0) return;
    console.warn('Stored commands that cannot be read:', keys);
    this.#dispatch(storageActions.commandsUnreadable(keys));
    this.#say('storage-unreadable', message(storage.unreadable, { count: keys.length }));
  }

  #tell(problem: StorageProblem): void {
    if (this.#told.has(problem)) return;
    this.#told.add(problem);
    this.#dispatch(storageActions.troubled(problem));
    this.#say('storage', message(sentences[problem]));
  }

  #say(id: string, text: Message): void {
    this.#dispatch(lastingNotice({ id, tone: 'error', message: text }));
  }
}
