/** @jest-environment jsdom */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScopeKey } from '@/backend/scope';
import { ImportEditor } from '@/features/import/ImportEditor';
// Compiles the code of the later steps before a test runs.
import '@/features/import/NamesStep';
import '@/features/import/PreviewStep';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { allAnswered } from '@test/support/allAnswered';
import { screens } from '@test/support/screens';

type World = ReturnType<typeof screens>;

const scope = 'matchesOfSport/armw' as ScopeKey;
const { answered, filled, opened } = scopesSlice.actions;
const sent = '1 match of this table has been sent.';

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dispatch = (world: World, action: UnknownAction) => act(() => void world.store.dispatch(action));

async function previewed(): Promise<World> {
  const world = screens({}, { uid: 'editor' });
  allAnswered(world);
  world.show(<ImportEditor sport="armw" />);
  const table = [
    'Event,Date,Player 1,Player 2,Score,Arm,Gender',
    'Cup,2026-11-29,Tom Reed,Max Holt,3-1,R,men',
  ].join('\n');
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value: table } });
  await click('Read the table');
  await click('Continue to names');
  await click('Continue to preview');
  await screen.findByRole('list', { name: 'Rows of the table' });
  return world;
}

test.each([
  ['a part of the first copy', filled({ scope, share: 0.5 })],
  ['no answer yet', opened({ scope })],
])('with %s rows wait for all records, and go without a second click', async (_, status) => {
  const world = await previewed();
  dispatch(world, status);
  await click('Send 1 match');
  await screen.findByText('Sending starts when all records are loaded.');
  expect(world.store.getState().outbox.commands).toEqual([]);
  dispatch(world, answered({ scope }));
  await screen.findByText(sent, { exact: false });
});

test.each([
  ['had all records before', opened({ scope, resumes: true })],
  ['keeps the sport for use offline', opened({ scope, complete: true })],
])('on a device that %s rows do not wait', async (_, status) => {
  const world = await previewed();
  dispatch(world, status);
  await click('Send 1 match');
  await screen.findByText(sent, { exact: false });
});
