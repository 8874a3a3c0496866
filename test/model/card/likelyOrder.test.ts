import { likelyOrder, type ListedMatch } from '@/model/card/likelyOrder';
import { playerId } from '@/model/ids';

const between = (one: string, other: string, fields: Partial<ListedMatch> = {}): ListedMatch => ({
  main: false,
  titled: false,
  players: [playerId(one), playerId(other)],
  ...fields,
});
const card = [between('ann', 'bea'), between('cem', 'dev'), between('eve', 'flo')];
const at = (place: number, fields: Partial<ListedMatch>) =>
  card.map((each, index) => (index === place ? { ...each, ...fields } : each));
const points = { ann: 1900, bea: 1850, cem: 1700, dev: 1700, eve: 1500, flo: 1450 };
const turned = <T>(list: readonly T[]) => list.toReversed();

test('the end with the stronger matches is that of the main event', () => {
  expect(likelyOrder(card, points)).toBe('mainFirst');
  expect(likelyOrder(turned(card), points)).toBe('mainLast');
});

test('a title at one end alone counts more than ratings, and a mark more than a title', () => {
  expect(likelyOrder(at(2, { titled: true }), points)).toBe('mainLast');
  const both = at(2, { titled: true }).map((each, index) => (index === 0 ? { ...each, main: true } : each));
  expect(likelyOrder(both, points)).toBe('mainFirst');
});

test('a title at both ends, or between them, leaves the answer to the ratings', () => {
  const ends = at(0, { titled: true }).map((each, index) => (index === 2 ? { ...each, titled: true } : each));
  expect(likelyOrder(ends, points)).toBe('mainFirst');
  expect(likelyOrder(at(1, { titled: true }), points)).toBe('mainFirst');
});

test('a player without points counts as the weakest', () => {
  const [, ...rest] = card;
  expect(likelyOrder([between('new', 'newer'), ...rest], points)).toBeUndefined();
  expect(
    likelyOrder([{ ...between('x', 'y'), players: [undefined, undefined] }, ...turned(card)], points),
  ).toBe('mainLast');
});

test.each([
  ['an empty list', []],
  ['one match', card.slice(0, 1)],
  ['a list of equals', [between('cem', 'dev'), between('dev', 'cem')]],
])('%s says nothing', (_, list) => {
  expect(likelyOrder(list, points)).toBeUndefined();
});

test('without any points the list says nothing', () => {
  expect(likelyOrder(card)).toBeUndefined();
});
