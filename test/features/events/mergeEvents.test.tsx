/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page as eventPage } from '@/features/events/EventPage';
import { page as mergePage } from '@/features/events/merge/EventMergePage';
import { page as matchPage } from '@/features/matches/MatchPage';
import type { DateString } from '@/model/dates';
import { eventId, matchId, playerId } from '@/model/ids';
import type { Event, Match } from '@/model/records/records';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import {
  selectEventIds,
  selectMatch,
  selectMatchIdsOfEvent,
  selectMatchIdsOfPlayer,
} from '@/wiki/records/recordsSelectors';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const date = '2024-05-04' as DateString;
const fought = (
  id: string,
  at: string,
  [first, second]: readonly [string, string],
  over: Partial<Match> = {},
) =>
  match(id, {
    event: { ...match(id).event, id: eventId(at), date },
    player1: { id: playerId(first), name: first, score: 3, result: 'W' },
    player2: { id: playerId(second), name: second, score: 1, result: 'L' },
    arm: 'R',
    ...over,
  });

const world = (goes: Partial<Event> = {}, double: Partial<Match> = {}) =>
  screens(
    {
      events: [
        event('e1', { name: 'Village Cup', date }),
        event('e2', { name: 'The Village Cup', date, location: 'Rome', ...goes }),
        event('e3', { name: 'Far Away', date: '2020-01-01' as DateString }),
      ],
      players: [
        player('ann', { name: 'Ann Ash' }),
        player('bea', { name: 'Bea Birch' }),
        player('levan', { name: 'Levan Saginashvili' }),
        player('lewan', { name: 'Lewan Saginashvili' }),
        player('cid', { name: 'Cid Cedar' }),
      ],
      matches: [
        fought('m1', 'e1', ['ann', 'bea']),
        fought('m2', 'e1', ['levan', 'cid'], {
          order: 2,
          player1: { id: playerId('levan'), name: 'Levan Saginashvili' },
        }),
        fought('d1', 'e2', ['bea', 'ann'], {
          player1: { id: playerId('bea'), name: 'bea', score: 1 },
          player2: { id: playerId('ann'), name: 'ann', score: 2 },
          ...double,
        }),
        fought('d2', 'e2', ['lewan', 'cid'], {
          order: 2,
          player1: { id: playerId('lewan'), name: 'Lewan Saginashvili' },
        }),
        fought('d3', 'e2', ['ann', 'cid'], { order: 3 }),
      ],
    },
    { uid: 'me', emailVerified: true },
  );
const merged = [{ sameAs: eventId('e1') }, { sameAs: matchId('m1') }] as const;

test('a merged event is one with the other wherever events and matches are read', () => {
  const state = world(...merged).state();
  expect(selectEventIds(state)).toEqual(['e1', 'e3']);
  expect(selectMatchIdsOfEvent(state, 'e1').toSorted()).toEqual(['d2', 'd3', 'm1', 'm2']);
  expect(selectMatch(state, 'd1')).toBeUndefined();
  expect(selectMatch(state, 'd3')?.event.id).toBe('e1');
  expect(selectMatchIdsOfPlayer(state, 'ann').toSorted()).toEqual(['d3', 'm1']);
  expect(selectConfirmedMatches(state).size).toBe(4);
  const search = new RecordSearch({ getState: () => state, whenIdle: () => undefined, now: () => 0 });
  search.changed();
  expect(search.find('the village').events.best.map(({ id }) => id)).toEqual(['e1']);
});

