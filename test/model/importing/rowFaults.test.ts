import { isOddName } from '@/model/card/oddName';
import { isFormula } from '@/model/importing/cells';
import { guessMapping } from '@/model/importing/columns';
import { readDays } from '@/model/importing/days';
import { createFillDown } from '@/model/importing/fillDown';
import { createRowReader } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import { builtInSports } from '@/model/sports';
import { doubtsOf, factsOf, problemsOf, readCells, twoPlayers } from '@test/support/readCells';

const [sport] = builtInSports;

test.each(['Winner M3', 'T.B.A.', 'No opponent', '不戦勝', 'BYE', 'Freilos'])('%s is no player', (said) => {
  expect(problemsOf({ 'Player 2': said })).toEqual(['player']);
});

test.each([
  '14-Mar-2026',
  '14-Mar-26',
  'Sat, 14 Mar 2026',
  'Saturday 14 March 2026',
  'Samstag, 14. März 2026',
  '14. März 2026',
  '14 марта 2026 г.',
  'сб, 14 марта 2026 года',
  '20260314',
  '14/Mar/2026',
  'March 14, 2026',
  '14 de marzo de 2026',
  '14 mars 2026',
  '14 marca 2026 r.',
  '14 Mart 2026',
  '14 березня 2026',
  '2026年3月14日(土)',
])('%s is a day', (said) => {
  expect(readDays(said, undefined)).toEqual({ date: '2026-03-14' });
});

test.each(['20261314', '14 Foo 2026', '31 Feb 2026'])('%s is none', (said) => {
  expect(readDays(said, undefined)).toBe('day');
});

test('given and family name in two columns are one name, and names of two words may be written as one', () => {
  const row = readCells({
    'Given name 1': 'Ida',
    'Family name 1': 'Marsh',
    'second.firstName': 'Nora',
    'second.lastName': 'Quill',
    eventName: 'Lake Cup',
    weightCategory: '65 kg',
  });
  expect(row?.sides.map(({ name }) => name)).toEqual(['Ida Marsh', 'Nora Quill']);
  expect(guessMapping(['eventName', 'eventDate', 'weightCategory'], sport)).toEqual({
    0: 'event.name',
    1: 'event.date',
    2: 'weight',
  });
});

test('the side that a record of one person has no column for is said once', () => {
  const row = readCells({ 'Res.': 'Loss', Opponent: 'Eva Lind', Score: '0-3' }, 'Ida Marsh');
  expect(row).toMatchObject({
    sides: [{ name: 'Ida Marsh' }, { name: 'Eva Lind' }],
    facts: { score1: 0, score2: 3 },
    problems: [],
  });
});

test('an empty gender, class, arm or stage below one that is said is a doubt', () => {
  const fill = createFillDown({ 0: 'gender', 1: 'weight', 2: 'player1', 3: 'round' });
  const above = [
    ['Men', '85kg', 'Ann', 'Final'],
    ['', '', 'Bea', ''],
    ['Women', '', 'Cee', 'Final'],
    ['', '', ''],
    ['', '70kg', 'Dee', 'Semi'],
  ].map((cells, at) => fill({ line: at + 1, cells }).above);
  expect(above).toEqual([[], ['Men', '85kg', 'Final'], ['85kg'], [], ['Women']]);
});

test('the name of a sheet heads its rows, and a row that says another counts for itself', () => {
  expect(factsOf({ Sheet: 'Women 65 kg Right' })).toEqual({ gender: 'W', weight: '65kg', arm: 'R' });
  expect(factsOf({ Sheet: 'Women Right', Arm: 'Left' })).toEqual({ gender: 'W', arm: 'L' });
});

test.each([
  '14 maaliskuuta 2026',
  'lördag 14 mars 2026',
  'сенбі, 14 наурыз 2026',
  '14 Martie 2026',
  '14 březen 2026',
])('%s has no word besides the day', (Date) => {
  expect(readCells({ ...twoPlayers, Event: 'Cup', Date })?.doubts).toEqual([]);
});

