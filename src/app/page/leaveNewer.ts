import type { Storage } from 'redux-persist';
import * as v from 'valibot';
import { NewerRowsError } from '@/backend/rows';
import { rowsVersion } from '@/device/base/version';

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

// redux-persist stores each part as JSON inside JSON.
const ofVersion = json(v.object({ _persist: json(v.object({ version: v.number() })) }));

/**
 * Storage for redux-persist that never overwrites what a later version of the app has stored; such a write
 * rejects with a `NewerRowsError`. Checks before each write, because another tab may meanwhile run that
 * version.
 */
export function leaveNewer(storage: Storage): Storage {
  async function unlessNewer(key: string, write: () => unknown): Promise<void> {
    const found = v.safeParse(ofVersion, await storage.getItem(key));
    const version = found.success ? found.output._persist.version : rowsVersion;
    if (version > rowsVersion)
      throw new NewerRowsError(`${key}: expected version ${rowsVersion}, found ${version}`);
    await write();
  }
  return {
    getItem: (key: string): unknown => storage.getItem(key),
    setItem: (key: string, value: unknown) => unlessNewer(key, (): unknown => storage.setItem(key, value)),
    removeItem: (key: string) => unlessNewer(key, (): unknown => storage.removeItem(key)),
  };
}
