import { guessMapping } from '@/model/importing/columns';
import { readRow } from '@/model/importing/readRow';
import { createRowReader } from '@/model/importing/readTable';
import { createCells } from '@/model/importing/rowCells';
import { meantText, valueKey, valuesIn, type Values } from '@/model/importing/values';
import { armWrestling as sport } from '@test/support/factories';

const head = ['Player 1', 'Player 2', 'Arm', 'Gender', 'Result', 'W/L'];
const mapping = guessMapping(head, sport);
const rows = [
  ['Tom Reed', 'Max Holt', 'dextra', 'Burschen', '3-1', 'vicit'],
  ['Tom Reed', 'Otto Kern', 'Dextra', 'Herren', '0-3', 'L'],
  ['Max Holt', 'Otto Kern', 'L', '', '3-0', '-'],
].map((cells, at) => ({ line: at + 2, cells }));
const table = { head, rows };

const chosen: Values = {
  [valueKey('arm', 'dextra')]: 'R',
  [valueKey('gender', 'Burschen')]: 'M',
  [valueKey('player1.result', 'vicit')]: 'w',
};

const read = (values: Values) => {
  const meant = (field: Parameters<typeof valueKey>[0], text: string) =>
    meantText(values, { field, text, sport });
  const cellsOf = createCells(table, mapping, { meant });
  return rows.map((row) => readRow(row, cellsOf(row), { sport, dayOrder: undefined, hasEvent: true }));
};

test('each word in a column of codes is listed once, with what it was read as', () => {
  const words = valuesIn(table, mapping, {}, sport).map(({ field, text, code, isRead }) => [
    field,
    text,
    code,
    isRead,
  ]);
  expect(words).toEqual([
    ['arm', 'dextra', undefined, false],
    ['arm', 'L', 'L', true],
    ['gender', 'Burschen', undefined, false],
    ['gender', 'Herren', 'M', true],
    ['player1.result', 'vicit', undefined, false],
    ['player1.result', 'L', 'l', true],
  ]);
});

test('rows with a word that nobody explained are refused, and read once somebody has', () => {
  expect(read({}).map((row) => row?.problems.map(({ said }) => said))).toEqual([
    ['dextra', 'Burschen', 'vicit'],
    ['Dextra'],
    [],
  ]);
  expect(read(chosen).map((row) => [row?.problems, row?.facts.arm, row?.facts.gender])).toEqual([
    [[], 'R', 'M'],
    [[], 'R', 'M'],
    [[], 'L', undefined],
  ]);
});

test('a word may be left out, and a chosen code that the sport does not have counts for nothing', () => {
  const values = { ...chosen, [valueKey('arm', 'dextra')]: '', [valueKey('arm', 'L')]: 'X' };
  expect(read(values).map((row) => [row?.problems, row?.facts.arm])).toEqual([
    [[], undefined],
    [[], undefined],
    [[], 'L'],
  ]);
  expect(valuesIn(table, mapping, values, sport).map(({ code }) => code)).toEqual([
    '',
    'L',
    'M',
    'M',
    'w',
    'l',
  ]);
});

test('the words of country columns can be given a country, once for all of these columns', () => {
  const names = ['Player 1', 'Country 1', 'Player 2', 'Country 2'];
  const matches = [
    ['Tom Reed', 'Blighty', 'Max Holt', 'GER'],
    ['Otto Kern', 'Deutschland', 'Max Holt', 'blighty'],
  ].map((cells, at) => ({ line: at + 2, cells }));
  const fields = guessMapping(names, sport);
  const listed = valuesIn({ head: names, rows: matches }, fields, {}, sport);
  expect(listed.map(({ text, code, isRead }) => [text, code, isRead])).toEqual([
    ['Blighty', undefined, false],
    ['Deutschland', 'DE', true],
    ['GER', 'DE', true],
  ]);
  const said = { [valueKey('player1.country', 'Blighty')]: 'GB' };
  const cellsOf = createCells({ head: names }, fields, {
    meant: (field, text) => meantText(said, { field, text, sport }),
  });
  const found = matches.map((row) =>
    readRow(row, cellsOf(row), { sport, dayOrder: undefined, hasEvent: true }),
  );
  expect(found.map((row) => row?.sides.map(({ country }) => country))).toEqual([
    ['GB', 'DE'],
    ['DE', 'GB'],
  ]);
  expect(found.flatMap((row) => row?.doubts ?? [])).toEqual([]);
});

describe('winners by number', () => {
  const of = (...winners: readonly string[]) => {
    const names = ['Player 1', 'Player 2', 'Winner'];
    const lines = winners.map((winner, at) => ({ line: at + 2, cells: ['Tom Reed', 'Max Holt', winner] }));
    const whole = { head: names, above: [], rows: lines };
    const columns = guessMapping(names, sport);
    return {
      words: valuesIn(whole, columns, {}, sport).map(({ text, code }) => [text, code]),
      won: (values: Values) =>
        lines
          .map(createRowReader(whole, columns, { sport, dayOrder: undefined, hasEvent: true, values }))
          .map((row) => row?.problems[0]?.code ?? row?.facts.winner ?? row?.facts.outcome),
    };
  };

  test('count from 1 where one is 2', () => {
    const { words, won } = of('1', '2', 'Max Holt', '1');
    expect(words).toEqual([
      ['1', 'player1'],
      ['2', 'player2'],
    ]);
    expect(won({})).toEqual(['player1', 'player2', 'player2', 'player1']);
  });

  test.each([[['0', '1']], [['1', '1']]])('are asked about where 1 may be the second side: %j', (winners) => {
    const { words, won } = of(...winners);
    expect(words).toEqual([...new Set(winners)].map((said) => [said, undefined]));
    expect(won({})).toEqual(winners.map((said) => (said === '1' ? 'unknown' : 'winner')));
    const values = { [valueKey('winner', '0')]: 'player1', [valueKey('winner', '1')]: 'player2' };
    expect(won(values)).toEqual(winners.map((said) => (said === '1' ? 'player2' : 'player1')));
  });
});
