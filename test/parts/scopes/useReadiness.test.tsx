/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { rootReducer } from '@/app/client/rootReducer';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { storageActions } from '@/wiki/storage/storageSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function look() {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(storageActions.rowsAwaited(['match']));
  store.dispatch(scopesSlice.actions.filled({ scope: 'matchesOfSport/armw', share: 0.2 }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const wants = { stored: 'match', whole: true } as const;
  const { result } = renderHook(() => useReadiness([{ status: 'opening' }], wants), { wrapper });
  return {
    result,
    back: () => act(() => void store.dispatch(storageActions.rowsBack('match'))),
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
  };
}

test('storage and copy are waited for at the same time, and for five seconds', () => {
  const { result, pass } = look();
  pass(4_900);
  expect(result.current).toBe('restoring');
  pass(200);
  expect(result.current).toBe('opening');
});

test('a copy that comes in while rows come back has no more time after them', () => {
  const { result, back, pass } = look();
  pass(4_000);
  back();
  expect(result.current).toBe('filling');
  pass(1_100);
  expect(result.current).toBe('opening');
});
