/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { Extra } from '@/app/client/extra';
import { rootReducer } from '@/app/client/rootReducer';
import { scopeKey } from '@/backend/scope';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { MatchRow } from '@/parts/matches/MatchRow';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { playerId, userId } from '@/model/ids';
import { delta, match } from '@test/support/factories';

function world() {
  const followed: string[] = [];
  const extra: Pick<Extra, 'scopes'> = {
    scopes: {
      follow: (scope) => {
        followed.push(scopeKey(scope));
        return () => undefined;
      },
    },
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }),
  });
  const show = (ui: ReactNode) =>
    render(
      <Provider store={store}>
        <MemoryRouter>{ui}</MemoryRouter>
      </Provider>,
    );
  return { store, followed, show };
}

const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
afterEach(() => void setOnline(true));

const opening = { status: 'opening' } as const;
const live = { status: 'live' } as const;
const failed = { status: 'failed', error: { code: 'unavailable', message: 'No connection.' } } as const;

test('a record is called missing, on the page and in its tab, only once the server has said so', async () => {
  const { show } = world();
  const { unmount } = show(<MissingRecord collection="event" id="e9" scope={opening} />);
  expect(screen.queryByText(/never existed|does not exist/)).toBeNull();
  await waitFor(() => expect(document.title).toBe('Event'));
  unmount();
  show(<MissingRecord collection="event" id="e9" scope={live} />);
  expect(await screen.findByText('This event was deleted or never existed.')).toBeTruthy();
  expect(screen.getByText('event/e9 does not exist so cannot upgrade data')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Event not found'));
});

test.each(['opening', 'unavailable', 'deadline-exceeded', 'cancelled'])(
  'without a network a record that the device does not know has one sentence, whatever its query has said (%s)',
  (said) => {
    setOnline(false);
    const scope =
      said === 'opening' ? opening : ({ status: 'failed', error: { code: said, message: '' } } as const);
    world().show(<MissingRecord collection="player" id="p" scope={scope} />);
    expect(document.body.textContent).toBe(
      'PlayerNot on this deviceWe check whether this page exists when you are back online.',
    );
  },
);

test('a device that believes to have a network says the same at once where the server was not reached', () => {
  world().show(<MissingRecord collection="event" id="e" scope={failed} />);
  expect(screen.getByText('Not on this device')).toBeTruthy();
  expect(screen.queryByText(/never existed|appears/)).toBeNull();
});

test('a record that the server refuses is not called missing, and says so', () => {
  const refused = { status: 'failed', error: { code: 'permission-denied', message: '' } } as const;
  world().show(<MissingRecord collection="player" id="p" scope={refused} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The player could not be loadedYou have no access to this right now\./,
  );
});

test.each([
  ['what is there at once, whatever the queries say', failed, false, 'rows'],
  ['a failure when nothing is there', failed, true, 'could not be loaded'],
  ['that there is nothing once the server has said so', live, true, 'none'],
] as const)('a list shows %s', (_, scope, empty, text) => {
  world().show(
    <ScopeState scopes={[live, scope]} empty={empty} what="events" nothing="none">
      rows
    </ScopeState>,
  );
  expect(document.body.textContent).toContain(text);
});

test('a user is named by profile, and a former member only once there is surely none', () => {
  const { store, followed, show } = world();
  show(<ProfileName uid="u1" />);
  expect(followed).toEqual(['profile/u1']);
  expect(document.body.textContent).toBe('…');
  act(() => void store.dispatch(scopesSlice.actions.answered({ scope: 'profile/u1' })));
  expect(screen.getByText('former member')).toBeTruthy();
  const profile = { id: userId('u1'), name: 'Ann Editor', since: 1 };
  act(() => void store.dispatch(profilesSlice.actions.added({ scope: 'profile/u1', docs: [profile] })));
  expect(screen.getByText('Ann Editor')).toBeTruthy();
});

test('a change tells the field, from what to what, and why', () => {
  const { store, show } = world();
  const applied = delta('d1', {
    status: 'applied',
    before: 'Old name',
    value: 'New name',
    note: 'As on the poster',
  });
  store.dispatch(deltasSlice.actions.reset({ scope: 'history/event/e1', docs: [applied] }));
  show(<ChangeRow id="d1" />);
  expect(document.querySelector('del')?.textContent).toBe('Old name');
  expect(document.querySelector('ins')?.textContent).toBe('New name');
  expect(document.body.textContent).toContain('As on the poster');
});

test('the history says no more of a date than was known', () => {
  const { store, show } = world();
  const applied = delta('d1', {
    collection: 'event',
    docId: 'e1',
    field: '',
    value: { date: '2019-11-17', datePrecision: null },
    before: { date: '2019-11-01', datePrecision: 'month' },
    status: 'applied',
    author: userId('zoe'),
  });
  store.dispatch(deltasSlice.actions.reset({ scope: 'history/event/e1', docs: [applied] }));
  show(<ChangeRow id="d1" />);
  expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'November 2019',
    '17 Nov 2019',
    'Only the month',
  ]);
});

test('a match row links both players and tells the winner by a word', () => {
  const { store, show } = world();
  const doc = match('m1', {
    player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' },
    player2: { id: playerId('bea'), name: 'Bea', score: 1, result: 'L' },
    arm: 'L',
  });
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfEvent/e1', docs: [doc] }));
  show(<MatchRow id="m1" details />);
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/player/ann');
  expect(screen.getByText('(won)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Details of Ann v Bea' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});
