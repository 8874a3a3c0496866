import { eventId, sportId } from '@/model/ids';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { together } from '@/model/ratings/ratingModel';
import { builtInSports } from '@/model/sports';
import { league } from './books';
import { day, fight } from './fights';

const sport = sportId('armw');
const asOf = day('2023-05-06');
const cup = [
  fight('c1', 'cid', 3, 0, 'ann', { order: 1, event: eventId('cup'), date: asOf }),
  fight('c2', 'bea', 3, 0, 'new', { order: 2, event: eventId('cup'), date: asOf }),
  fight('c3', 'cid', 3, 2, 'bea', { order: 3, event: eventId('cup'), date: asOf }),
];
const before = league([2019, 2020, 2021, 2022]);

function hostOf(reviewed: boolean) {
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  const matches = [...before, ...cup];
  const counted = matches.filter(({ event }) => reviewed || event !== 'cup').map(({ event }) => event);
  host.change({ matches, gone: [], reviewed: counted, unreviewed: reviewed ? [] : [eventId('cup')] });
  return host;
}

test('an event has the chance of each match before it, and what it changed from its first match to its last', () => {
  const host = hostOf(true);
  const { chances, changes } = host.answer('event', { sport, event: eventId('cup'), asOf });
  expect(chances.map(({ match }) => match)).toEqual(['c1', 'c2', 'c3']);
  for (const { match, player1, chance } of chances) {
    const { steps } = host.answer('player', { sport, player: player1, asOf });
    expect(chance).toBe(steps.find((step) => step.match === match)?.chance);
  }
  // Cid had lost every match.
  expect(chances[0]!.chance).toBeLessThan(0.35);
  // The newcomer had no rating that could change.
  expect(changes.map(({ player }) => player).sort()).toEqual(['ann', 'bea', 'cid']);
  const { steps } = host.answer('player', {
    sport,
    player: changes.find((each) => each.player === 'cid')!.player,
    asOf,
  });
  const own = steps.filter(({ event }) => event === 'cup');
  expect(changes.find((each) => each.player === 'cid')).toEqual({
    player: 'cid',
    before: own[0]!.before[together].points,
    after: own[1]!.after[together].points,
  });
});

test('an event that is not reviewed changed nothing', () => {
  expect(hostOf(false).answer('event', { sport, event: eventId('cup'), asOf })).toEqual({
    chances: [],
    changes: [],
    titles: [],
  });
});
