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
