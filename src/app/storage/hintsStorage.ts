import type { Storage } from 'redux-persist';
import { onceLoaded } from '@/lib/onceLoaded';

export function hintsStorage(): Storage {
  const opened = onceLoaded(async () => {
    const { default: localforage } = await import(/* webpackChunkName: "local-rows" */ 'localforage');
    return localforage.createInstance({ name: 'armwiki-hints', storeName: 'hints' });
  });
  return {
    getItem: async (key: string): Promise<unknown> => (await opened()).getItem(key),
    setItem: async (key: string, value: unknown) => (await opened()).setItem(key, value),
    removeItem: async (key: string) => (await opened()).removeItem(key),
  };
}
