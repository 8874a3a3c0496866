/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ranking } from '@/parts/ratings/Ranking';
import { showRanking } from '@/app/boot/firstRanking';
import { english } from '@/language/language';
import { dayBefore } from '@/model/dates';
import { playerId } from '@/model/ids';
import { rankingFile, sameList, type RankingList } from '@/model/published/rankings';
import { builtInSports } from '@/model/sports';
import { readersDay } from '@/parts/days/useToday';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, matchOf, player } from '@test/support/factories';
import { answering } from '@test/support/firstVisits';
import { screens } from '@test/support/screens';
import { publishedRatings, ratingsHostOf } from '../../../functions/src/publish/snapshot/publishedRatings';

const names = { ann: 'Ann', bea: 'Bea', cid: 'Cid', dan: 'Dan' } as const;
type Id = keyof typeof names;
const side = (id: Id, score: number) => ({ id: playerId(id), name: names[id], score });
const events = [event('e1', { name: 'Cup' })];
/** Players are active by matches of the last two years. */
const today = readersDay();
const date = dayBefore(today, 2);
const published = dayBefore(today, 1);
const matches = [
  matchOf('m1', 'e1', { date, arm: 'R', gender: 'M', player1: side('ann', 3), player2: side('bea', 1) }),
  matchOf('m2', 'e1', { date, arm: 'L', gender: 'M', player1: side('cid', 3), player2: side('dan', 1) }),
];
const players = Object.entries(names).map(([id, name]) => player(id, { name }));
const { rankings } = publishedRatings(
  ratingsHostOf(events, matches, builtInSports),
  builtInSports,
  published,
);

function file(list: RankingList) {
  const ranking = rankings.find((each) => sameList(each.list, list))!;
  return { ...ranking, board: { ...ranking.board, players: 150 }, player: players, event: events };
}

/** A first visit to the rankings; each file is requested by name, and arrives when the test releases it. */
function visit(at = '/rankings') {
  const world = screens({});
  const asked: string[] = [];
  const letGo: (() => void)[] = [];
  const show = async (list: RankingList) => {
    asked.push(rankingFile(builtInSports, list));
    await new Promise<void>((resolve) => letGo.push(resolve));
    await showRanking(world.store, list, answering(file(list)));
  };
  world.world.showPublished = show;
  return {
    ...world,
    asked,
    arrive: () => act(async () => letGo.splice(0).forEach((go) => go())),
    /** As the page's start does it, before anything is rendered. */
    begin: async () => {
      const [first] = rankings;
      await showRanking(world.store, first!.list, answering(file(first!.list)));
      world.show(<Ranking sport="armw" />, at);
    },
    fill: () =>
      act(async () => {
        const { dispatch } = world.store;
        dispatch(eventsSlice.actions.reset({ scope: 'events', docs: events }));
        dispatch(playersSlice.actions.reset({ scope: 'players', docs: players }));
        dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs: matches }));
        for (const scope of ['events', 'players', 'matchesOfSport/armw']) {
          dispatch(scopesSlice.actions.opened({ scope }));
          dispatch(scopesSlice.actions.answered({ scope }));
        }
      }),
  };
}

const note = `Published ${english.dates.day(published)}; updating`;
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const leads = (name: string) => rows()[0]?.includes(name) === true;

test('a first visitor reads the published ranking, of its day, until the device has computed its own', async () => {
  const { begin, fill, asked, extra } = visit();
  await begin();
  expect(leads('Ann')).toBe(true);
  expect(screen.getByText(note)).toBeTruthy();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  // Parts that need all matches wait for them.
  expect(screen.getByRole('button', { name: /CSV/ })).toHaveProperty('disabled', true);
  expect(asked).toEqual([]);

  const ask = jest.spyOn(extra.ratings, 'ask');
  expect(ask).not.toHaveBeenCalled();
  await fill();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(leads('Ann')).toBe(true);
  expect(screen.getByRole('button', { name: /CSV/ })).toHaveProperty('disabled', false);
});

test('another list is loaded when it is chosen, and rows of the one before are not taken for it', async () => {
  const { begin, asked, arrive } = visit();
  await begin();
  await userEvent.click(screen.getByRole('link', { name: 'Left' }));
  expect(asked).toEqual(['rankings-armw-L-M.json']);
  expect(rows()).toEqual([]);
  expect(screen.getByRole('status', { busy: true })).toBeTruthy();
  await arrive();
  expect(leads('Cid')).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Right' }));
  expect(leads('Ann')).toBe(true);
  expect(asked).toHaveLength(1);
});

test('more rows than are published come with the matches; those that are stay', async () => {
  const { begin, fill } = visit();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-busy')).toBe('true');
  expect(leads('Ann')).toBe(true);
  await fill();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(leads('Ann')).toBe(true);
});

test('the past is not asked for and waits for the matches', async () => {
  const { begin, fill, asked } = visit(`/rankings?asof=${published}`);
  await begin();
  expect([rows(), asked]).toEqual([[], []]);
  await fill();
  await waitFor(() => expect(leads('Ann')).toBe(true));
});
