/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { patienceMs } from '@/parts/scopes/useBriefly';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { screens } from '@test/support/screens';

const { store } = screens({});
const filling: ScopeStatus = { status: 'opening', share: 1 };
const look = (first: ScopeStatus | undefined, some = true) =>
  renderHook(
    ({ scope }) =>
      useReadiness([{ status: 'live' }, scope], { newest: some }, patienceMs.decision) === 'filling',
    {
      initialProps: { scope: first },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a first visit waits until the rest is there', () => {
  const { result, rerender } = look(filling);
  expect(result.current).toBe(true);
  rerender({ scope: { status: 'live' } });
  expect(result.current).toBe(false);
});

test('it does not wait long for a server that does not answer', () => {
  const { result } = look(filling);
  act(() => void jest.advanceTimersByTime(1_400));
  expect(result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(200));
  expect(result.current).toBe(false);
});

test.each([
  ['what an earlier visit left is shown at once', { status: 'opening' }, true],
  [
    'so is what there is when the stream breaks',
    { status: 'failed', error: { code: 'x', message: 'x' } },
    true,
  ],
  ['and without a single row there is nothing to keep back', filling, false],
] as const)('%s', (_what, scope, some) => {
  expect(look(scope, some).result.current).toBe(false);
});
