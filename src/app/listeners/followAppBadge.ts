import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import type { AppStore } from '../client/store';

export function followAppBadge(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return () => undefined;
  let shown: number | undefined;
  const show = () => {
    const count = selectWaitingCount(store.getState());
    if (count === shown) return;
    shown = count;
    // Rejected if the app is not installed, so there is no icon.
    void navigator.setAppBadge(count).catch(() => undefined);
  };
  show();
  return store.subscribe(show);
}
