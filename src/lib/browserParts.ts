/**
 * The parts of a browser that keep something or reach across tabs. A browser may lack each of them, or refuse it as soon as
 * it is touched: where a reader blocks site data, or in a frame or a private window. No other module names them
 * (`test/architecture/browserParts.test.ts`).
 *
 * Refusals that come later, such as a write for which there is no space, are for the user of the part to expect.
 */
function part<T>(read: () => T | null | undefined): T | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gone with the tab, or kept by the device. */
type Area = 'session' | 'local';
type Areas = Pick<Window, 'sessionStorage' | 'localStorage'>;

/** The text kept under a key; `undefined` if there is none, or none can be kept. */
export const readItem = (area: Area, key: string, page: Areas = globalThis) =>
  part(() => page[`${area}Storage`].getItem(key));

/** Keeps a text and says whether that worked. */
export const keepItem = (area: Area, key: string, text: string, page: Areas = globalThis): boolean =>
  part(() => {
    page[`${area}Storage`].setItem(key, text);
    return true;
  }) ?? false;

export const findDatabases = () => part(() => indexedDB);

export const findLocks = () => part(() => navigator.locks);

/** The browser's own account of its storage; old browsers have only some of its calls. */
export const findStorageManager = () => part((): Partial<StorageManager> => navigator.storage);

export const openChannel = (name: string) => part(() => new BroadcastChannel(name));

/** The navigator of a page that may have no workers. */
type Workers = { readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>> };

export const findWorkers = ({ navigator }: Workers = globalThis) => part(() => navigator.serviceWorker);

/** The registered worker, of which there may be none; never rejects. */
export async function findRegistration(page: Workers = globalThis) {
  try {
    return await findWorkers(page)?.getRegistration();
  } catch {
    return undefined;
  }
}
