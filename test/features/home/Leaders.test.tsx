/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { showFirst } from '@/app/boot/firstVisit';
import { Leaders } from '@/features/home/Leaders';
import { playerId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { readersDay } from '@/parts/days/useToday';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { armWrestling, event, matchOf, player } from '@test/support/factories';
import { judo } from '@test/support/otherSports';
import { publishedPage } from '@test/support/firstVisits';
import { screens } from '@test/support/screens';
import { publishedRatings, ratingsHostOf } from '../../../functions/src/publish/snapshot/publishedRatings';

test('a first visitor whose records come after the page sees the published leaders, and no rating is computed of none', async () => {
  const records = {
    event: [event('e1', { name: 'Cup' })],
    match: Array.from({ length: 12 }, (_, at) =>
      matchOf(`m${at}`, 'e1', {
        date: readersDay(),
        arm: 'R',
        gender: 'M',
        player1: { id: playerId('ann'), name: 'Ann', score: 3 },
        player2: { id: playerId('bea'), name: 'Bea', score: 1 },
      }),
    ),
    player: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  };
  const { leaders } = publishedRatings(
    ratingsHostOf(records.event, records.match, builtInSports),
    builtInSports,
    readersDay(),
  );
  const world = screens({});
  const asked = jest.spyOn(world.extra.ratings, 'ask');
  world.show(<Leaders sport={armWrestling} />);
  for (const scope of ['events', 'matchesOfSport/armw'])
    act(() => void world.store.dispatch(scopesSlice.actions.opened({ scope })));
  act(() => showFirst(world.store, publishedPage({ ...records, leaders })));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Ann/),
    expect.stringMatching(/^2Bea/),
  ]);
  expect(asked).not.toHaveBeenCalled();
});

test('the leaders of a site with several sports are named by their sport', () => {
  screens({ sports: [judo] }).show(
    <>
      <Leaders sport={armWrestling} />
      <Leaders sport={judo} />
    </>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Leaders: Arm Wrestling',
    'Leaders: Judo',
  ]);
});

test('where every rating is provisional, a line says so instead of an empty panel, and none while results are hidden', async () => {
  const world = screens({
    events: [event('e1', { name: 'Cup' })],
    players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
    matches: [
      matchOf('m1', 'e1', {
        date: readersDay(),
        arm: 'R',
        gender: 'M',
        player1: { id: playerId('ann'), name: 'Ann', score: 3 },
        player2: { id: playerId('bea'), name: 'Bea', score: 1 },
      }),
    ],
  });
  world.show(<Leaders sport={armWrestling} />);
  await waitFor(() => expect(screen.getByText(/^Nobody has a rank yet/)).toBeTruthy());
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  act(() => void world.dispatch(hideResults('all')));
  await waitFor(() => expect(screen.queryByText(/^Nobody has a rank yet/)).toBeNull());
});
