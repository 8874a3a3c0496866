import { expect, type Page } from '@playwright/test';

/** A page of Playwright, or of a browser that WebDriver drives. */
export type Evaluated = Pick<Page, 'evaluate'>;

export function stored(
  page: Evaluated,
  database: string,
  store: string,
): Promise<readonly [unknown, unknown][]> {
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

/** Waits until a record is on the device: a page shows it earlier, and leaving the page at once loses it. */
export const onDevice = (page: Evaluated, entity: 'event' | 'match' | 'player', id: string): Promise<void> =>
  expect
    .poll(async () => {
      const journal = await stored(page, 'armwiki-journal', 'journal');
      const entries = journal.flatMap(([, record]) => (record as { readonly entries: Entry[] }).entries);
      return JSON.stringify([
        entries.filter((entry) => entry.entity === entity),
        // Folded rows name records by numbers and list their ids beside them.
        await stored(page, 'armwiki', 'records'),
      ]);
    })
    .toContain(id);

/**
 * Waits until the hints of the device (preferences, drafts) contain this text: they are written a moment after the
 * screen.
 */
export const remembered = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => {
      const hints = JSON.stringify(await stored(page, 'armwiki-hints', 'hints'));
      // Nested JSON texts escape their quotes several times.
      return hints.replaceAll('\\', '');
    })
    .toContain(text);

/** Waits until a page has loaded the code of all pages ahead, as it does in idle time. */
export const codeLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('code-loaded').length), { timeout: 60_000 })
    .toBe(1);

interface Entry {
  readonly entity: string;
}

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
          // All keys are out of line, so pass them.
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

export const breakStorage = (page: Page, how: 'refuses' | 'never answers') =>
  page.addInitScript((way) => {
    const original = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')
      ?.value as IDBFactory['open'];
    IDBFactory.prototype.open = function (name, version) {
      if (!name.startsWith('armwiki')) return original.call(this, name, version);
      if (way === 'refuses') throw new DOMException('Storage is blocked', 'SecurityError');
      // A request of another class, which never settles.
      return Object.create(IDBOpenDBRequest.prototype, {
        onsuccess: { writable: true },
        onerror: { writable: true },
        onblocked: { writable: true },
        onupgradeneeded: { writable: true },
      }) as IDBOpenDBRequest;
    };
  }, how);

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
