import { sameName, searchPlayers, type PlayerEntry } from '@/features/wiki/editing/playerSearch';
import { nameWords } from '@/model/nameSearch';

const entry = (label: string, ...aliases: string[]): PlayerEntry => ({
  id: label,
  label,
  words: nameWords(label),
  aliases: aliases.map(nameWords),
});
const found = (players: readonly PlayerEntry[], text: string) =>
  searchPlayers(players, text).map(({ id }) => id);

test('the better a name fits, the earlier it is offered', () => {
  const players = [
    entry('Giovanna Lee'),
    entry('Ann Lee', 'Queen'),
    entry('Bea Ann'),
    entry('Anna Berg'),
    entry('Ann'),
    entry('Carol', 'Ann of Green'),
  ];
  expect(found(players, 'ann')).toEqual(['Ann', 'Ann Lee', 'Anna Berg', 'Bea Ann', 'Carol', 'Giovanna Lee']);
});

test('accents, case and the order of words do not count', () => {
  expect(found([entry('Krzysztof Łukasiewicz')], 'lukas krzys')).toEqual(['Krzysztof Łukasiewicz']);
  expect(sameName('Łukasz  Żak', 'lukasz zak')).toBe(true);
});

test('an empty text offers nobody, and a common one only a few', () => {
  const many = Array.from({ length: 30 }, (_, at) => entry(`Ann ${at}`));
  expect(found(many, ' ')).toEqual([]);
  expect(found(many, 'ann')).toHaveLength(8);
});
