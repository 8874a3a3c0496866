/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { page } from '@/features/moderation/queue/ModerationPage';
import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { moderator, rows, zoe } from './queueWorld';

const Address = () => <p>You are at {useLocation().pathname}</p>;

const keyed = (at = '/delta') => {
  const deltas = [
    delta('d1', { timestamp: 1_000 }),
    delta('d2', { timestamp: 1_100, field: 'date', value: '2024-01-01', base: '2023-05-06' }),
    { ...zoe, author: userId('somebody') },
  ];
  const world = screens({ ...rows, deltas }, moderator);
  world.show(
    <>
      <page.Component />
      <Address />
    </>,
    at,
  );
  return {
    ...world,
    names: () => screen.getAllByRole('article').map(({ id }) => id),
    focused: () => document.activeElement?.id,
  };
};

const receive = (world: ReturnType<typeof keyed>, doc: Delta) =>
  act(() => void world.store.dispatch(deltasSlice.actions.modified({ scope: 'queue', docs: [doc] })));

test('j and k walk through the queue, and a applies what has the focus and goes on', async () => {
  const world = keyed();
  await userEvent.keyboard('jj');
  expect(world.focused()).toBe('proposal-d2');
  await userEvent.keyboard('k');
  expect(world.focused()).toBe('proposal-d1');
  await userEvent.keyboard('a');
  await waitFor(() =>
    expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['d1'] })]),
  );
  expect(world.focused()).toBe('proposal-d2');
  expect(world.names()).toEqual(['proposal-d2', 'proposal-zoe']);
});

test('a decision answers its key first: what it sets off comes after the frame', async () => {
  const world = keyed();
  await userEvent.keyboard('j');
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(world.focused()).toBe('proposal-d2');
  expect(world.commands()).toEqual([]);
  await waitFor(() => expect(world.names()).toEqual(['proposal-d2', 'proposal-zoe']));
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'deleteDelta', deltaId: 'd1' })]);
});

test('a rejection that is given up leaves the focus on its proposal, and Enter opens it', async () => {
  const world = keyed();
  await userEvent.keyboard('jjr');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(world.focused()).toBe('proposal-d2'));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('You are at /delta/d2');
});

test.each(['u', 'the button'])(
  'a decision undone with %s brings the focus back to its proposal',
  async (way) => {
    const world = keyed();
    await userEvent.keyboard('jd');
    await waitFor(() => expect(world.names()).toEqual(['proposal-d2', 'proposal-zoe']));
    if (way === 'u') await userEvent.keyboard('u');
    else await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(world.names()).toHaveLength(3));
    await waitFor(() => expect(world.focused()).toBe('proposal-d1'));
  },
);

test('what is decided is the version that was seen when the key was pressed', async () => {
  const world = keyed();
  await userEvent.keyboard('j');
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(async () => {});
  const changed = delta('d1', { timestamp: 1_500, value: 'Worse' });
  receive(world, changed);
  await waitFor(() => expect(world.commands()).toHaveLength(1));
  expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['d1'], seen: { d1: 1_000 } })]);
});

test('a key that is pressed twice, or held, decides about each proposal once, and u undoes the last', async () => {
  const world = keyed();
  await userEvent.keyboard('jjj');
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
  press('d');
  press('d', { repeat: true });
  // From the last of the list back to the one before it: the first has not left yet.
  expect(world.focused()).toBe('proposal-d2');
  for (let again = 0; again < 4; again += 1) press('d');
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
  expect(world.commands().map((body) => 'deltaId' in body && body.deltaId)).toEqual(['zoe', 'd2', 'd1']);
  press('u');
  await waitFor(() => expect(world.names()).toHaveLength(3));
  press('j');
  press('d');
  press('u');
  expect(world.commands()).toEqual([]);
});

test('a page that is left queues what it has answered', async () => {
  const world = keyed();
  await userEvent.keyboard('j');
  fireEvent.keyDown(document.body, { key: 'd' });
  fireEvent(window, new Event('pagehide'));
  expect(world.commands()).toHaveLength(1);
});

test('where the proposal under the cursor goes, the next one is what stood after it', async () => {
  const world = keyed();
  await userEvent.keyboard('jj');
  receive(world, delta('d2', { status: 'rejected', timestamp: 1_100 }));
  await waitFor(() => expect(world.names()).toEqual(['proposal-d1', 'proposal-zoe']));
  await userEvent.keyboard('j');
  expect(world.focused()).toBe('proposal-zoe');
});

test('o opens what has the focus, and closes it', async () => {
  const world = keyed();
  await userEvent.keyboard('jo');
  expect(await screen.findAllByRole('table')).toHaveLength(1);
  expect(world.focused()).toBe('proposal-d1');
  await userEvent.keyboard('o');
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test('x selects, Shift+X up to here, d deletes them, and u undoes all that was decided at once', async () => {
  const world = keyed();
  await userEvent.keyboard('jxjj');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  expect(screen.getByText('3 of 3 selected')).toBeTruthy();
  await userEvent.keyboard('d');
  await waitFor(() =>
    expect(world.commands().map(({ kind }) => kind)).toEqual(['deleteDelta', 'deleteDelta', 'deleteDelta']),
  );
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await userEvent.keyboard('u');
  expect(world.commands()).toEqual([]);
  expect(world.names()).toHaveLength(3);
});

test('r asks for a reason, where the keys are only letters; a common one can be changed before it is sent', async () => {
  const world = keyed();
  await userEvent.keyboard('jr');
  await userEvent.selectOptions(screen.getByLabelText('Common reasons'), 'Our sources say otherwise.');
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
  await userEvent.type(reason, ' See j, a and d.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      kind: 'rejectDelta',
      deltaId: 'd1',
      reason: 'Our sources say otherwise. See j, a and d.',
    }),
  ]);
});

test('? shows what the keys do', async () => {
  keyed();
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard' }).textContent).toContain('Undo the last decision');
});

test('the address filters and groups, and a group is selected as a whole', async () => {
  const world = keyed('/delta?group=author&collection=event');
  expect(world.names()).toEqual(['proposal-d1', 'proposal-d2']);
  await userEvent.click(screen.getByLabelText('Select all 2 proposals'));
  await userEvent.keyboard('a');
  await waitFor(() =>
    expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['d1', 'd2'] })]),
  );
  expect(screen.getByText('No proposals match these filters')).toBeTruthy();
});
