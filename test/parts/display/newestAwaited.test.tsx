/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRestAwaited } from '@/parts/lists/useRestAwaited';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';

const filling: ScopeStatus = { status: 'opening', share: 1 };
const look = (first: ScopeStatus | undefined, some = true) =>
  renderHook(({ scope }) => useRestAwaited([{ status: 'live' }, scope], some), {
    initialProps: { scope: first },
  });

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
