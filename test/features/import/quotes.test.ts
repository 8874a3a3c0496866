import { readText } from '@/features/import/read/readSource';

const linesOf = async (text: string) => {
  const read = await readText(text);
  return read.ok ? read.value.sheets[0]?.lines.map((cells) => cells.map((cell) => cell.trim())) : read.error;
};

const head = ['Player 1', 'Player 2', 'Note'];

test('a quotation that nobody closed swallows no line below it', async () => {
  const text = 'Player 1,Player 2,Note\nTom,Max,"good\nOtto,Paul,bad"\nIan,Ed,';
  expect(await linesOf(text)).toEqual([
    head,
    ['Tom', 'Max', 'good'],
    ['Otto', 'Paul', 'bad'],
    ['Ian', 'Ed', ''],
  ]);
});

test('a cell keeps its own lines, also where one of them has commas', async () => {
  const text = 'Player 1,Player 2,Note\nTom,Max,"first\nsecond, third, fourth"\n';
  expect((await linesOf(text))?.[1]).toEqual(['Tom', 'Max', 'first\nsecond, third, fourth']);
});

test('a quotation mark that is left open is no part of a name, and behind a number means inches', async () => {
  const text = 'Player 1,Player 2,Note\n"Tom Reed,Max Holt",table 40"\n"Monster" Ian Ash,Ed Low,';
  expect(await linesOf(text)).toEqual([
    head,
    ['Tom Reed', 'Max Holt', 'table 40"'],
    ['"Monster" Ian Ash', 'Ed Low', ''],
  ]);
});

test('cells in apostrophes may have the separator', async () => {
  expect(await linesOf("Player 1,Player 2\n'Reed, Tom','Holt, Max'")).toEqual([
    ['Player 1', 'Player 2'],
    ['Reed, Tom', 'Holt, Max'],
  ]);
  expect(await linesOf("Player 1,Score\nTom O'Shea,'3-1\nMax D'Angelo,'3-2")).toEqual([
    ['Player 1', 'Score'],
    ["Tom O'Shea", "'3-1"],
    ["Max D'Angelo", "'3-2"],
  ]);
});

test('a first line that says the separator is no line of the table and decides it', async () => {
  expect(await linesOf('sep=|\r\nTom, jun.|Max, sen.\r\nIan, jun.|Ed, sen.')).toEqual([
    [''],
    ['Tom, jun.', 'Max, sen.'],
    ['Ian, jun.', 'Ed, sen.'],
  ]);
});

test('lines may be divided by the signs of Unicode', async () => {
  expect(await linesOf('Player 1;Player 2\u2028Tom;Max')).toEqual([
    ['Player 1', 'Player 2'],
    ['Tom', 'Max'],
  ]);
});