test.each([
  'Tom Reed - Oak Hill',
  'Tom Reed / Ian Stout',
  'Tom Reed & Ian Stout',
  'Dr. Tom Reed',
  'GM Tom Reed',
  'Final Tom Reed',
  'Halbfinale Tom Reed',
  '1. Tom Reed',
  'Tom Reed III',
  'Tom Reed III-I',
  'Tom Reed Germany',
  'Tom Reed DE',
  'Tom Reed · Lindau',
  'Tom Reed … Lindau',
  'Tom Reed. Lindau',
  'Final- Tom Reed',
  'Final-Tom Reed',
  'Upset! Tom Reed',
  'Tom Reed Left',
  'Tom Reed WO',
  'Tom Reed TMB',
  'Tom Reed, Ian Stout',
  'Reed, Tom',
  'Nobody yet',
  'Unknown American',
  'Winner Ash-Birch',
  'Team USA',
  'Reed Team',
  'TBA선수',
  '山田太郎選手',
  '李强 弃权',
  'Tоm Reed',
  'Tom Reed Том Рид',
  'Mu¤oz',
  'LL',
  'Tom Reed TX',
  'Tom Reed OH',
  'III. Tom Reed',
  'a) Tom Reed',
  'राहुल शर्मा ने अमित कुमार को',
  'M. H.',
])('%s is asked about as a name', (name) => {
  expect(isOddName(name)).toBe(true);
});

test.each([
  'Gm Akter',
  'Im Sung',
  'Ana-Maria Gil',
  'Tom O’Reed',
  'Bronze Lucy',
  'Mary Ann Sir',
  'Jean-Luc de la Tour',
  'Li Na',
  'Karl v. Berg',
  'Thi Minh LE',
  'V. Tom Reed',
  'محمد علي بن حسن',
  'Max Holt, Jr.',
  'Max Holt JR',
  'Max "Hammer" Holt',
  'Мария фон Браун',
  'マイケル・トッド',
])('%s is a name', (name) => {
  expect(isOddName(name)).toBe(false);
});

test.each([
  '#NV',
  '#WERT!',
  '#VALEUR!',
  '#¿NOMBRE?',
  '#Н/Д',
  '#ЗНАЧ!',
  '#SAYI/0!',
  '#REF',
  'Err:502',
  'Loading...',
  '####',
  '{=A1}',
  '+A1+B1',
])('%s in any column is a formula instead of its value', (said) => {
  expect(problemsOf({ Score: said })).toEqual(['formula']);
  expect(readCells({ ...twoPlayers, 'Player 1': said })?.problems.map(({ code }) => code)).toContain(
    'formula',
  );
});

test.each(['ditto', '同上', 'do', 'idem', '0', '12', 'undefined', 'NaN', '[object Object]', 'nil'])(
  '%s is nobody’s name',
  (said) => {
    expect(readCells({ ...twoPlayers, 'Player 2': said })?.problems).toEqual([{ code: 'player', said }]);
  },
);

test.each(['#1', '+85', '-75kg', '@home', 'Err: lost'])('%s is no formula', (said) => {
  expect(isFormula(said)).toBe(false);
});

test.each([
  [{ 姓1: '山田', 名1: '太郎', 姓2: '佐藤', 名2: '次郎' }, ['山田 太郎', '佐藤 次郎']],
  [
    { 'First name 1': 'Tom', 'Last name 1': 'Reed', 'First name 2': 'Max', 'Last name 2': 'Holt' },
    ['Tom Reed', 'Max Holt'],
  ],
])('%j are whole names in the order of their script', (said, names) => {
  expect(readCells(said)?.sides.map(({ name }) => name)).toEqual(names);
});

