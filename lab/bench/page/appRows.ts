import { configureStore } from '@reduxjs/toolkit';
import { firstScreen } from '@/device/rows/firstScreen';
import { createLocalRows } from '@/device/rows/localRows';
import { createRowsPersistence } from '@/device/rows/persistRows';
import { rootReducer } from '@/app/client/rootReducer';
import { snapshotActions } from '@/wiki/entities/snapshotActions';
import type { Snapshot } from '@/backend/snapshot';
import type { Data } from './data';
import { bare, scope as matchesScope } from './store';

const page = 4_000;

export async function fillApp({ events, players, matches }: Data): Promise<void> {
  const rows = createLocalRows('armwiki');
  const persistence = createRowsPersistence({
    rows,
    report: (error) => {
      throw new Error(String(error));
    },
    first: () => firstScreen(store.getState(), Date.now()),
  });
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (get) => get(bare).concat(persistence.middleware),
  });
  const now = Date.now();
  const fill = (scope: string, docs: readonly { readonly updatedAt: number }[], of: Snapshot['entity']) => {
    const watermark = docs.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0);
    for (let at = 0; at < docs.length; at += page) {
      const events = [{ kind: 'added', docs: docs.slice(at, at + page) }];
      // Only the last page completes the set. All documents of a snapshot are of one kind.
      const mark = at + page < docs.length ? {} : { watermark, checkedAt: now };
      for (const action of snapshotActions(scope, { entity: of, events, ...mark } as unknown as Snapshot))
        store.dispatch(action);
    }
  };
  fill('events', events, 'event');
  fill('players', players, 'player');
  fill(matchesScope, matches, 'match');
  await persistence.flush();
  await rows.fold(() => firstScreen(store.getState(), Date.now()));
}
