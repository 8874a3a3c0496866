import type { Extra } from '@/app/client/extra';
import { startPrebuildingLists } from '@/app/listeners/prebuildLists';
import type { AppDispatch } from '@/app/client/store';
import type { RatingsWorker } from '@/backend/ratingsWorker';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { prebuildLists, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectRatedRows } from '@/wiki/ratings/ratedRows';
import { Ratings } from '@/wiki/ratings/ratings';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { playerId } from '@/model/ids';
import { matchOf, player } from '@test/support/factories';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';

function newStore(asked?: (...question: Parameters<RatingsWorker['ask']>) => void) {
  const worker: RatingsWorker = {
    change: () => undefined,
    ask: (...question) => {
      asked?.(...question);
      return new Promise(() => undefined);
    },
    stop: () => undefined,
  };
  const ratings = new Ratings({
    start: () => worker,
    rows: () => selectRatedRows(store.getState()),
    restored: async () => undefined,
    pause: async () => undefined,
  });
  const extra: Pick<Extra, 'ratings'> = { ratings };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }),
  });
  return store as typeof store & { readonly dispatch: AppDispatch };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

const matches = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    matchOf(`m${at}`, 'e1', {
      player1: { id: playerId('ann'), name: 'Ann' },
      player2: { id: playerId(`p${at}`), name: `P ${at}` },
      order: at,
    }),
  );

/** A browser whose idle times a test triggers, each long enough for `parts` parts of a millisecond. */
function browser(parts: number) {
  const asked: IdleRequestCallback[] = [];
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  let time = 0;
  return {
    asked,
    timers,
    performance: { now: () => (time += 0.5) },
    requestIdleCallback: (callback: IdleRequestCallback) => asked.push(callback),
    setTimeout: ((run: () => void, ms: number) => timers.push({ at: time + ms, run })) as never,
    idle: () => {
      let left = parts;
      for (const callback of asked.splice(0))
        callback({ didTimeout: false, timeRemaining: () => ((left -= 1) > 0 ? 50 : 0) });
    },
    pass: (ms: number) => {
      time += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= time) timer.run();
        else timers.push(timer);
      }
    },
  };
}

test('lists follow the rows in idle time, part by part, and rest when they are up to them', () => {
  const store = newStore();
  const page = browser(2);
  startPrebuildingLists(page, store);
  page.idle();
  expect(page.asked).toHaveLength(0);
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(3_000) }));
  store.dispatch(playersSlice.actions.added({ scope: 'players', docs: [player('ann')] }));
  page.pass(400);
  expect(page.asked).toHaveLength(1);
  let times = 0;
  for (; page.asked.length > 0; times += 1) page.idle();
  expect(times).toBeGreaterThan(2);
  expect(prebuildLists(store.getState())).toBe(false);
  const ids = selectMatchIdsOfPlayer(store.getState(), 'ann');
  expect(ids).toHaveLength(3_000);
  expect(ids[0]).toBe('m2999');
});

test('rows that keep coming are waited for, and what else changes is not', () => {
  const store = newStore();
  const page = browser(100);
  startPrebuildingLists(page, store);
  page.idle();
  for (let part = 0; part < 3; part += 1) {
    const docs = [player(`p${part}`)];
    store.dispatch(playersSlice.actions.added({ scope: 'players', docs }));
    page.pass(200);
    expect(page.asked).toHaveLength(0);
  }
  store.dispatch({ type: 'something else' });
  page.pass(200);
  expect(page.asked).toHaveLength(1);
  page.idle();
  expect(prebuildLists(store.getState())).toBe(false);
});

test('however long the browser has nothing to do, no more than some milliseconds are taken at once', () => {
  const store = newStore();
  const page = browser(1_000);
  startPrebuildingLists(page, store);
  page.idle();
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(40_000) }));
  page.pass(400);
  page.idle();
  expect(page.asked).toHaveLength(1);
  expect(prebuildLists(store.getState())).toBe(true);
});

test('ratings are asked for once, after the lists, and not of the few records of a first visit', async () => {
  const asked: unknown[] = [];
  const store = newStore((kind, question) => asked.push([kind, question]));
  const page = browser(1_000);
  const rest = async () => {
    page.pass(400);
    while (page.asked.length > 0) page.idle();
    await turn();
  };
  startPrebuildingLists(page, store);
  await rest();
  store.dispatch(scopesSlice.actions.onlyFirst(true));
  store.dispatch(matchesSlice.actions.added({ scope: 'first', docs: matches(10) }));
  await rest();
  expect(asked).toEqual([]);
  store.dispatch(scopesSlice.actions.onlyFirst(false));
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(3_000) }));
  await rest();
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(3_001) }));
  await rest();
  expect(asked).toEqual([['board', expect.objectContaining({ sport: 'armw', gender: 'M' })]]);
});

test('a browser that does not tell when it is idle is asked for a part now and then', () => {
  const store = newStore();
  const { requestIdleCallback: _, ...page } = browser(0);
  startPrebuildingLists(page, store);
  page.pass(400);
  store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: matches(1_500) }));
  let parts = 0;
  for (; page.timers.length > 0; parts += 1) page.pass(400);
  expect(parts).toBeGreaterThan(1);
  expect(prebuildLists(store.getState())).toBe(false);
});
