import { fieldsFor } from '@/features/import/importForm';
import {
  emptyMemory,
  rememberColumn,
  rememberedMapping,
  type ImportMemory,
} from '@/features/import/importMemory';
import { guessMapping, type ImportField } from '@/model/importing/columns';
import { armWrestling as sport } from '@test/support/factories';

const fields = fieldsFor(sport, false);
const remembering = (
  head: readonly string[],
  ...choices: readonly (readonly [at: number, field: ImportField | ''])[]
) =>
  choices.reduce(
    (memory: ImportMemory, [at, field]) => rememberColumn(memory, head, { at, field }),
    emptyMemory,
  );

test.each([
  [['Player 1', 'Country', 'Player 2', 'Country'], { 1: 'player1.country', 3: 'player2.country' }],
  [
    ['Land', 'Name', 'Land', 'Name'],
    { 0: 'player1.country', 1: 'player1', 2: 'player2.country', 3: 'player2' },
  ],
  [['Event', 'Country', 'Player 1', 'Player 2'], { 1: 'event.country' }],
  [['Event', 'Player 1', 'Nationality', 'Player 2'], { 2: 'player1.country' }],
  [
    ['Player 1', 'Score', 'Weight (kg)', 'Player 2', 'Score', 'Weight (kg)'],
    {
      1: 'player1.score',
      2: 'player1.weight',
      4: 'player2.score',
      5: 'player2.weight',
    },
  ],
] as const)('the columns %j mean %j', (head, meanings) => {
  expect(guessMapping(head, sport)).toMatchObject(meanings);
});

test('behind the second player a country may be that of the event, so nobody guesses', () => {
  expect(Object.values(guessMapping(['Event', 'Player 1', 'Player 2', 'Country'], sport))).toEqual([
    'event.name',
    'player1',
    'player2',
  ]);
});

test('each of two columns with one heading is remembered, and so is a column without a heading', () => {
  const head = ['Player 1', 'Origin', 'Player 2', 'Origin', ''];
  const memory = remembering(head, [1, 'player1.country'], [3, 'player2.country'], [4, 'note']);
  expect(rememberedMapping(head, sport, memory, fields)).toEqual({
    0: 'player1',
    1: 'player1.country',
    2: 'player2',
    3: 'player2.country',
    4: 'note',
  });
});

test('of two columns remembered with one meaning, the one chosen last has it', () => {
  const memory = remembering(['Home', 'Origin'], [0, 'player1.country'], [1, 'player1.country']);
  expect(rememberedMapping(['Home', 'Origin', 'Country 1'], sport, memory, fields)).toEqual({
    1: 'player1.country',
  });
});

test('a column that was left out stays out', () => {
  const memory = remembering(['Player 1', 'Country', 'Player 2'], [1, '']);
  expect(rememberedMapping(['Player 1', 'Country', 'Player 2'], sport, memory, fields)).toEqual({
    0: 'player1',
    2: 'player2',
  });
});

test('what the cells of a column suggest counts unless somebody left it out, or another column has the meaning', () => {
  const head = ['', 'Player 1', 'Player 2'];
  const further = { 0: 'section' } as const;
  expect(rememberedMapping(head, sport, emptyMemory, fields, further)[0]).toBe('section');
  expect(rememberedMapping(head, sport, remembering(head, [0, '']), fields, further)[0]).toBeUndefined();
  const named = rememberedMapping([...head, 'Sheet'], sport, emptyMemory, fields, further);
  expect([named[0], named[3]]).toEqual([undefined, 'section']);
});
