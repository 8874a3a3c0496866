import { titleKey, titleOf } from '@/model/titles/title';
import { titleMatch } from '@/model/titles/titleMatch';
import { deriveResults } from '@/model/records/deriveResult';
import type { Match } from '@/model/records/records';
import { armWrestling, match } from '@test/support/factories';
import { tableTennis } from '@test/support/otherSports';

const keyOf = (fields: Partial<Match>, sport = armWrestling) => {
  const title = titleOf(match('m', { title: 'World title', arm: 'R', weight: '95kg', ...fields }), sport);
  return title && titleKey(title);
};

test('spellings of one name meet', () => {
  const key = keyOf({});
  for (const title of ['world  title', ' WORLD TITLE ', 'Ｗｏｒｌｄ Title'])
    expect(keyOf({ title })).toBe(key);
  expect(keyOf({ title: 'World titles' })).not.toBe(key);
  expect(keyOf({ title: '  ' })).toBeUndefined();
});

test.each([
  ['vacant WBX world title', 'WBX world title'],
  ['The vacant WBX World Title', 'WBX world title'],
  ['WBX World-Title', 'WBX world title'],
  ['WBX world title.', 'WBX world title'],
  ['WBX world title (vacant)', 'WBX world title'],
  ['“King of the Table” belt', 'King of the Table Belt'],
  ['вакантный титул WBX', 'титул WBX'],
  ['WBX title defence', 'WBX title'],
  ['WBX title match', 'WBX title'],
])('%s and %s are one title', (a, b) => {
  expect(keyOf({ title: a })).toBe(keyOf({ title: b }));
});

test.each([
  ['WBX world title', 'IBX world title'],
  ['interim WBX world title', 'WBX world title'],
  ['WBX title 2', 'WBX title'],
  ['Super Match', 'Super Fight'],
  ['ハダ杯', 'ハタ杯'],
])('%s and %s are two', (a, b) => {
  expect(keyOf({ title: a })).not.toBe(keyOf({ title: b }));
});

test('a title of nothing but such a word is one by itself', () => {
  expect(keyOf({ title: 'Vacant' })).toBe(keyOf({ title: 'vacant' }));
  expect(keyOf({ title: 'Vacant' })).toBeDefined();
});

test('each class, arm and gender has a title of its own', () => {
  const keys = [
    {},
    { arm: 'L' },
    { weight: '85kg' },
    { gender: 'M' as const },
    { choices: { age: 'U18' } },
  ].map((fields) => keyOf(fields));
  expect(new Set(keys).size).toBe(keys.length);
  // A sport whose matches share all of these properties has one title.
  expect(keyOf({ arm: 'L' }, tableTennis)).toBe(keyOf({ arm: 'R' }, tableTennis));
});

const decided = (fields: Partial<Match>) => {
  const ann = match('m').player1;
  const bea = match('m').player2;
  return titleMatch(
    deriveResults(match('m', { title: 'Belt', player1: ann, player2: bea, ...fields })),
    armWrestling,
  );
};

test.each<readonly [string, Partial<Match>, string | undefined]>([
  ['by a walkover too', { outcome: 'walkover', winner: 'player2' }, 'bea'],
  ['not in a draw', { outcome: 'draw' }, undefined],
  ['not without a contest', { outcome: 'noContest', winner: 'player1' }, undefined],
])('a title is won %s', (_, fields, winner) => {
  expect(decided(fields)).toMatchObject({ id: 'm', players: ['ann', 'bea'] });
  expect(decided(fields)?.winner).toBe(winner);
});

test('a match that is still to come, or that names no title, decides none', () => {
  expect(decided({})).toBeUndefined();
  expect(titleMatch(match('m', { winner: 'player1' }), armWrestling)).toBeUndefined();
});
