import { rowProblem } from '@/features/events/card/cardForm';
import { newPeople, type NewPerson } from '@/features/events/card/cardPeople';
import { sideOfName, withSame, withTypedName } from '@/features/events/card/knownNames';
import { armWrestling } from '@test/support/factories';
import { bea, row } from './cardWorld';

const named = (name: string) => ({ kind: 'newPlayer', name }) as const;

const pasted = row({
  key: '1',
  player1: named('Ida Marsh'),
  player2: bea,
  about: { player1: { country: 'DE', other: 'Ида Марш' } },
});

test('a name that means an earlier one of the card keeps what its own source says of the person', () => {
  const chosen = (person: Partial<NewPerson>) =>
    withSame([pasted], '1', 'player1', { key: 'ida', name: 'Ida Marsch', ...person })[0];
  expect(chosen({})?.player1).toEqual(named('Ida Marsch'));
  expect(chosen({})?.about).toEqual({ player1: { country: 'DE', other: 'Ида Марш' } });
  expect(chosen({ country: 'CA' })?.about).toEqual({ player1: { country: 'CA', other: 'Ида Марш' } });
});

test('all rows of that person have what one of them says, so that it stays one', () => {
  const ida = (key: string, country?: string) =>
    row({ key, player1: named('Ida Marsh'), player2: bea, about: { player1: { country } } });
  const card = [ida('1', 'DE'), ida('2'), ida('3', 'CA')];
  const [, unsaid] = newPeople(card);
  const next = unsaid === undefined ? [] : withSame(card, '1', 'player1', unsaid);
  expect(next.map(({ about }) => about?.player1?.country)).toEqual(['DE', 'DE', 'CA']);
  expect(newPeople(next)).toHaveLength(2);
});

test('where a card names several countries beside a name, a player without a country is not taken', () => {
  const search = { find: () => ({ players: { best: [{ id: 'ida', fit: 'whole', cost: 0 }] } }) } as never;
  const taken = (isNamesake: boolean, country?: string) =>
    sideOfName(search, { name: 'Ida Marsh', country: 'DE', isNamesake }, () => ({
      name: 'Ida Marsh',
      ...(country !== undefined && { country }),
    })).player.kind;
  expect([taken(false), taken(true), taken(true, 'DE')]).toEqual(['value', 'newPlayer', 'value']);
});

test('a corrected name keeps its country, and another person typed over it has none', () => {
  expect(withTypedName(pasted, 'player1', named('Ida Marshall')).about?.player1?.country).toBe('DE');
  const { player1, about } = withTypedName(pasted, 'player1', named('Ann Ash'));
  expect([player1, about?.player1]).toEqual([named('Ann Ash'), undefined]);
});

test('a new player may meet a new namesake of another country', () => {
  const meeting = (country1: string, country2?: string) =>
    rowProblem(
      row({
        player1: named('Ida Marsh'),
        player2: named('Ida Marsh'),
        about: { player1: { country: country1 }, player2: { country: country2 } },
      }),
      armWrestling,
    );
  expect([meeting('DE', 'CA'), meeting('DE', 'DE'), meeting('DE')]).toEqual([
    undefined,
    'samePlayer',
    'samePlayer',
  ]);
});
