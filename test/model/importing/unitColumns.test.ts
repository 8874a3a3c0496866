import { guessMapping } from '@/model/importing/columns';
import { createRowReader } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import { valueKey, valuesIn, type Values } from '@/model/importing/values';
import { builtInSports } from '@/model/sports';

const [sport] = builtInSports;

describe('a unit in a column of its own is of the columns that the author calls weights', () => {
  const table = tableOf(
    [
      ['Player 1', 'Player 2', 'Mass', 'Unit'],
      ['Tom Reed', 'Max Holt', '187', 'lb'],
      ['Jim Poe', 'Ike Dow', '85', 'kg'],
    ],
    sport,
  );
  const mapping = { 0: 'player1', 1: 'player2', 2: 'weight' } as const;
  const reading = { sport, dayOrder: undefined, hasEvent: true };
  const factsWith = (values: Values) =>
    table.rows.map(createRowReader(table, mapping, { ...reading, values })).map((row) => row?.facts);

  test('the class of each row', () => {
    expect(factsWith({})).toEqual([{ weight: '85kg' }, { weight: '85kg' }]);
  });

  test('what the author is shown and asked', () => {
    expect(valuesIn(table, mapping, {}, sport).map(({ text, code }) => [text, code])).toEqual([
      ['187 lb', '85kg'],
      ['85 kg', '85kg'],
    ]);
    expect(factsWith({ [valueKey('weight', '187 lb')]: '90kg' })).toEqual([
      { weight: '90kg' },
      { weight: '85kg' },
    ]);
  });
});

test.each([
  [['Height unit', 'Weight', 'Weight unit'], ['cm', '187', 'lb'], { weight: '85kg' }],
  [['Weight', 'Unit'], ['187', 'LBS.'], { weight: '85kg' }],
  [['Weight 1', 'Unit', 'Weight 2', 'Unit'], ['187', 'lb', '85', 'kg'], { weight1: 84.82, weight2: 85 }],
  [['Weight 1', 'Weight 2', 'Unit 1', 'Unit 2'], ['85', '187', 'kg', 'lb'], { weight1: 85, weight2: 84.82 }],
  [['Weight 1', 'Weight 2', 'Unit'], ['187', '154.3', 'lb'], { weight1: 84.82, weight2: 69.99 }],
  [['Weight 1', 'Unit', 'Unit', 'Weight 2', 'Unit'], ['187', 'lb', 'kg', '85', 'kg'], {}],
])('each weight has its own unit: %j %j', (headings, cells, expected) => {
  const table = tableOf(
    [
      ['Player 1', 'Player 2', ...headings],
      ['Tom Reed', 'Max Holt', ...cells],
    ],
    sport,
  );
  const reading = { sport, dayOrder: undefined, hasEvent: true, values: {} };
  const [row] = table.rows.map(createRowReader(table, guessMapping(table.head, sport), reading));
  expect(row?.facts).toEqual(expected);
  expect(row?.problems.length).toBe(Object.keys(expected).length === 0 ? 2 : 0);
});
