import { useEffect, useState } from 'react';
import type { UserId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { askTrust, type AskedTrust } from '@/wiki/trust/trustThunks';

interface Answer extends AskedTrust {
  /** Time of reading, epoch milliseconds. */
  readonly at: number;
}

/** The trust of an account; `undefined` until loaded, `unknown` if it cannot be read now. */
export function useTrust(uid: UserId): Answer | 'unknown' | undefined {
  const dispatch = useAppDispatch();
  const online = useOnline();
  const [known, setKnown] = useState<{ readonly uid: UserId; readonly answer: Answer | 'unknown' }>();
  useEffect(() => {
    let isShown = true;
    const tell = (answer: Answer | 'unknown') => isShown && setKnown({ uid, answer });
    dispatch(askTrust(uid)).then(
      (asked) => tell({ ...asked, at: Date.now() }),
      () => tell('unknown'),
    );
    return () => {
      isShown = false;
    };
    // Try again once the device is online.
  }, [dispatch, uid, online]);
  return known?.uid === uid ? known.answer : undefined;
}
