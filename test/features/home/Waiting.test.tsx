/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Waiting } from '@/features/home/Waiting';
import { userId } from '@/model/ids';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { roleRemembered } from '@/wiki/session/sessionSlice';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('who was a moderator the last time has a place for each kind before anything is counted', () => {
  const home = screens({}, 'unknown');
  home.store.dispatch(roleRemembered('moderator'));
  home.show(<Waiting />);
  expect(rows()).toEqual(['Proposals to decide', 'Events to review', 'Your waiting changes']);
});

test('each kind keeps its place as its number comes in, also where it is none', () => {
  const mine = [delta('d1'), delta('d2', { field: 'date', value: '2024-01-02' })].map((each) => ({
    ...each,
    author: userId('mod'),
  }));
  const home = screens({ deltas: [delta('d3'), ...mine] }, { uid: 'mod', moderator: true });
  home.show(<Waiting />);
  expect(rows()).toEqual(['3 proposals to decide', 'Events to review', '2 of your changes are waiting']);
  act(() => void home.store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
  expect(rows()[1]).toBe('No events to review');
});

test('an author has their own changes alone, and a visitor has nothing', () => {
  const author = screens({}, { uid: 'ann' });
  const { unmount } = author.show(<Waiting />);
  expect(rows()).toEqual(['Your waiting changes']);
  unmount();
  screens({}).show(<Waiting />);
  expect(screen.queryByText('Waiting for you')).toBeNull();
});
