import { readBytes, readText } from '@/features/import/read/readSource';
import { workbook } from '@test/support/workbook';

const utf16 = (text: string, mark: boolean): Uint8Array =>
  new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'));

const linesOf = async (bytes: Uint8Array) => {
  const read = await readBytes(bytes);
  return read.ok ? read.value.sheets[0]?.lines : read.error;
};

const table = 'Player 1,Player 2\nAnn,Bëa\n';
const cells = [
  ['Player 1', 'Player 2'],
  ['Ann', 'Bëa'],
];
const filled = (lines: unknown) =>
  Array.isArray(lines) ? lines.filter((row: readonly string[]) => row.some(Boolean)) : lines;

test.each([
  ['UTF-8', new TextEncoder().encode(table)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${table}`)],
  ['UTF-16 with its mark', utf16(table, true)],
  ['UTF-16 without one', utf16(table, false)],
  ['Windows-1252', new Uint8Array(Buffer.from(table, 'latin1'))],
])('a table in %s is read', async (_, bytes) => {
  expect(filled(await linesOf(bytes))).toEqual(cells);
});

test('an encoding that had to be guessed is told, and read otherwise when asked', async () => {
  const cyrillic = new Uint8Array([
    ...Buffer.from('Player 1;Player 2\n'),
    // Левый;Рука in Windows-1251.
    0xcb,
    0xe5,
    0xe2,
    0xfb,
    0xe9,
    0x3b,
    0xd0,
    0xf3,
    0xea,
    0xe0,
  ]);
  const read = await readBytes(cyrillic);
  expect(read).toMatchObject({ ok: true, value: { encoding: 'windows-1251' } });
  expect(read.ok && read.value.sheets[0]?.lines[1]).toEqual(['Левый', 'Рука']);
  const again = await readBytes(cyrillic, 'windows-1252');
  expect(again.ok && again.value.sheets[0]?.lines[1]?.[1]).toBe('Ðóêà');
});

test.each([
  ['tabs', 'a\tb\n"c, d"\te'],
  ['semicolons', 'a;b\n"c, d";e'],
  ['commas', 'a,b\n"c, d",e'],
])('cells are divided by %s', async (_, text) => {
  const read = await readText(text);
  expect(read.ok && read.value.sheets[0]?.lines).toEqual([
    ['a', 'b'],
    ['c, d', 'e'],
  ]);
});

test('a line break within quotation marks is part of a cell, and marks that are part of a name swallow no line', async () => {
  const broken = await readText('a,b\n"x\ny",c');
  expect(broken.ok && broken.value.sheets[0]?.lines[1]).toEqual(['x\ny', 'c']);
  const nick = await readText('Player 1\tPlayer 2\n"Monster" Michael Todd\tBea\nAnn\tCee');
  expect(nick.ok && nick.value.sheets[0]?.lines).toEqual([
    ['Player 1', 'Player 2'],
    ['"Monster" Michael Todd', 'Bea'],
    ['Ann', 'Cee'],
  ]);
});

test('a workbook is read with its days, merged cells and the values of its formulas', async () => {
  const bytes = workbook(
    [
      ['Event', 'Date', 'Player 1', 'Player 2', 'Score 1', 'Score'],
      ['Tokyo Open', { day: 46348 }, 'Ann & Co', 'Bea', 3, { formula: 'E2&"-1"', value: '3-1' }],
      ['', '', 'Cee', 'Dee', 2.5, ''],
    ],
    'A2:A3',
  );
  expect(filled(await linesOf(bytes))).toEqual([
    ['Event', 'Date', 'Player 1', 'Player 2', 'Score 1', 'Score'],
    ['Tokyo Open', '2026-11-22', 'Ann & Co', 'Bea', '3', '3-1'],
    ['Tokyo Open', '', 'Cee', 'Dee', '2.5', ''],
  ]);
});

test('records of our own dump become a table with the facts of their events and players', async () => {
  const dump = {
    event: [{ id: 'e1', name: 'Cup', date: '2026-01-01', location: 'Oslo' }],
    player: [{ id: 'ann', name: 'Ann', country: 'NO' }],
    match: [
      {
        id: 'm1',
        player1: { id: 'ann', name: 'Ann', score: 3 },
        player2: { id: 'bea', name: 'Bea', score: 1 },
        event: { id: 'e1', date: '2026-01-01', sport: { id: 'armw' } },
        choices: { age: 'U18' },
        source: ['a', 'b'],
        updatedAt: 1,
      },
      { id: 'm2', deleted: true, updatedAt: 2 },
    ],
  };
  const read = await readText(JSON.stringify(dump));
  const [head, row, ...more] = (read.ok && read.value.sheets[0]?.lines) || [];
  expect(more).toEqual([]);
  expect(Object.fromEntries((head ?? []).map((column, at) => [column, row?.[at]]))).toEqual({
    id: 'm1',
    'player1.id': 'ann',
    'player1.name': 'Ann',
    'player1.score': '3',
    'player2.id': 'bea',
    'player2.name': 'Bea',
    'player2.score': '1',
    'event.id': 'e1',
    'event.date': '2026-01-01',
    'event.sport.id': 'armw',
    'choices.age': 'U18',
    source: 'a | b',
    'event.name': 'Cup',
    'event.location': 'Oslo',
    'player1.country': 'NO',
  });
  // A file of the published parts has only matches.
  expect(await readText(JSON.stringify(dump.match))).toMatchObject({ ok: true });
});

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks', new TextEncoder().encode(' \n\n'), 'empty'],
  ['a text', new TextEncoder().encode('Hello\nthere'), 'noTable'],
  ['another JSON', new TextEncoder().encode('{"a":1}'), 'noTable'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWorkbook'],
  ['half a workbook', workbook([['a', 'b']]).slice(0, 300), 'broken'],
  ['too many bytes', new Uint8Array(12_000_001), 'tooBig'],
  ['too many columns', new TextEncoder().encode(`${'a,'.repeat(100)}b\n`), 'tooWide'],
  ['too many rows', new TextEncoder().encode('a,b\n'.repeat(5_002)), 'tooLong'],
])('of %s it is said why it is no table', async (_, bytes, error) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readBytes(bytes)).toEqual({ ok: false, error });
  silent.mockRestore();
});

test.each(['[match]\nplayer1 = "Tom"\n', '"Tom"\n\n', 'He said "Tom"\r\n"Max"\r\n'])(
  'a text of one column with quotation marks is no table: %j',
  async (text) => {
    expect(await readText(text)).toEqual({ ok: false, error: 'noTable' });
  },
);
