import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { findStorageManager } from '@/lib/browserParts';
import type { AppStore } from '../client/store';

/**
 * At the first waiting edit, asks the browser not to clear the storage when space runs out. The outbox page
 * shows a refusal. Returns the function that stops it.
 */
export function keepStorage(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  // Missing in older browsers and on insecure pages.
  const storage = findStorageManager();
  if (storage?.persist === undefined) return () => undefined;
  const ask = () => {
    if (selectWaitingCount(store.getState()) === 0) return;
    stop();
    void storage.persist?.().catch((error: unknown) => console.warn('Storage may be cleared', error));
  };
  const stop = store.subscribe(ask);
  ask();
  return stop;
}
