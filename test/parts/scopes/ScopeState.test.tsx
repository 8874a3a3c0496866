/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { storageActions } from '@/wiki/storage/storageSlice';
import { screens } from '@test/support/screens';

function look(stored: 'match' | undefined) {
  const world = screens({});
  world.store.dispatch(storageActions.rowsAwaited(['player', 'match']));
  world.show(
    <ScopeState scopes={[]} stored={stored} empty={false} what="matches" nothing="none">
      a match
    </ScopeState>,
  );
  return {
    back: (entity: 'player' | 'match') =>
      act(() => void world.store.dispatch(storageActions.rowsBack(entity))),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what would come in parts is shown once all the device has of it is back', () => {
  const { back } = look('match');
  back('player');
  expect([screen.queryByText('a match'), screen.queryByRole('status')]).toEqual([null, expect.anything()]);
  back('match');
  expect(screen.getByText('a match')).toBeTruthy();
});

test('what is whole from the start is shown at once', () => {
  look(undefined);
  expect(screen.getByText('a match')).toBeTruthy();
});

test('storage that falls silent keeps nobody from what is here', () => {
  look('match');
  act(() => void jest.advanceTimersByTime(5_000));
  expect(screen.getByText('a match')).toBeTruthy();
});