test.each([
  [twoPlayers, 'M. Holt', 'player2'],
  [twoPlayers, 'Holt M', 'player2'],
  [twoPlayers, 'Winner: Max Holt', 'player2'],
  [{ 'Player 1': '山田太郎', 'Player 2': '佐藤次郎' }, '佐藤', 'player2'],
  [{ 'Player 1': 'Иван Петров', 'Player 2': 'Пётр Сидоров' }, 'Петров И.', 'player1'],
  [{ 'Player 1': 'Max Holt', 'Player 2': 'Mia Holt' }, 'M. Holt', undefined],
  [{ 'Player 1': '山田太郎', 'Player 2': '山田次郎' }, '山田', undefined],
  [twoPlayers, 'T. Holt', undefined],
])('of %j %s won', (names, said, winner) => {
  expect(readCells({ ...names, Winner: said })?.facts.winner).toBe(winner);
  if (winner !== undefined) expect(doubtsOf({ ...names, Winner: said })).toEqual([]);
});

test.each([
  ['Draw', 'draw'],
  ['NC', 'noContest'],
  ['引き分け', 'draw'],
])('%s in a column of results is an outcome', (said, outcome) => {
  expect(factsOf({ Res: said })).toEqual({ outcome });
});

test.each([
  ['Women 65 Left', { gender: 'W', weight: '65kg', arm: 'L' }],
  ['M 85 R', { gender: 'M', weight: '85kg', arm: 'R' }],
  ['Men_85kg_R', { gender: 'M', weight: '85kg', arm: 'R' }],
])('a sheet called %s heads its rows, which stay in doubt', (sheet, facts) => {
  expect(factsOf({ sheet })).toEqual(facts);
  expect(doubtsOf({ sheet })).toEqual([{ code: 'guessedSection', said: sheet }]);
});

test.each([
  'Masters 50 L',
  'Grand Masters 60 Left',
  'Veterans_40_R',
  'Masters 40-45 L',
  'Juniors 18 Left',
  'Ветераны 50 левая',
])('the age in a heading such as %s is no weight class, and the heading is not read', (sheet) => {
  expect(factsOf({ sheet })).toEqual({});
  expect(doubtsOf({ sheet })).toEqual([{ code: 'section', said: sheet }]);
});

test('a class behind the gender of masters is one', () => {
  expect(factsOf({ sheet: 'Masters Men 85 Left' })).toMatchObject({ gender: 'M', weight: '85kg', arm: 'L' });
});

test('a heading in a column of classes heads the rows below it, and a class alone does not', () => {
  const head = ['Class', 'Player 1', 'Player 2'];
  const table = { head, above: [], rows: [] };
  const of = (text: string) => {
    const readOne = createRowReader(table, guessMapping(head, sport), {
      sport,
      dayOrder: undefined,
      hasEvent: true,
    });
    return [
      readOne({ line: 2, cells: [text] })?.problems.length,
      readOne({ line: 3, cells: ['', 'Tom Reed', 'Max Holt'] })?.facts,
    ];
  };
  expect(of('Women 65 kg Left')).toEqual([undefined, { gender: 'W', weight: '65kg', arm: 'L' }]);
  expect(of('65 kg')).toEqual([2, {}]);
});

test.each([
  ['weight', 'weight_unit', '187', 'lb', { weight: '85kg' }],
  ['Weight class', 'Units', '85', 'KG', { weight: '85kg' }],
  ['weight', 'weight_unit', '85', 'kilo?', { weight: '85kg' }],
  ['weight', 'weight_unit', '85 kg', 'lb', { weight: '85kg' }],
  ['weight 1', 'unit', '198.4', 'lbs', { weight1: 89.99 }],
])('the unit of %s is in a column %s', (heading, unit, weight, said, facts) => {
  const table = tableOf(
    [
      ['Player 1', 'Player 2', heading, unit],
      ['Tom Reed', 'Max Holt', weight, said],
    ],
    sport,
  );
  const reader = createRowReader(table, guessMapping(table.head, sport), {
    sport,
    dayOrder: undefined,
    hasEvent: true,
  });
  expect(table.rows.map((row) => reader(row)?.facts)).toEqual([facts]);
});
