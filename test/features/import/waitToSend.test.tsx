/** @jest-environment jsdom */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import type { ScopeKey } from '@/backend/scope';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { click, pasted, previewed } from '@test/support/importing';

const scope = 'matchesOfSport/armw' as ScopeKey;
const { answered, filled, opened } = scopesSlice.actions;
const sent = '1 match of this table has been sent.';

async function previewWith(status: UnknownAction) {
  const world = await pasted([
    'Event,Date,Player 1,Player 2,Score,Arm,Gender',
    'Cup,2026-11-29,Tom Reed,Max Holt,3-1,R,men',
  ]);
  await previewed();
  act(() => void world.store.dispatch(status));
  return world;
}

test.each([
  ['a part of the first copy', filled({ scope, share: 0.5 })],
  ['no answer yet', opened({ scope })],
])('with %s rows wait for all records, and go without a second click', async (_, status) => {
  const world = await previewWith(status);
  await click('Send 1 match');
  await screen.findByText('Sending starts when all records are loaded.');
  expect(world.store.getState().outbox.commands).toEqual([]);
  act(() => void world.store.dispatch(answered({ scope })));
  await screen.findByText(sent, { exact: false });
});

test.each([
  ['had all records before', opened({ scope, resumes: true })],
  ['keeps the sport for use offline', opened({ scope, complete: true })],
])('on a device that %s rows do not wait', async (_, status) => {
  await previewWith(status);
  await click('Send 1 match');
  await screen.findByText(sent, { exact: false });
});
