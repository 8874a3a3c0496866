/**
 * Parts of a browser that store data or reach other tabs. Each may be missing, or throw on access: if the
 * user blocks site data, in a frame, or in a private window. No other module names them
 * (`test/architecture/browserParts.test.ts`).
 *
 * Callers must handle later failures, such as a write without space.
 */
function part<T>(read: () => T | null | undefined): T | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

type Area = 'session' | 'local';
type Areas = Pick<Window, 'sessionStorage' | 'localStorage'>;

/** `undefined` if there is none or storage is unavailable. */
export const readItem = (area: Area, key: string, page: Areas = globalThis) =>
  part(() => page[`${area}Storage`].getItem(key));

/** Returns whether it worked. */
export const keepItem = (area: Area, key: string, text: string, page: Areas = globalThis): boolean =>
  part(() => {
    page[`${area}Storage`].setItem(key, text);
    return true;
  }) ?? false;

export const findDatabases = () => part(() => indexedDB);

export const findLocks = () => part(() => navigator.locks);

/** Partial, because older browsers lack some methods. */
export const findStorageManager = () => part((): Partial<StorageManager> => navigator.storage);

export const openChannel = (name: string) => part(() => new BroadcastChannel(name));

type Workers = { readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>> };

export const findWorkers = ({ navigator }: Workers = globalThis) => part(() => navigator.serviceWorker);

export async function findRegistration(page: Workers = globalThis) {
  try {
    return await findWorkers(page)?.getRegistration();
  } catch {
    return undefined;
  }
}
