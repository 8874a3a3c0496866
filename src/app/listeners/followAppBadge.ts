import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import type { AppStore } from '../client/store';

/** Shows on the installed app's icon how many changes wait, where the platform can. Returns the call that ends it. */
export function followAppBadge(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return () => undefined;
  let shown: number | undefined;
  const show = () => {
    const count = selectWaitingCount(store.getState());
    if (count === shown) return;
    shown = count;
    // Refused where the app is not installed, and then there is no icon to mark.
    void navigator.setAppBadge(count).catch(() => undefined);
  };
  show();
  return store.subscribe(show);
}
