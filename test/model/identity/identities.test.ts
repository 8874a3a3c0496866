import fc from 'fast-check';
import { identitiesOf, matchAs, playerAs } from '@/model/identity/identities';
import { otherNames, presentNames, shownNames } from '@/model/identity/namesOfPlayer';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { match, player } from '@test/support/factories';
import { runs } from '@test/support/property';

const ids = ['a', 'b', 'c', 'd', 'e'];
const named = (id: string) => ({ id: playerId(id), name: id.toUpperCase() });
const find = (known: readonly string[]) => (id: string) => (known.includes(id) ? named(id) : undefined);
const saying = (said: Readonly<Record<string, string>>, known: readonly string[] = ids) =>
  Object.fromEntries(
    [...identitiesOf(new Map(Object.entries(said)), find(known))].map(([id, to]) => [id, to.id]),
  );

test.each([
  ['one', { a: 'b' }, { a: 'b' }],
  ['a chain', { a: 'b', b: 'c' }, { a: 'c', b: 'c' }],
  ['a ring', { a: 'b', b: 'c', c: 'a' }, { b: 'a', c: 'a' }],
  ['what leads into a ring', { d: 'b', b: 'c', c: 'b' }, { d: 'b', c: 'b' }],
  ['oneself', { a: 'a' }, {}],
  ['nobody', { a: 'x', b: 'a' }, { b: 'a' }],
  ['one who is not there', { x: 'a' }, {}],
])('of %s', (_, said, expected) => {
  expect(saying(said)).toEqual(expected);
});

test('whoever stands for others stands for themselves, whatever was said', () => {
  const id = fc.constantFrom(...ids, 'x');
  fc.assert(
    fc.property(fc.dictionary(id, id), fc.subarray(ids), (said, known) => {
      const as = saying(said, known);
      for (const target of Object.values(as)) {
        expect(as).not.toHaveProperty(target);
        expect(known).toContain(target);
      }
      expect(known).toEqual(expect.arrayContaining(Object.keys(as)));
    }),
    runs(500),
  );
});

test('a match has the players as they are known, and stays as it is where that changes nothing', () => {
  const met = match('m', {
    player1: { id: playerId('a'), name: 'Old', score: 3, result: 'W' },
    player2: { id: playerId('b'), name: 'B', score: 1, result: 'L' },
  });
  const as = (said: Readonly<Record<string, string>>) =>
    matchAs(met, identitiesOf(new Map(Object.entries(said)), find(ids)));
  expect(as({ c: 'd' })).toBe(met);
  expect(as({ a: 'c' })).toEqual({ ...met, player1: { ...met.player1, id: 'c', name: 'C' } });
  // Nobody fights oneself.
  expect(as({ a: 'b' })).toBe(met);
  expect(as({ a: 'c', b: 'c' })).toBe(met);
});

test('a player has the names of whoever was merged into them, each once', () => {
  const ann = player('ann', { name: 'Ann', aliases: ['Annie'] });
  expect(playerAs(ann, [])).toBe(ann);
  expect(playerAs(ann, [{ name: 'Ann', aliases: ['Annie'] }])).toBe(ann);
  const merged = playerAs(ann, [{ name: 'Anna', aliases: ['Ann', 'Anja'] }, { name: 'Anja' }]);
  expect(merged.aliases).toEqual(['Annie']);
  expect(otherNames(merged)).toEqual(['Annie', 'Anna', 'Anja']);
});

test('a name that nobody proposed as another one is found, and not shown', () => {
  const ann = player('ann', { name: 'Ann', aliases: ['Annie'], spellings: ['Ann 2–4 ‼'] });
  const merged = playerAs(ann, [{ name: 'Anne', aliases: ['Anja'], spellings: ['Ane'] }]);
  expect(otherNames(merged)).toEqual(['Annie', 'Ann 2–4 ‼', 'Anne', 'Anja', 'Ane']);
  expect(shownNames(merged)).toEqual(['Annie', 'Anja']);
});

test('a match of a merged player has the name that the page that stands bore on its day', () => {
  const formerNames = [{ name: 'Early', until: '2021-01-01' as DateString }];
  const stands = { id: playerId('c'), name: 'Late', formerNames };
  const players = (id: string) => (id === 'c' ? stands : find(ids)(id));
  const identities = identitiesOf(new Map([['a', 'c']]), players);
  const on = (date: string) =>
    matchAs(match('m', { date: date as DateString, player1: { id: playerId('a'), name: 'Old' } }), identities)
      .player1;
  expect(on('2020-12-31')).toMatchObject({ id: 'c', name: 'Early' });
  expect(on('2021-01-01')).toMatchObject({ id: 'c', name: 'Late' });
});

test('former names are names of a player, also of who was merged, but no present ones', () => {
  const formerNames = [{ name: 'Annette', until: '2021-01-01' as DateString }];
  const ann = player('ann', { name: 'Ann', formerNames });
  expect(otherNames(ann)).toEqual(['Annette']);
  expect(presentNames(ann)).toEqual([]);
  const merged = playerAs(player('bea', { name: 'Bea' }), [ann]);
  expect(otherNames(merged)).toEqual(['Ann', 'Annette']);
});
