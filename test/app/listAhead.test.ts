import { startListingAhead } from '@/app/listAhead';
import { matchesSlice } from '@/features/wiki/entities/matchesSlice';
import { playersSlice } from '@/features/wiki/entities/playersSlice';
import { listAhead, selectMatchIdsOfPlayer } from '@/features/wiki/records/recordsSelectors';
import { playerId } from '@/model/ids';
import { matchOf, player } from '@test/support/factories';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';

const newStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  });

const matches = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    matchOf(`m${at}`, 'e1', {
      player1: { id: playerId('ann'), name: 'Ann' },
      player2: { id: playerId(`p${at}`), name: `P ${at}` },
      order: at,
    }),
  );

/** A browser whose idle times come when a test says so, each long enough for so many parts. */
function browser(parts: number) {
  const asked: IdleRequestCallback[] = [];
  return {
    requestIdleCallback: (callback: IdleRequestCallback) => asked.push(callback),
    setTimeout: () => {
      throw new Error('Expected idle time to be asked for');
    },
    asked,
    idle: () => {
      let left = parts;
      for (const callback of asked.splice(0))
        callback({ didTimeout: false, timeRemaining: () => ((left -= 1) > 0 ? 50 : 0) });
    },
  };
}

test('lists follow the rows in idle time, part by part, and rest when they are up to them', () => {
  const store = newStore();
  const page = browser(2);
  startListingAhead(page, store);
  page.idle();
  expect(page.asked).toHaveLength(0);
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(3_000) }));
  store.dispatch(playersSlice.actions.added({ scope: 'players', docs: [player('ann')] }));
  // One for both actions.
  expect(page.asked).toHaveLength(1);
  let times = 0;
  for (; page.asked.length > 0; times += 1) page.idle();
  expect(times).toBeGreaterThan(2);
  expect(listAhead(store.getState())).toBe(false);
  const ids = selectMatchIdsOfPlayer(store.getState(), 'ann');
  expect(ids).toHaveLength(3_000);
  expect(ids[0]).toBe('m2999');
});

test('a browser that does not tell when it is idle is asked for a part now and then', () => {
  const store = newStore();
  const later: (() => void)[] = [];
  startListingAhead({ setTimeout: ((run: () => void) => later.push(run)) as never }, store);
  const all = () => {
    let parts = 0;
    for (let part = later.shift(); part; part = later.shift(), parts += 1) part();
    return parts;
  };
  all();
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(1_500) }));
  expect(all()).toBeGreaterThan(1);
  expect(listAhead(store.getState())).toBe(false);
});
