import { useEffect, useState } from 'react';
import type { PublishedStatus } from '@/model/published/publishedStatus';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';

export type StatusShown =
  | { readonly kind: 'asked' | 'offline' | 'failed' }
  | { readonly kind: 'known'; readonly status: PublishedStatus };

const readStatus =
  (signal: AbortSignal): AppThunk<Promise<PublishedStatus>> =>
  async (_dispatch, _getState, { copies }) => {
    const [status, queue] = await Promise.all([copies.status(signal), copies.queue(signal)]);
    return { ...status, queue };
  };

export function useStatus(): { readonly shown: StatusShown; readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const online = useOnline();
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<StatusShown>({ kind: 'asked' });
  useEffect(() => {
    if (!online) return undefined;
    const visit = new AbortController();
    dispatch(readStatus(visit.signal)).then(
      (status) => visit.signal.aborted || setShown({ kind: 'known', status }),
      (error: unknown) => {
        if (visit.signal.aborted) return;
        console.warn(error);
        setShown((before) => (before.kind === 'known' ? before : { kind: 'failed' }));
      },
    );
    return () => visit.abort();
  }, [dispatch, online, tries]);
  return {
    // A status loaded before going offline stays.
    shown: online || shown.kind === 'known' ? shown : { kind: 'offline' },
    retry: () => {
      setShown({ kind: 'asked' });
      setTries(tries + 1);
    },
  };
}

export const pageVersion =
  (): AppThunk<string> =>
  (_dispatch, _getState, { version }) =>
    version;
