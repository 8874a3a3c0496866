import { startOutboxSender } from '@/wiki/outbox/outboxSender';
import { retryWaiting } from '@/wiki/outbox/retryWaiting';
import { endOvertakenDecisions } from '@/wiki/proposals/overtaken';
import { startKeepingOffline } from '@/wiki/listeners/keepOffline';
import { tableValues } from '@/lib/table';
import { whenOnline } from '@/lib/whenOnline';
import { heldIds } from '@/wiki/entities/heldIds';
import { startSessionListener } from '@/wiki/listeners/sessionListener';
import { createScopeManager } from '@/wiki/scopes/scopeManager';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { Client } from './client';

/**
 * Begins to talk to the backend: session, outbox and scopes. Returns the call that ends it, and all else that the client
 * does. Its code comes with that of the backend, without which it would have nobody to talk to.
 */
export function connectClient({ link }: Pick<Client, 'link'>): () => void {
  const { store, dispatch, loadCommand, surroundings } = link;
  const { backend, now, random, after, exclusively } = surroundings;
  const scopes = createScopeManager({
    backend,
    random,
    dispatch,
    mark: link.mark,
    forget: link.forget,
    held: (scope) => heldIds(store.getState(), scope),
    deltas: () => tableValues(store.getState().deltas.rows),
    sports: () => selectSports(store.getState()).map(({ id }) => id),
    report: (message) => console.error(message),
  });
  link.scopes.handTo(scopes);
  const stopSession = startSessionListener({
    backend,
    scopes,
    dispatch,
    scopesWithRows: () =>
      Object.entries(store.getState().deltas.held).flatMap(([scope, { size }]) => (size > 0 ? [scope] : [])),
  });
  retryWaiting(store, dispatch);
  // Before the sender, which forgets what has an answer.
  const stopOvertaken = endOvertakenDecisions(store, dispatch);
  const stopSender = startOutboxSender({
    backend,
    store,
    now,
    random,
    after,
    exclusively,
    hold: scopes.follow,
    whenOnline,
    loadCommand,
    dispatch,
  });
  const stopOnline = whenOnline(() => {
    scopes.retryNow();
    retryWaiting(store, dispatch);
  });
  // Before the screens' scopes are opened, which what is kept may cover.
  const stopKeeping = startKeepingOffline(store, scopes.keep);
  // Every screen names things by them.
  const stopSports = scopes.follow({ kind: 'sports' });
  scopes.start();
  return () => {
    stopOnline();
    stopKeeping();
    stopSports();
    stopOvertaken();
    stopSender();
    stopSession();
    scopes.stop();
    link.stop();
  };
}
