import { startOutboxSender } from '@/wiki/outbox/outboxSender';
import { retryWaiting } from '@/wiki/outbox/retryWaiting';
import { endOvertakenDecisions } from '@/wiki/proposals/overtaken';
import { sayLostEdits } from '@/wiki/proposals/lostEdits';
import { startKeepingOffline } from '@/wiki/listeners/keepOffline';
import { tableValues } from '@/lib/table';
import { whenOnline } from '@/lib/whenOnline';
import { heldIds } from '@/wiki/entities/heldIds';
import { startSessionListener } from '@/wiki/listeners/sessionListener';
import { ScopeManager } from '@/wiki/scopes/scopeManager';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { Client } from './client';

export function connectClient({ link }: Pick<Client, 'link'>): () => void {
  const { store, dispatch, loadCommand, surroundings } = link;
  const { backend, now, random, after, exclusively } = surroundings;
  const scopes = new ScopeManager({
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
  // Before the sender, which drops answered commands.
  const stopOvertaken = endOvertakenDecisions(store, dispatch);
  const stopLostEdits = sayLostEdits(store, dispatch);
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
  const stopOnline = whenOnline(scopes.retryNow);
  // Before the screens open scopes, which the kept ones may cover.
  const stopKeeping = startKeepingOffline(store, scopes.keep);
  const stopSports = scopes.follow({ kind: 'sports' });
  scopes.start();
  return () => {
    stopOnline();
    stopKeeping();
    stopSports();
    stopOvertaken();
    stopLostEdits();
    stopSender();
    stopSession();
    scopes.stop();
    link.stop();
  };
}
