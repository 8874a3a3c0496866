import { BackendError } from '@/backend/errors';
import type { Account, FakeServer } from './fakeServer';

/** Delivers what `read` gives to a moderator, now and after each change, until the role is gone. */
export function followForModerators<T>(
  server: FakeServer,
  account: () => Account | undefined,
  read: () => T,
  next: (value: T) => void,
  fail: (error: BackendError) => void,
): () => void {
  let ended = false;
  const tell = () => {
    if (ended) return;
    if (account()?.moderator) return next(read());
    ended = true;
    fail(new BackendError('permission-denied', 'This is for moderators'));
  };
  const stop = server.listen(tell);
  queueMicrotask(tell);
  return () => {
    ended = true;
    stop();
  };
}