test('the screen pairs both cards, says what differs, and proposes facts, matches and the event in this order', async () => {
  const w = world();
  w.show(<mergePage.Component id="e1" />, '/event/e1/merge?with=e2&stays=e1');
  const table = await screen.findByRole('table', { name: 'Matches of the page to be merged' });
  const picked = (of: string) =>
    within(table).getByRole<HTMLSelectElement>('combobox', {
      name: new RegExp(`^.*${of}.* is the same match as$`),
    }).value;
  await waitFor(() => expect(picked('Lewan')).toBe('m2'));
  expect(picked('bea')).toBe('m1');
  expect(within(table).getByText('Player 1 score: 2 instead of 3')).toBeTruthy();
  expect(
    within(table).getByRole('link', { name: 'Compare Levan Saginashvili and Lewan Saginashvili' }),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Place: copy over Rome' }).checked).toBe(
    true,
  );
  expect(screen.getByText('The page of Village Cup will show 3 matches.')).toBeTruthy();
  fireEvent.change(within(table).getByRole('combobox', { name: /Lewan/ }), { target: { value: '' } });
  expect(screen.getByText('The page of Village Cup will show 4 matches.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Propose merge' })));
  expect(w.state().outbox.commands.map(({ body }) => body)).toMatchObject([
    { proposal: { collection: 'event', docId: 'e1', field: '', value: { location: 'Rome' } } },
    { proposal: { collection: 'match', docId: 'd1', field: 'sameAs', value: 'm1', base: null } },
    { proposal: { collection: 'event', docId: 'e2', field: 'sameAs', value: 'e1', base: null } },
  ]);
  expect(selectEventIds(w.state())).toEqual(['e1', 'e3']);
  expect(selectMatchIdsOfEvent(w.state(), 'e1').toSorted()).toEqual(['d2', 'd3', 'm1', 'm2']);
  expect(selectConfirmedMatches(w.state()).size).toBe(5);
});

test('before another event is chosen the nearest are offered', async () => {
  world().show(<mergePage.Component id="e1" />, '/event/e1/merge');
  const near = await screen.findByRole('list', { name: 'Closest by date and name' });
  expect(
    within(near)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['The Village Cup', 'Far Away']);
});

test('the page that stays lists the merged one, and parts it with its matches', async () => {
  const w = world(...merged);
  w.show(<eventPage.Component id="armw" eventId="e1" />);
  const pages = await screen.findByRole('list', { name: 'Other pages of this event' });
  expect(within(pages).getByRole('link', { name: 'The Village Cup' }).getAttribute('href')).toBe(
    '/sport/armw/event/e2/history',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Separate The Village Cup' })));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'OK' })));
  await waitFor(() => expect(w.state().outbox.commands).toHaveLength(2));
  expect(w.state().outbox.commands.map(({ body }) => body)).toMatchObject([
    { proposal: { collection: 'match', docId: 'd1', field: 'sameAs', value: null, base: 'm1' } },
    { proposal: { collection: 'event', docId: 'e2', field: 'sameAs', value: null, base: 'e1' } },
  ]);
  expect(selectEventIds(w.state()).toSorted()).toEqual(['e1', 'e2', 'e3']);
  expect(selectMatchIdsOfEvent(w.state(), 'e2').toSorted()).toEqual(['d1', 'd2', 'd3']);
});

test('the history of a merged event stays at its address', async () => {
  world(...merged).show(<eventPage.Component id="armw" eventId="e2" panel="history" />);
  expect(await screen.findByRole('heading', { level: 1, name: /The Village Cup/ })).toBeTruthy();
});

test('the page of a match follows the cards that were merged into its own', async () => {
  const w = world(...merged);
  w.show(<matchPage.Component id="d3" />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(w.followed.some((key) => key.includes('e2'))).toBe(true);
});

test('an event of the same day that is called alike is offered on the page, and no other', async () => {
  const w = world();
  w.show(<eventPage.Component id="armw" eventId="e1" />);
  const link = await screen.findByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe('/event/e1/merge?with=e2');
});

test('where they have other numbers nothing is offered', async () => {
  world({ name: 'Village Cup 2' }).show(<eventPage.Component id="armw" eventId="e1" />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('a month is taken over as a month', async () => {
  const w = world({ date: '2024-05-01' as DateString, datePrecision: 'month' });
  w.show(<mergePage.Component id="e1" />, '/event/e1/merge?with=e2&stays=e1');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Date: copy over May 2024' }));
  expect(screen.queryByText('How exact the date is')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Propose merge' })));
  expect(w.state().outbox.commands[0]?.body).toMatchObject({
    proposal: { value: { date: '2024-05-01', datePrecision: 'month' } },
  });
});
