import { readFileSync } from 'node:fs';
import { likelyOrder, type ListedMatch } from '@/model/card/likelyOrder';
import type { CardOrder } from '@/model/matches/mainMatches';
import type { Event, Match } from '@/model/records/records';
import { builtInSports } from '@/model/sports';
import { ratingsHostOf } from '../../../functions/src/publish/snapshot/publishedRatings';
import { readDataSet } from '../../../scripts/data/dataSet';

const data = readDataSet(readFileSync('data/armwrestling.json', 'utf8'), 0);
const reviewed = data.event.map((event) => ({ ...event, valid: 1 as const }));
const host = ratingsHostOf(reviewed, data.match, builtInSports);
const lastDay = data.match.map(({ date }) => date).reduce((a, b) => (a > b ? a : b));

const listed = ({ main, title, player1, player2 }: Match): ListedMatch => ({
  main: main === true,
  titled: title !== undefined,
  players: [player1.id, player2.id],
});

const cardOf = (id: string) =>
  data.match.filter(({ event }) => event.id === id).toSorted((a, b) => a.order - b.order);

function toldBy({ id, sport }: Event): CardOrder | undefined {
  const card = cardOf(id);
  const players = card.flatMap(({ player1, player2 }) => [player1.id, player2.id]);
  return likelyOrder(card.map(listed), host.answer('points', { sport: sport.id, players, asOf: lastDay }));
}

/** The order of most cards from the same source whose matches tell it. */
function usualOf({ source }: Event): CardOrder | undefined {
  const orders = data.event.filter((other) => other.source?.[0] === source?.[0]).map(toldBy);
  const count = (order: CardOrder) => orders.filter((each) => each === order).length;
  const lead = count('mainFirst') - count('mainLast');
  return lead === 0 ? undefined : lead > 0 ? 'mainFirst' : 'mainLast';
}

// Its sources list some cards as they were fought and some as the poster had them, and none says which.
test('a card of the data set states the order that its titles tell, else the newest ratings, else the habit of its source', () => {
  const expected = data.event.map((event) => [
    event.id,
    cardOf(event.id).length < 2 ? undefined : (toldBy(event) ?? usualOf(event)),
  ]);
  expect(data.event.map(({ id, cardOrder }) => [id, cardOrder])).toEqual(expected);
  expect(new Map(expected.map(([id = '', order]) => [String(id), order])).get('east-vs-west-17')).toBe('mainFirst');
});
