import { useSyncExternalStore } from 'react';
import { whenOnline } from '@/lib/whenOnline';

/** Tells whether the browser believes to have a network; it may be wrong in saying yes, never in saying no. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(listener: () => void): () => void {
  const stopOnline = whenOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    stopOnline();
    window.removeEventListener('offline', listener);
  };
}
