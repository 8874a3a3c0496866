import { findDatabases } from '@/lib/browserParts';
import { parseEntry } from '@/model/scoring/parseScoring';
import type { ScoreEntry } from '@/model/scoring/scoreEntry';
import type { EntryRefusal } from '@/model/scoring/scorer';

/** An entry on this phone: not yet sent, taken by the server (also of other phones), or why it was refused. */
export interface KeptEntry {
  readonly entry: ScoreEntry;
  readonly state: 'waiting' | 'taken' | EntryRefusal;
}

export interface Desk {
  /** Token of the invitation; absent for a moderator. */
  readonly token?: string;
  /** Random id of this phone. */
  readonly phone: string;
}

export interface ScoreJournal {
  readonly desk: (event: string) => Promise<Desk | undefined>;
  readonly keepDesk: (event: string, desk: Desk) => Promise<void>;
  readonly read: (event: string) => Promise<readonly KeptEntry[]>;
  /** Resolves once the disk has all of it. */
  readonly change: (
    event: string,
    kept: readonly KeptEntry[],
    forgotten?: readonly string[],
  ) => Promise<void>;
}

/**
 * What a scorer entered, a row for each entry. IndexedDB and not localStorage: only a strict transaction says when
 * the disk has it, and the screen shows nothing as kept before. A database of its own, which neither a new version of
 * the app nor clearing its copies empties.
 */
export class StoredScoreJournal implements ScoreJournal {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(name = 'armwiki-scores') {
    this.#name = name;
  }

  desk(event: string): Promise<Desk | undefined> {
    return this.#run<Desk | undefined>('desks', 'readonly', (store) => store.get(event));
  }

  async keepDesk(event: string, desk: Desk): Promise<void> {
    await this.#run('desks', 'readwrite', (store) => store.put(desk, event));
  }

  async read(event: string): Promise<readonly KeptEntry[]> {
    const rows = await this.#run('entries', 'readonly', (store) => store.index('event').getAll(event));
    // Unreadable rows stay stored.
    return (rows ?? []).flatMap(({ entry, state }: KeptEntry) => {
      const read = parseEntry(entry);
      return read.ok ? [{ entry: read.value, state }] : [];
    });
  }

  async change(event: string, kept: readonly KeptEntry[], forgotten: readonly string[] = []): Promise<void> {
    await this.#run('entries', 'readwrite', (store) => {
      for (const row of kept) store.put({ ...row, event, id: row.entry.id });
      for (const id of forgotten) store.delete(id);
      return undefined;
    });
  }

  async #run<T>(
    store: 'desks' | 'entries',
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    this.#opened ??= openDatabase(this.#name, () => {
      this.#opened = undefined;
    });
    const database = await this.#opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error(`${this.#name}: the transaction was aborted`));
    });
  }
}

function openDatabase(name: string, onClose: () => void): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const databases = findDatabases();
    if (databases === undefined) throw new Error(`${name}: expected IndexedDB, found none`);
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('desks');
      request.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('event', 'event');
    };
    request.onerror = () => reject(request.error ?? new Error(`Could not open ${name}`));
    request.onsuccess = () => {
      const { result } = request;
      result.onversionchange = () => {
        result.close();
        onClose();
      };
      result.onclose = onClose;
      resolve(result);
    };
  });
  // The next call tries again.
  opening.catch(onClose);
  return opening;
}
