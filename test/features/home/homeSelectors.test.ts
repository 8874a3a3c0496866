import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import {
  selectComingEventIds,
  selectLatestEventIds,
  selectMainMatchIds,
  selectNextEventId,
  selectRole,
} from '@/features/home/homeSelectors';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { CardOrder } from '@/model/matches/mainMatches';
import { event, matchOf } from '@test/support/factories';

const day = (text: string) => text as DateString;

function stateWith(...dates: readonly string[]) {
  const store = createStore(rootReducer);
  const docs = dates.map((date) => event(date, { date: day(date) }));
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs }));
  return store.getState();
}

test('an event of today is the next one until it has a result, and then the latest', () => {
  const store = createStore(rootReducer);
  const today = day('2025-01-02');
  const docs = ['2025-01-01', today, '2025-01-03', '2025-01-05'].map((date) =>
    event(date, { date: day(date) }),
  );
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs }));
  const roles = () => [
    selectNextEventId(store.getState(), today),
    ...selectLatestEventIds(store.getState(), today, 5),
  ];
  expect(roles()).toEqual([today, '2025-01-01']);
  const result = (score: number, of: 'W' | 'L') => ({ id: playerId(of), name: of, score, result: of });
  const decided = matchOf('m1', today, { player1: result(3, 'W'), player2: result(0, 'L') });
  store.dispatch(
    matchesSlice.actions.reset({ scope: 'matchesOfEvent/e1', docs: [decided, matchOf('m2', today)] }),
  );
  expect(roles()).toEqual(['2025-01-03', today, '2025-01-01']);
  expect(selectComingEventIds(store.getState(), today)).toEqual(['2025-01-03', '2025-01-05']);
});

test('an event of three days is the next one until it has a result, then on now until its last day is over', () => {
  const store = createStore(rootReducer);
  const docs = [
    event('meet', { date: day('2025-01-02'), endDate: day('2025-01-04') }),
    event('before', { date: day('2025-01-01') }),
    event('season', { date: day('2024-10-01'), endDate: day('2025-12-31') }),
  ];
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs }));
  const roles = (today: string) =>
    ['meet', 'before', 'season'].map((id) => selectRole(store.getState(), id, day(today)));
  expect(roles('2025-01-03')).toEqual(['next', 'latest', 'latest']);
  expect(selectNextEventId(store.getState(), day('2025-01-04'))).toBe('meet');
  expect(selectComingEventIds(store.getState(), day('2025-01-04'))).toEqual(['meet']);
  const result = (score: number, of: 'W' | 'L') => ({ id: playerId(of), name: of, score, result: of });
  const decided = matchOf('m1', 'meet', { player1: result(3, 'W'), player2: result(0, 'L') });
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfEvent/meet', docs: [decided] }));
  expect(roles('2025-01-02')).toEqual(['now', 'latest', 'latest']);
  expect(roles('2025-01-04')).toEqual(['now', 'latest', 'latest']);
  expect(roles('2025-01-05')).toEqual(['latest', 'latest', 'latest']);
  expect(selectNextEventId(store.getState(), day('2025-01-04'))).toBeUndefined();
  expect(selectLatestEventIds(store.getState(), day('2025-01-04'), 2)).toEqual(['meet', 'before']);
});

test('a cancelled event is neither the next nor a latest one, and stays among those that come', () => {
  const store = createStore(rootReducer);
  const docs = ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-05'].map((date) =>
    event(date, { date: day(date), ...(/0[23]$/.test(date) && { status: 'cancelled' }) }),
  );
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs }));
  const state = store.getState();
  expect(selectNextEventId(state, day('2025-01-02'))).toBe('2025-01-05');
  expect(selectLatestEventIds(state, day('2025-01-02'), 5)).toEqual(['2025-01-01']);
  expect(selectComingEventIds(state, day('2025-01-02'))).toEqual(['2025-01-03', '2025-01-05']);
});

test('without past events all are coming, without coming ones none', () => {
  const state = stateWith('2025-01-01');
  expect(selectComingEventIds(state, day('2024-01-01'))).toEqual(['2025-01-01']);
  expect(selectLatestEventIds(state, day('2024-01-01'), 5)).toEqual([]);
  expect(selectComingEventIds(state, day('2026-01-01'))).toEqual([]);
});

test('the main matches are those that are marked, then the last ones of the card, the very last first', () => {
  const store = createStore(rootReducer);
  const decided = (id: string, order: number, main?: true) =>
    matchOf(id, 'e1', {
      order,
      ...(main && { main }),
      player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' },
      player2: { id: playerId('bea'), name: 'Bea', score: 0, result: 'L' },
    });
  const open = (id: string, order: number) => matchOf(id, 'e1', { order });
  store.dispatch(
    matchesSlice.actions.reset({
      scope: 'matchesOfEvent/e1',
      docs: [decided('m1', 1, true), decided('m2', 2), decided('m3', 3), open('m4', 4), open('m5', 5)],
    }),
  );
  expect(selectMainMatchIds(store.getState(), 'e1', 'decided', 2)).toEqual(['m1', 'm3']);
  expect(selectMainMatchIds(store.getState(), 'e1', 'open', 9)).toEqual(['m5', 'm4']);
});

test('the main matches come from the end of the card that the event states', () => {
  const store = createStore(rootReducer);
  const docs = ['m1', 'm2', 'm3'].map((id, order) => matchOf(id, 'e1', { order }));
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfEvent/e1', docs }));
  const shownAs = (cardOrder: CardOrder) => {
    store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e1', { cardOrder })] }));
    return selectMainMatchIds(store.getState(), 'e1', 'open', 2);
  };
  expect(shownAs('mainFirst')).toEqual(['m1', 'm2']);
  expect(shownAs('mainLast')).toEqual(['m3', 'm2']);
});

test('of two events of today without results, one is the next one and both are coming', () => {
  const store = createStore(rootReducer);
  const today = day('2025-01-02');
  const docs = ['a', 'b'].map((id) => event(id, { date: today }));
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs }));
  const state = store.getState();
  expect(['a', 'b']).toContain(selectNextEventId(state, today));
  expect([...selectComingEventIds(state, today)].sort()).toEqual(['a', 'b']);
  expect(selectLatestEventIds(state, today, 2)).toEqual([]);
});
