import { useEffect, useState } from 'react';
import type { UserId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { askTrust, type AskedTrust } from '@/wiki/trust/trustThunks';

/** An answer, and its time, in epoch milliseconds. */
interface Answer extends AskedTrust {
  readonly at: number;
}

/** The trust that an account has earned; `undefined` until it is known, `unknown` where it cannot be asked now. */
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
    // Asked again once there is a network.
  }, [dispatch, uid, online]);
  return known?.uid === uid ? known.answer : undefined;
}
