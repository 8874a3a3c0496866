import { useSyncExternalStore } from 'react';
import { whenOnline } from '@/lib/whenOnline';

/** Whether the browser believes it is online. "No" is always right; "yes" may be wrong. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(listener: () => void): () => void {
  const stopOnline = whenOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    stopOnline();
    window.removeEventListener('offline', listener);
  };
}
