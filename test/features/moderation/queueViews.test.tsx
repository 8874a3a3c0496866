/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { queueViewSaved } from '@/wiki/preferences/preferencesSlice';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = {
  events: [event('e1')],
  deltas: [delta('named'), delta('dated', { field: 'date', value: '2024-01-01', base: '2023-05-06' })],
};
const queue = (address: string, ...saved: readonly { readonly name: string; readonly search: string }[]) => {
  const world = screens(rows, moderator);
  for (const view of saved) world.store.dispatch(queueViewSaved(view));
  world.show(<page.Component />, address);
  return world;
};
const button = (name: string) => screen.getByRole('button', { name });
const choose = async (menu: string, item: string) => {
  await userEvent.click(button(menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const shown = () => screen.getAllByRole('article').length;

test('what is looked at is saved under a name, which the button then says', async () => {
  const world = queue('/delta?field=date');
  await choose('Views', 'Save this view…');
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('Name'), ' Dates ');
  await userEvent.click(button('OK'));
  expect(world.state().preferences.queueViews).toEqual([{ name: 'Dates', search: 'field=date' }]);
  expect(await screen.findByRole('button', { name: 'Dates' })).toBeTruthy();
  expect(shown()).toBe(1);
});

test('one that was saved is chosen again, and forgotten', async () => {
  const world = queue('/delta', { name: 'Dates', search: 'field=date' });
  expect(shown()).toBe(2);
  await choose('Views', 'Dates');
  expect(shown()).toBe(1);
  await choose('Dates', 'Forget “Dates”');
  expect(world.state().preferences.queueViews).toEqual([]);
});

test('the address of a view brings its name along to whoever opens it, who can keep it', async () => {
  const world = queue('/delta?view=Of+others&by=others&field=name');
  expect(shown()).toBe(1);
  await choose('Of others', 'Save “Of others”');
  expect(world.state().preferences.queueViews).toEqual([
    { name: 'Of others', search: 'by=others&field=name' },
  ]);
});

test('a name is not said of other filters than it was saved with', () => {
  queue('/delta?view=Dates&field=name', { name: 'Dates', search: 'field=date' });
  expect(button('Views')).toBeTruthy();
});
