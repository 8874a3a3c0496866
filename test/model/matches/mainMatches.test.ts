import fc from 'fast-check';
import { byImportance, byStrength } from '@/model/matches/mainMatches';
import { playerId } from '@/model/ids';
import { match } from '@test/support/factories';

const between = (id: string, one: string, other: string, fields: Parameters<typeof match>[1] = {}) =>
  match(id, {
    player1: { id: playerId(one), name: one },
    player2: { id: playerId(other), name: other },
    ...fields,
  });
const card = [
  between('stars', 'ann', 'bea', { order: 1 }),
  between('juniors', 'cem', 'dev', { order: 2 }),
  between('newcomers', 'eve', 'flo', { order: 3 }),
];
const idsBy = (points: Readonly<Record<string, number>>, of = card) =>
  byStrength(of, points).map(({ id }) => id);

test('the strongest players meet in the main match, wherever it stands on the card', () => {
  expect(idsBy({ ann: 1900, bea: 1850, cem: 1500, dev: 1450 })).toEqual(['stars', 'juniors', 'newcomers']);
});

test('without ratings the last ones of the card are the main ones, as a mark says in any case', () => {
  expect(idsBy({})).toEqual(['newcomers', 'juniors', 'stars']);
  const marked = card.map((each) => (each.id === 'juniors' ? { ...each, main: true as const } : each));
  expect(idsBy({ ann: 1900 }, marked)).toEqual(['juniors', 'newcomers', 'stars']);
});

test('any points give all matches once, and equal ones the order of the card', () => {
  const points = fc.dictionary(
    fc.constantFrom('ann', 'bea', 'cem', 'dev', 'eve', 'flo'),
    fc.integer({ min: 1000, max: 2200 }),
  );
  fc.assert(
    fc.property(points, fc.integer({ min: 1000, max: 2200 }), (some, same) => {
      expect(byStrength(card, some).toSorted(byImportance)).toEqual(card.toSorted(byImportance));
      const alike = Object.fromEntries(['ann', 'bea', 'cem', 'dev', 'eve', 'flo'].map((id) => [id, same]));
      expect(byStrength(card, alike)).toEqual(card.toSorted(byImportance));
    }),
  );
});
