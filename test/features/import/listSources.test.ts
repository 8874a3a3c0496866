import { readText } from '@/features/import/read/readSource';

const headOf = async (text: string) => {
  const read = await readText(text);
  return read.ok ? read.value.sheets[0]?.lines[0] : read.error;
};

test('of our own records no more of a date is read than is known', async () => {
  const text = JSON.stringify({
    event: [{ id: 'e1', name: 'Cup', date: '2019-01-01', datePrecision: 'year' }],
    match: [
      { id: 'm1', event: { id: 'e1', date: '2019-01-01' }, date: '2019-11-01', datePrecision: 'month' },
    ],
  });
  const found = await readText(text);
  const [head = [], row = []] = (found.ok && found.value.sheets[0]?.lines) || [];
  expect(Object.fromEntries(head.map((column, at) => [column, row[at]]))).toEqual({
    id: 'm1',
    'event.id': 'e1',
    'event.name': 'Cup',
    'event.date': '2019',
    date: '2019-11',
  });
});

test('one object in each line, and a list of rows, are tables', async () => {
  const lines = '{"player 1":"Ida","player 2":"Nora"}\n{"player 1":"Eva","player 2":"Mia"}\n';
  expect(await headOf(lines)).toEqual(['player 1', 'player 2']);
  expect(await headOf('[["Player 1","Score"],["Ida",3]]')).toEqual(['Player 1', 'Score']);
  expect(await headOf('["Ida","Nora"]')).toBe('noTable');
  expect(await headOf('[Main card]\nPlayer 1,Player 2\nIda,Nora')).toEqual(['[Main card]']);
});

test.each([
  '{"results":[{"player 1":"Ida","player 2":"Nora"}]}',
  '{"ok":true,"data":{"count":1,"items":[{"player 1":"Ida","player 2":"Nora"}]}}',
  '{"-Nx1":{"player 1":"Ida","player 2":"Nora"},"-Nx2":{"player 1":"Eva","player 2":"Mia"}}',
])('the one list in an object is the table: %s', async (text) => {
  expect(await headOf(text)).toEqual(['player 1', 'player 2']);
});

test('both sides in a list have a column each', async () => {
  expect(await headOf('[{"players":["Ida","Nora"],"score":[3,1],"notes":["a","b"]}]')).toEqual([
    'player.1',
    'player.2',
    'score.1',
    'score.2',
    'notes',
  ]);
  expect(await headOf('[{"players":[{"name":"Ida"},{"name":"Nora"}]}]')).toEqual([
    'player.1.name',
    'player.2.name',
  ]);
});

test('of several lists in an object the one with known columns is the table, and what is beside it goes for all rows', async () => {
  const found = await readText(
    JSON.stringify({
      event: { name: 'Lake Cup', date: '2026-03-14' },
      location: 'Oslo',
      version: 3,
      officials: [{ name: 'Ann' }],
      results: [
        { 'player 1': 'Ida', 'player 2': 'Nora' },
        { 'player 1': 'Eva', 'player 2': 'Mia', location: 'Rome' },
      ],
    }),
  );
  const [head = [], ...lines] = (found.ok && found.value.sheets[0]?.lines) || [];
  expect(lines.map((line) => Object.fromEntries(head.map((column, at) => [column, line[at]])))).toEqual([
    {
      'player 1': 'Ida',
      'player 2': 'Nora',
      'event.name': 'Lake Cup',
      'event.date': '2026-03-14',
      location: 'Oslo',
    },
    {
      'player 1': 'Eva',
      'player 2': 'Mia',
      'event.name': 'Lake Cup',
      'event.date': '2026-03-14',
      location: 'Rome',
    },
  ]);
});

test('one object per line is a table, and a blank line between them is nothing', async () => {
  const lines = ['{"player 1":"Ida","player 2":"Nora"}', '', '{"player 1":"Eva","player 2":"Mia"}', ''];
  const found = await readText(lines.join('\n'));
  expect(found.ok && found.value.sheets[0]?.lines).toEqual([
    ['player 1', 'player 2'],
    ['Ida', 'Nora'],
    ['Eva', 'Mia'],
  ]);
});

test('an object with several lists is no table', async () => {
  expect(await headOf('{"a":[{"x":1}],"b":[{"x":1}]}')).toBe('noTable');
});

const sides = { 'player 1': 'Ida', 'player 2': 'Nora' };
const linesOf = async (data: unknown) => {
  const read = await readText(JSON.stringify(data));
  return read.ok ? read.value.sheets[0]?.lines : read.error;
};

test.each([
  ['a list for each class', { 'Men 85 kg': [sides], Women: [sides] }],
  [
    'classes with a list each',
    {
      divisions: [
        { name: 'Men 85 kg', matches: [sides] },
        { title: 'Women', matches: [sides] },
      ],
    },
  ],
])('of %s each row says its class', async (_, data) => {
  const lines = await linesOf(data);
  expect(lines?.[0]).toEqual(['section', 'player 1', 'player 2']);
  expect(lines?.slice(1)).toEqual([
    ['Men 85 kg', 'Ida', 'Nora'],
    ['Women', 'Ida', 'Nora'],
  ]);
});

test.each([
  [{ columns: ['player1', 'player2'], data: [['Ida', 'Nora']] }],
  [
    {
      range: 'A1',
      values: [
        ['player1', 'player2'],
        ['Ida', 'Nora'],
      ],
    },
  ],
  [{ player1: ['Ida'], player2: ['Nora'] }],
  [{ matches: [{ match: { player1: 'Ida', player2: 'Nora' } }] }],
  [{ a: { b: { c: { d: [{ player1: 'Ida', player2: 'Nora' }] } } } }],
])('%j is a table', async (data) => {
  expect(await linesOf(data)).toEqual([
    ['player1', 'player2'],
    ['Ida', 'Nora'],
  ]);
});

test('a comma before the end of a list does no harm', async () => {
  expect(await headOf('[{"player1":"Ida, the","player2":"Nora",},]')).toEqual(['player1', 'player2']);
});

test('a side that is marked as the winner has won', async () => {
  const [head, row] =
    (await linesOf([
      {
        players: [
          { name: 'Ida', winner: false },
          { name: 'Nora', winner: true },
        ],
      },
    ])) ?? [];
  expect([head, row]).toEqual([
    ['player.1.name', 'player.2.name', 'winner'],
    ['Ida', 'Nora', 'player2'],
  ]);
  const draw = await linesOf([{ red: { name: 'Ida', won: false }, blue: { name: 'Nora', won: false } }]);
  expect(draw?.[0]).toEqual(['red.name', 'red.won', 'blue.name', 'blue.won']);
});

test('two words for one column are one column where no object has both', async () => {
  expect(
    await linesOf([
      { ...sides, score: '3-1' },
      { ...sides, result: '3-2' },
    ]),
  ).toEqual([
    ['player 1', 'player 2', 'score'],
    ['Ida', 'Nora', '3-1'],
    ['Ida', 'Nora', '3-2'],
  ]);
  expect((await linesOf([{ ...sides, score: '3-1', result: 'W' }]))?.[0]).toContain('result');
});
