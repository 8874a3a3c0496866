import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { findStorageManager } from '@/lib/browserParts';
import type { AppStore } from '../client/store';

/**
 * Asks the browser, at the first edit that waits, not to clear what is stored when space runs out. What it answers
 * changes nothing here; the outbox page tells a refusal. Returns the call that ends the waiting.
 */
export function keepStorage(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  // Missing in older browsers and on pages that are not secure.
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
