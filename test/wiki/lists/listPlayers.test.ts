import { listPlayers } from '@/wiki/lists/listPlayers';
import type { MatchKind } from '@/wiki/search/activity';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { player } from '@test/support/factories';

const players = [
  player('ann', { name: 'Ann', country: 'CA' }),
  player('bea', { name: 'Bea', country: 'JP' }),
  player('cem', { name: 'Cem', country: 'CA' }),
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

test('a country is asked for by its code and by its names', () => {
  const turks = [
    player('ann', { name: 'Ann', country: 'TR' }),
    player('bea', { name: 'Bea', country: 'TR' }),
    player('cem', { name: 'Cem' }),
  ];
  for (const country of ['TR', 'Turkey', 'Türkiye', 'TUR', 'トルコ'])
    expect(listPlayers(turks, { ...any, country }, undefined)).toEqual(['ann', 'bea']);
});
