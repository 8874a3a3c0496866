import { expect, type Page } from '@playwright/test';

/** The content of one object store of the device, by key. */
export function stored(page: Page, database: string, store: string): Promise<readonly [unknown, unknown][]> {
  return page.evaluate(
    ([name, of]) =>
      new Promise<[unknown, unknown][]>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(new Error(`${name} does not open`));
        request.onsuccess = () => {
          const { result } = request;
          const rows = result.transaction(of).objectStore(of);
          const keys = rows.getAllKeys();
          const values = rows.getAll();
          values.onsuccess = () => {
            resolve(keys.result.map((key, at): [unknown, unknown] => [key, values.result[at]]));
            result.close();
          };
        };
      }),
    [database, store] as const,
  );
}

/** Waits until a record is on the device: a page shows it before that, and one that is left at once stores it no more. */
export const onDevice = (page: Page, entity: 'event' | 'match' | 'player', id: string): Promise<void> =>
  expect
    .poll(async () => {
      const journal = await stored(page, 'armwiki-journal', 'journal');
      const entries = journal.flatMap(([, record]) => (record as { readonly entries: Entry[] }).entries);
      return JSON.stringify([
        entries.filter((entry) => entry.entity === entity),
        // Folded rows name records by numbers, their ids in lists beside them.
        await stored(page, 'armwiki', 'records'),
      ]);
    })
    .toContain(id);

/** Waits until the hints of the device (preferences, drafts) hold this text: they are written a moment after the screen. */
export const remembered = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => {
      const hints = JSON.stringify(await stored(page, 'armwiki-hints', 'hints'));
      // Text in text in text, whose quotes are escaped several times.
      return hints.replaceAll('\\', '');
    })
    .toContain(text);

interface Entry {
  readonly entity: string;
}

/** Puts something else in the place of what one object store of the device holds. */
export function overwrite(
  page: Page,
  database: string,
  store: string,
  rows: readonly (readonly [unknown, unknown])[],
): Promise<void> {
  return page.evaluate(
    ([name, of, entries]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(new Error(`${name} does not open`));
        request.onsuccess = () => {
          const { result } = request;
          const transaction = result.transaction(of, 'readwrite');
          const target = transaction.objectStore(of);
          // Out-of-line keys throughout, so each is given.
          for (const [key, value] of entries) target.put(value, key as IDBValidKey);
          transaction.onabort = () => reject(new Error(`${name} was not written`));
          transaction.oncomplete = () => {
            result.close();
            resolve();
          };
        };
      }),
    [database, store, rows] as const,
  );
}

/** From the next page on, opening the app's own databases fails in this way. */
export const breakStorage = (page: Page, how: 'refuses' | 'never answers') =>
  page.addInitScript((way) => {
    const original = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')
      ?.value as IDBFactory['open'];
    IDBFactory.prototype.open = function (name, version) {
      if (!name.startsWith('armwiki')) return original.call(this, name, version);
      if (way === 'refuses') throw new DOMException('Storage is blocked', 'SecurityError');
      // A request that is not the database's, and so never settles.
      return Object.create(IDBOpenDBRequest.prototype, {
        onsuccess: { writable: true },
        onerror: { writable: true },
        onblocked: { writable: true },
        onupgradeneeded: { writable: true },
      }) as IDBOpenDBRequest;
    };
  }, how);

/** From the next page on, the app's databases take nothing while `full` says so; `fill` decides it for the page shown. */
export async function limitDisk(page: Page): Promise<{ readonly fill: (full: boolean) => Promise<void> }> {
  await page.addInitScript(() => {
    Object.assign(window, { diskIsFull: true });
    for (const write of ['put', 'add'] as const) {
      const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, write)
        ?.value as IDBObjectStore['put'];
      IDBObjectStore.prototype[write] = function (value: unknown, key?: IDBValidKey) {
        const { diskIsFull } = window as unknown as { readonly diskIsFull: boolean };
        if (diskIsFull && this.transaction.db.name.startsWith('armwiki'))
          throw new DOMException('No space is left', 'QuotaExceededError');
        return key === undefined ? original.call(this, value) : original.call(this, value, key);
      };
    }
  });
  return {
    fill: (full) => page.evaluate((diskIsFull) => void Object.assign(window, { diskIsFull }), full),
  };
}
