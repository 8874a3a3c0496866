/** @jest-environment jsdom */
import { act, configure, screen, waitFor } from '@testing-library/react';
import { page } from '@/features/players/VersusPage';
import { rivalsOf, selectForm, selectMeetings } from '@/features/players/rivalsSelectors';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { firstVisitScopes } from '@/wiki/scopes/firstVisit';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records';
import { Redirect } from '@/store/page';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

configure({ asyncUtilTimeout: 15_000 });

const fought = (
  id: string,
  date: string,
  [a, own]: readonly [string, number],
  [b, other]: readonly [string, number],
  fields: Partial<Match> = {},
) =>
  match(id, {
    date: date as DateString,
    player1: { id: playerId(a), name: a, score: own, result: own > other ? 'W' : 'L' },
    player2: { id: playerId(b), name: b, score: other, result: own > other ? 'L' : 'W' },
    arm: 'R',
    ...fields,
  });

const world = () =>
  screens({
    events: [event('e1')],
    players: ['ann', 'bea', 'cid', 'dan'].map((id) => player(id, { name: id })),
    matches: [
      fought('m1', '2020-01-01', ['ann', 3], ['bea', 1]),
      fought('m2', '2021-01-01', ['bea', 3], ['ann', 2], { arm: 'L' }),
      fought('m3', '2022-01-01', ['bea', 0], ['ann', 4]),
      fought('m4', '2022-06-01', ['ann', 3], ['cid', 0]),
    ],
  });
const Versus = page.Component;

test('two players are compared by meetings, rounds, leaders and chances', async () => {
  world().show(<Versus id="ann" otherId="bea" />);
  const outlook = await screen.findByRole('table', { name: 'Ratings and chances today' });
  const record = screen.getByRole('table', { name: 'ann against bea' });
  const meetings = screen.getByRole('table', { name: 'Meetings' });
  expect(record.textContent).toContain('Left arm0–12–3bea');
  expect(record.textContent).toContain('Right arm2–07–1ann');
  expect(outlook.textContent).toMatch(/Right arm.*\d+%.*\d+%/);
  const scores = [...meetings.querySelectorAll('[data-phone=end]')].slice(1).map((cell) => cell.textContent);
  expect(scores).toEqual(['4–0', '2–3', '3–1']);
});

test('of the few matches that came with a first visit no rating is shown, which all of them would change', async () => {
  const c = world();
  c.store.dispatch(eventsSlice.actions.added({ scope: firstVisitScopes.page, docs: [event('e1')] }));
  c.show(<Versus id="ann" otherId="bea" />);
  const outlook = await screen.findByRole('table', { name: 'Ratings and chances today' });
  const meetings = screen.getByRole('table', { name: 'Meetings' });
  // As long as the worker would need to answer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(meetings.textContent).toContain('3–1––');
  act(() => void c.store.dispatch(eventsSlice.actions.reset({ scope: firstVisitScopes.page, docs: [] })));
  await waitFor(() => expect(meetings.textContent).not.toContain('3–1––'));
  expect(outlook.textContent).toMatch(/Right arm1\d{3}.*\d+%/);
});

test('two who have not met are compared by their ratings', async () => {
  world().show(<Versus id="bea" otherId="cid" />);
  expect(await screen.findByText('They have not met yet')).toBeTruthy();
  expect((await screen.findByRole('table')).textContent).toMatch(/Right arm.*%/);
});

test('a pair has one address in a sport, whoever is named first', async () => {
  const prefetch = async (id: string, otherId: string) => {
    try {
      const url = new URL(`https://wiki.example/player/${id}/versus/${otherId}?sport=judo`);
      await page.prefetch!({ params: { id, otherId }, url } as unknown as Parameters<
        typeof page.prefetch & object
      >[0]);
      return 'stays';
    } catch (error) {
      return error instanceof Redirect ? error.url : error;
    }
  };
  expect(await prefetch('ann', 'bea')).toBe('stays');
  expect(await prefetch('bea', 'ann')).toBe('/player/ann/versus/bea?sport=judo');
  expect(await prefetch('ann', 'ann')).toBe('/player/ann');
});

test('rivals are whom one has met twice or more, and form is what came before a match', () => {
  const state = world().state();
  const meetings = selectMeetings(state, 'ann', 'bea');
  expect(meetings.map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
  const [newest] = meetings;
  expect(rivalsOf([...meetings, fought('m9', '2019-01-01', ['ann', 1], ['dan', 0])], 'ann', 5)).toEqual([
    { id: 'bea', name: 'bea', tally: { wins: 2, losses: 1, draws: 0, roundsWon: 9, roundsLost: 4 } },
  ]);
  expect(selectForm(state, 'bea', newest!)).toEqual(['W', 'L']);
});
