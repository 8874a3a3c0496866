/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearStorage } from '@/features/settings/ClearStorage';
import { page } from '@/features/settings/SettingsPage';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { keptChanged } from '@/wiki/preferences/preferencesSlice';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = { events: [event('e1'), event('e2')] };
const { Component } = page;
const sport = { name: 'Everything of Arm Wrestling' };

test('an anonymous visitor chooses what to keep, and sees how far it has come', async () => {
  const world = screens(rows);
  world.show(<Component />);
  await userEvent.click(screen.getByRole('checkbox', sport));
  expect(world.state().preferences.kept).toEqual([{ kind: 'matchesOfSport', sport: 'armw' }]);
  expect(screen.getByText('Loads when you are online')).toBeTruthy();
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope: 'matchesOfSport/armw' })));
  expect(await screen.findByText('Complete and up to date')).toBeTruthy();
  act(
    () =>
      void world.store.dispatch(scopesSlice.actions.opened({ scope: 'matchesOfSport/armw', complete: true })),
  );
  expect(await screen.findByText('Complete; will be checked again online')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', sport));
  expect(world.state().preferences.kept).toEqual([]);
});

test('clearing everything leaves unsent changes unless that is chosen too', async () => {
  const world = screens(rows, { uid: 'editor' });
  world.dispatch(upsertDelta({ collection: 'event', docId: 'e1', field: 'name', value: 'Open' }));
  let reloads = 0;
  world.show(<ClearStorage reload={() => (reloads += 1)} />);
  const clear = async (...answers: readonly string[]) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    for (const name of answers) await userEvent.click(await screen.findByRole('button', { name }));
  };
  await clear('Cancel');
  expect(world.calls).toEqual([]);
  await clear('Clear', 'Cancel');
  expect(world.calls).toEqual(['clear all']);
  await clear('Clear', 'OK');
  expect(world.calls.slice(1)).toEqual(['clear all', expect.stringMatching(/^delete /)]);
  expect(reloads).toBe(2);
});

test('what is kept may stay when the rest is cleared', async () => {
  const world = screens(rows);
  act(() => void world.store.dispatch(keptChanged([{ kind: 'events' }])));
  world.show(<ClearStorage reload={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear data not kept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(world.calls).toEqual(['clear but events']);
  expect(world.state().preferences.kept).toEqual([{ kind: 'events' }]);
});

test('theme and language are chosen here too', async () => {
  const world = screens(rows);
  world.show(<Component />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
  expect(world.state().preferences).toMatchObject({ theme: 'dark', language: 'ja' });
});

test('while the total is known, progress says how much of it is there', async () => {
  const world = screens({ events: [event('e1')] });
  act(() => void world.store.dispatch(keptChanged([{ kind: 'events' }])));
  world.show(<Component />);
  act(() => void world.store.dispatch(scopesSlice.actions.filled({ scope: 'events', share: 0.25 })));
  expect(await screen.findByText('Loading: 1 so far, 25% of all')).toBeTruthy();
});
