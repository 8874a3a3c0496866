/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { EventCard } from '@/features/events/EventCard';
import { roleRemembered, userChanged } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import { event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = { events: [event('e1')], matches: [match('m1')] };
const adding = () => [
  screen.queryByRole('button', { name: 'Add match' }),
  screen.queryByRole('link', { name: 'Add matches' }),
];

test('what adds matches has its place from the first paint, by the role of the last session', () => {
  const world = screens(rows, 'unknown');
  act(() => void world.store.dispatch(roleRemembered('member')));
  world.show(<EventCard id="e1" />);
  const places = adding();
  expect(places[0]).toHaveProperty('disabled', true);
  expect(places[1]).not.toBeNull();
  const user = {
    uid: userId('ann'),
    email: null,
    name: null,
    emailVerified: true,
    moderator: false,
    admin: false,
  };
  act(() => void world.store.dispatch(userChanged(user)));
  expect(adding()).toEqual(places);
  expect(places[0]).toHaveProperty('disabled', false);
});

test('a visitor is offered nothing of it', () => {
  const world = screens(rows, 'unknown');
  world.show(<EventCard id="e1" />);
  expect(adding()).toEqual([null, null]);
  act(() => void world.store.dispatch(userChanged(null)));
  expect(adding()).toEqual([null, null]);
});
