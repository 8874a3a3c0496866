/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { EventCard } from '@/features/events/EventCard';
import { EventVideos } from '@/features/events/EventVideos';
import type { DateString } from '@/model/dates';
import type { Video } from '@/model/records/youtube';
import { roleRemembered, userChanged } from '@/wiki/session/sessionSlice';
import { eventId, playerId, sportId, userId } from '@/model/ids';
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

const arms = (id: string, date: string, score?: readonly [number, number]) =>
  match(id, {
    date: date as DateString,
    event: { id: eventId('e1'), date: date as DateString, sport: { id: sportId('armw') } },
    player1: { id: playerId('ann'), name: 'Ann', ...(score && { score: score[0] }) },
    player2: { id: playerId('bea'), name: 'Bea', ...(score && { score: score[1] }) },
    arm: 'R',
  });

test('a match to come has its favourite and the chance in per cent, one that was fought has none', async () => {
  const won = [2019, 2020, 2021].map((year) => arms(`m${year}`, `${year}-01-01`, [3, 0]));
  const matches = [...won, arms('next', '2999-01-01')];
  screens({ events: [event('e1')], matches }).show(<EventCard id="e1" />);
  expect(await screen.findByText(/avourite: Ann, \d\d%/)).toBeTruthy();
  expect(screen.getAllByText(/avourite/)).toHaveLength(1);
});

test('nothing stands above the question of who wins where nobody can tell the chances', async () => {
  screens({ events: [event('e1')], matches: [arms('next', '2999-01-01')] }).show(<EventCard id="e1" />);
  const pick = await screen.findByRole('group', { name: /Ann v Bea/ });
  await waitFor(() => expect(pick.parentElement?.textContent).toBe(pick.textContent));
});

test('a chapter plays the event’s video from its match on', () => {
  const video = 'dQw4w9WgXcQ' as Video;
  const of = (id: string, youtube: string) => ({
    ...arms(id, '2020-01-01', [3, 0]),
    youtube: youtube as Video,
  });
  const rowsWith = {
    events: [event('e1', { name: 'Cup', youtube: video })],
    matches: [
      of('late', `https://youtu.be/${video}?t=3725`),
      of('early', `https://youtu.be/${video}?t=65`),
      of('own', 'bWmtNWQM_Ro'),
    ],
  };
  const { container } = screens(rowsWith).show(<EventVideos id="e1" />);
  const chapters = within(screen.getByRole('list', { name: 'Matches in the video' })).getAllByRole('button');
  expect(chapters.map(({ textContent }) => textContent)).toEqual(['1:05 Ann v Bea', '1:02:05 Ann v Bea']);
  expect(container.querySelector('iframe')).toBeNull();
  act(() => chapters[1]!.click());
  expect(container.querySelector('iframe')?.getAttribute('src')).toContain(`/${video}?autoplay=1&start=3725`);
  expect(screen.getByRole('heading', { name: 'Matches' })).toBeTruthy();
});
