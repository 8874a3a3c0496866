import { startOutboxSender } from '@/wiki/outbox/outboxSender';
import { retryWaiting } from '@/wiki/outbox/retryWaiting';
import { startKeepingOffline } from '@/wiki/listeners/keepOffline';
import { whenOnline } from '@/wiki/scopes/whenOnline';
import { startSessionListener } from '@/wiki/listeners/sessionListener';
import type { Client } from './client';

/**
 * Begins to talk to the backend: session, outbox and scopes. Returns the call that ends it, and all else that the client
 * does. Its code comes with that of the backend, without which it would have nobody to talk to.
 */
export function connectClient({ link }: Pick<Client, 'link'>): () => void {
  const { ledger, scopes, dispatch, loadCommand, surroundings } = link;
  const { backend, now, random, after, exclusively } = surroundings;
  const stopSession = startSessionListener({
    backend,
    scopes,
    dispatch,
    // From the ledger, since what the devtools show may be the past.
    heldScopes: () =>
      Object.entries(ledger.read().deltas.held).flatMap(([scope, { size }]) => (size > 0 ? [scope] : [])),
  });
  retryWaiting(ledger, dispatch);
  const stopSender = startOutboxSender({
    backend,
    ledger,
    now,
    random,
    after,
    exclusively,
    hold: scopes.hold,
    whenOnline,
    loadCommand,
    dispatch,
  });
  const stopOnline = whenOnline(() => {
    scopes.retryNow();
    retryWaiting(ledger, dispatch);
  });
  // Before the screens' scopes are opened, which what is kept may cover.
  const stopKeeping = startKeepingOffline(ledger, scopes.keep);
  scopes.start();
  return () => {
    stopOnline();
    stopKeeping();
    stopSender();
    stopSession();
    scopes.stop();
    link.stop();
  };
}
