/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { followBudget } from '@/app/listeners/followBudget';
import { rootReducer } from '@/app/client/rootReducer';
import type { AppStore } from '@/app/client/store';
import type { BudgetStage } from '@/model/operating/budget';
import { roleRemembered } from '@/wiki/session/sessionSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function page(role?: 'member') {
  const store = configureStore({ reducer: rootReducer }) as unknown as AppStore;
  if (role) store.dispatch(roleRemembered(role));
  let changed: (stage: BudgetStage) => void = () => undefined;
  let stage: BudgetStage = 0;
  const ask = jest.fn(async (): Promise<BudgetStage> => 0);
  followBudget(store, { ask, known: () => stage, listen: (listener) => void (changed = listener) });
  const shown = () => store.getState().notices.notices.map(({ message }) => JSON.stringify(message));
  const becomes = (next: BudgetStage) => {
    stage = next;
    changed(next);
  };
  return {
    ask,
    shown,
    becomes,
    isNow: (known: 'member' | 'visitor') => store.dispatch(roleRemembered(known)),
  };
}

test('a reader is told from stage 2 on what there is not, and no more when there is room', () => {
  const { shown, becomes } = page();
  becomes(1);
  expect(shown()).toEqual([]);
  becomes(2);
  expect(shown()).toEqual([expect.stringContaining('published')]);
  becomes(3);
  expect(shown()).toEqual([expect.stringContaining('noEdits')]);
  becomes(0);
  expect(shown()).toEqual([]);
});

test('whoever has an account is told when edits wait', () => {
  const { shown, becomes } = page('member');
  becomes(2);
  expect(shown()).toEqual([]);
  becomes(3);
  expect(shown()).toEqual([expect.stringContaining('noEdits')]);
});

test('who signs in is told no more of what visitors go without, and who signs out is', () => {
  const { shown, becomes, isNow } = page();
  becomes(2);
  isNow('member');
  expect(shown()).toEqual([]);
  isNow('visitor');
  expect(shown()).toEqual([expect.stringContaining('published')]);
});

test('a page that is looked at asks every ten minutes', () => {
  const { ask } = page();
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
