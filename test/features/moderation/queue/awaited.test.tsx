/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A queue of two. The record of the second is still loading. */
function queue() {
  const deltas = [delta('here', { timestamp: 1_000 }), delta('away', { docId: 'e2', timestamp: 1_100 })];
  const world = screens({ events: [event('e1')], deltas }, { uid: 'mod', moderator: true });
  world.store.dispatch(scopesSlice.actions.opened({ scope: 'events' }));
  world.show(<page.Component />);
  return { ...world, said: () => world.state().notices.notices.map(({ id }) => id) };
}

test.each(['a', 'r', 'd'])(
  '%s decides nothing about a record that is still on its way, and says so',
  async (key) => {
    const { commands, said, store } = queue();
    await user.keyboard('jj');
    expect(document.activeElement?.id).toBe('proposal-away');
    await user.keyboard(key);
    expect(said()).toEqual(['moderation/awaited']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.id).toBe('proposal-away');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(commands()).toEqual([]);

    act(() => void store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
    fireEvent.keyDown(document.body, { key: 'd' });
    await waitFor(() => expect(commands()).toEqual([expect.objectContaining({ deltaId: 'away' })]));
  },
);

test('what stands below the queue waits for it too', () => {
  const { store } = queue();
  const waiting = () => document.querySelectorAll('[data-waits="near"] > [data-busy]');
  expect(waiting()).toHaveLength(1);
  act(() => void store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
  expect(waiting()).toHaveLength(0);
});

test('nor does it about others that are chosen with it', async () => {
  const { commands, said } = queue();
  await user.click(screen.getByLabelText('All'));
  await user.keyboard('a');
  expect(said()).toEqual(['moderation/awaited']);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(commands()).toEqual([]);
});

test('one whose record is here is decided meanwhile', async () => {
  const { commands, said } = queue();
  await user.keyboard('ja');
  await waitFor(() => expect(commands()).toEqual([expect.objectContaining({ deltaIds: ['here'] })]));
  expect(said()).toEqual([]);
});
