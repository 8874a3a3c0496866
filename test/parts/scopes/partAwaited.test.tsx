/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { rootReducer } from '@/app/client/rootReducer';
import { scopesSlice, type ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';

const wide = 'matchesOfSport/armw';
const { opened, filled, answered } = scopesSlice.actions;

function look(scope: ScopeStatus | undefined) {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(opened({ scope: wide }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result, rerender } = renderHook(({ of }) => isPending(useReadiness([of], { whole: true }), true), {
    wrapper,
    initialProps: { of: scope },
  });
  return {
    result,
    rerender,
    tell: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
  };
}
const fill = (share: number) => filled({ scope: wide, share });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('while the copy comes in, what a scope has is awaited until its own answer', () => {
  const { result, rerender, tell } = look({ status: 'opening' });
  expect(result.current).toBe(false);
  tell(fill(0.2));
  expect(result.current).toBe(true);
  rerender({ of: { status: 'live' } });
  expect(result.current).toBe(false);
});

test('or until the copy is whole, or for five seconds', () => {
  const whole = look({ status: 'opening' });
  whole.tell(fill(0.2));
  whole.tell(answered({ scope: wide }));
  expect(whole.result.current).toBe(false);
  const slow = look({ status: 'opening' });
  slow.tell(fill(0.2));
  act(() => void jest.advanceTimersByTime(4_900));
  expect(slow.result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(200));
  expect(slow.result.current).toBe(false);
});

test('what the device has whole, and what came with the page, is shown at once', () => {
  const kept = look({ status: 'opening', complete: true });
  kept.tell(fill(0.2));
  expect(kept.result.current).toBe(false);
  const given = look({ status: 'opening' });
  given.tell(scopesSlice.actions.onlyFirst(true));
  given.tell(fill(0.2));
  expect(given.result.current).toBe(false);
});
