/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { delta, event, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = { events: [event('e1', { updatedAt: 7 })], players: [player('ann', { name: 'Ann' })] };

test('a moderator changes a value before applying it, knowing what the wiki says', async () => {
  const world = screens({ ...rows, deltas: [delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change and apply…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Now in the wiki: Event e1')).toBeTruthy();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  expect(dialog.getByRole('button', { name: 'Apply' }).hasAttribute('disabled')).toBe(true);
  await userEvent.type(name, 'The right name');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([
      expect.objectContaining({
        kind: 'applyDeltas',
        deltaIds: ['d1'],
        seen: { d1: 1_000 },
        amend: { d1: 'The right name' },
      }),
    ]),
  );
});

test('what its author changes while a moderator does is not applied unseen', async () => {
  const world = screens({ ...rows, deltas: [delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change and apply…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const changed = delta('d1', { value: 'Other', timestamp: 2_000 });
  act(() => {
    world.store.dispatch(deltasSlice.actions.modified({ scope: 'queue', docs: [changed] }));
  });
  expect(dialog.getByText(/^It was changed or decided in the meantime/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Apply' }).hasAttribute('disabled')).toBe(true);
});

test('a moderator applies some fields of a proposal, once at least one is chosen', async () => {
  const whole = delta('d1', {
    field: '',
    value: { name: 'N', location: 'Dubai' },
    base: { name: 'Event e1', location: null },
  });
  const world = screens({ ...rows, deltas: [whole] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change, or apply in part…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [name, location] = ['Apply Name', 'Apply Place'].map((label) =>
    dialog.getByRole('checkbox', { name: label }),
  );
  await userEvent.click(name!);
  await userEvent.click(location!);
  expect(dialog.getByText('Choose at least one field.')).toBeTruthy();
  await userEvent.click(location!);
  expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([
      expect.objectContaining({ kind: 'applyDeltas', amend: { d1: { location: 'Dubai' } } }),
    ]),
  );
});

test('a deletion has no value to change', async () => {
  const deletion = delta('d1', { field: '', value: null, note: 'Twice' });
  screens({ ...rows, deltas: [deletion] }, moderator).show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await screen.findByRole('button', { name: 'Author…' });
  expect(screen.queryByRole('button', { name: 'Change and apply…' })).toBeNull();
});

test('a proposal to hide a player says so in its line, and has no value to change', async () => {
  const hides = delta('d1', { collection: 'player', docId: 'ann', field: 'hidden', value: true, base: null });
  screens({ ...rows, deltas: [hides] }, moderator).show(<page.Component />);
  expect(screen.getByRole('article', { name: 'Ann' }).textContent).toContain('Will be hidden.');
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await screen.findByRole('button', { name: 'Author…' });
  expect(screen.queryByRole('button', { name: 'Change and apply…' })).toBeNull();
});
