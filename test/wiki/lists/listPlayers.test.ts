import { listPlayers } from '@/wiki/lists/listPlayers';
import type { MatchKind } from '@/wiki/search/activity';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { player } from '@test/support/factories';

const players = [
  player('ann', { name: 'Ann', country: 'Canada' }),
  player('bea', { name: 'Bea', country: 'Japan' }),
  player('cem', { name: 'Cem', country: 'Canada' }),
];
const kinds: Readonly<Record<string, string>> = { ann: 'W', bea: 'W', cem: 'M' };
const search = {
  hasFought: (id: string, { gender }: MatchKind) => gender === undefined || kinds[id] === gender,
} as RecordSearch;
const any = { text: '', country: undefined, order: undefined };

test('players are those who have fought such a match, beside what else is asked', () => {
  expect(listPlayers(players, { ...any, fought: { gender: 'W' } }, search)).toEqual(['ann', 'bea']);
  expect(listPlayers(players, { ...any, country: 'Canada', fought: { gender: 'W' } }, search)).toEqual([
    'ann',
  ]);
  expect(listPlayers(players, any, search)).toEqual(['ann', 'bea', 'cem']);
});

test('before the search knows who fought, nobody is left out', () => {
  expect(listPlayers(players, { ...any, fought: { gender: 'W' } }, undefined)).toHaveLength(3);
});

test('a country is one, by its code and by the names that it was stored under', () => {
  const turks = [
    player('ann', { name: 'Ann', country: 'Turkey' }),
    player('bea', { name: 'Bea', country: 'TR' }),
    player('cem', { name: 'Cem' }),
  ];
  for (const country of ['TR', 'Turkey'])
    expect(listPlayers(turks, { ...any, country }, undefined)).toEqual(['ann', 'bea']);
});
