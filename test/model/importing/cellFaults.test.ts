import { isOddName } from '@/model/card/oddName';
import { isFormula } from '@/model/importing/cells';
import { guessMapping } from '@/model/importing/columns';
import { readDays } from '@/model/importing/days';
import { createFillDown } from '@/model/importing/fillDown';
import { createRowReader } from '@/model/importing/readTable';
import { readRow } from '@/model/importing/readRow';
import { createCells } from '@/model/importing/rowCells';
import { builtInSports } from '@/model/sports';
import { chess } from '@test/support/otherSports';

const [sport] = builtInSports;

function read(said: Readonly<Record<string, string>>, one = '', of = sport) {
  const head = Object.keys(said);
  const mapping = guessMapping(head, of);
  const row = { line: 2, cells: Object.values(said) };
  return readRow(row, createCells({ head }, mapping, { one })(row), {
    sport: of,
    dayOrder: undefined,
    hasEvent: true,
  });
}

const sides = { 'Player 1': 'Tom Reed', 'Player 2': 'Max Holt' };
const factsOf = (said: Readonly<Record<string, string>>) => read({ ...sides, ...said })?.facts;
const doubtsOf = (said: Readonly<Record<string, string>>) => read({ ...sides, ...said })?.doubts;
const problemsOf = (said: Readonly<Record<string, string>>) =>
  read({ ...sides, ...said })?.problems.map(({ code }) => code);

test.each([
  ['W 3-1', { score1: 3, score2: 1 }],
  ['w 3:1', { score1: 3, score2: 1 }],
  ['L 1-3', { score1: 1, score2: 3 }],
  ['1-3 L', { score1: 1, score2: 3 }],
  ['Win 3–1', { score1: 3, score2: 1 }],
  ['0-3 (loss)', { score1: 0, score2: 3 }],
  ['勝 3-1', { score1: 3, score2: 1 }],
  ['● 1-3', { score1: 1, score2: 3 }],
  ['W', { winner: 'player1', outcome: 'winner' }],
  ['3‑1', { score1: 3, score2: 1 }],
  ['½-½', { outcome: 'draw' }],
  ['1/2-1/2', { outcome: 'draw' }],
])('the score cell %s has no gender and no arm', (said, facts) => {
  expect(factsOf({ Score: said })).toEqual(facts);
});

test.each([
  [{ Score: '½-½' }, 0.5, 0.5],
  [{ Score: '1/2-1/2' }, 0.5, 0.5],
  [{ Score: '0.5–0.5' }, 0.5, 0.5],
  [{ Score: '½' }, 0.5, 0.5],
  [{ Score: '2½-1½' }, 2.5, 1.5],
  [{ Score: '2,5:1,5' }, 2.5, 1.5],
  [{ Score: '3-1' }, 3, 1],
  [{ 'Score 1': '2½', 'Score 2': '1.5' }, 2.5, 1.5],
  [{ 'Score 1': '½', 'Score 2': '0,5' }, 0.5, 0.5],
  [{ 'Score 1': '3', 'Score 2': '½' }, 3, 0.5],
])('half points of a sport that has them are read: %j', (said, score1, score2) => {
  const matches = { ...chess, score: { ...chess.score, most: 12 } };
  const row = read({ ...sides, ...said }, '', matches);
  expect(row?.facts).toEqual({ score1, score2 });
  expect(row?.problems).toEqual([]);
});

test.each([
  ['L 3-1', ['winner']],
  ['M 3-1', ['unknown']],
  ['3-1 R', ['unknown']],
  ['6-4 6-3', ['sets']],
  ['6-0 6-0', ['sets']],
])('the score cell %s is refused', (said, problems) => {
  expect(problemsOf({ Score: said })).toEqual(problems);
});

test.each(['-', 'open to all', 'Open', 'mixed', 'any', 'M/W', '混合'])(
  'the gender “%s” is open to all',
  (said) => {
    expect(factsOf({ Gender: said })).toEqual({ gender: '-' });
  },
);

test.each([
  ['-1', '0', { winner: 'player2', outcome: 'walkover' }],
  ['0', '-1', { winner: 'player1', outcome: 'walkover' }],
  ['W', 'L', { winner: 'player1', outcome: 'winner' }],
  ['L', 'W', { winner: 'player2', outcome: 'winner' }],
  ['DQ', '0', { winner: 'player2', outcome: 'disqualification' }],
  ['3', 'w/o', { winner: 'player1', outcome: 'walkover' }],
  ['', 'FF', { winner: 'player1', outcome: 'walkover' }],
])('points %s and %s say how the match ended', (one, two, facts) => {
  expect(factsOf({ 'Score 1': one, 'Score 2': two })).toEqual(facts);
});

test.each([
  ['W', 'W'],
  ['x', '3'],
  ['DQ', 'DQ'],
])('points %s and %s do not', (one, two) => {
  expect(problemsOf({ 'Score 1': one, 'Score 2': two })).toEqual(['score']);
});

test.each([
  ['Tom Reed (GER)', 'player1'],
  ['Tom Reed 🇩🇪', 'player1'],
  ['Holt', 'player2'],
  ['REED, Tom', 'player1'],
])('the winner “%s” is a side', (winner, side) => {
  expect(factsOf({ Winner: winner })).toMatchObject({ winner: side });
});

test('even scores may have a winner, and a part that both names have is nobody', () => {
  expect(factsOf({ Score: '2-2', Winner: 'Max Holt' })).toEqual({
    score1: 2,
    score2: 2,
    winner: 'player2',
    outcome: 'winner',
  });
  const brothers = { 'Player 1': 'Tom Reed', 'Player 2': 'Ian Reed', Winner: 'Reed' };
  expect(read(brothers)?.problems.map(({ code }) => code)).toEqual(['winner']);
});

test.each([
  [{ Score: '0-0' }, 'scoreless'],
  [{ Score: '1/2' }, 'half'],
  [{ Title: 'GM' }, 'titleWord'],
  [{ Title: '3rd dan' }, 'titleWord'],
  [{ Title: 'Sensei' }, 'titleWord'],
  [{ Title: 'Black belt' }, 'titleWord'],
  [{ Title: '横綱' }, 'titleWord'],
  [{ Title: 'МСМК' }, 'titleWord'],
  [{ Title: 'yes' }, 'titleUnnamed'],
  [{ Title: 'да' }, 'titleUnnamed'],
  [{ Title: '✓' }, 'titleUnnamed'],
  [{ Title: 'Titelkampf' }, 'titleUnnamed'],
  [{ Title: 'vacant' }, 'titleUnnamed'],
  [{ Title: 'no' }, undefined],
  [{ Title: 'n/a' }, undefined],
  [{ Title: '-' }, undefined],
  [{ Title: 'Hachidan' }, 'titleName'],
  [{ Title: 'World champion' }, 'titleName'],
  [{ Title: 'WBX and IBX world titles' }, 'titles'],
  [{ Title: 'IBX, WBX' }, 'titles'],
  [{ Title: 'IBX/WBX belt' }, 'titles'],
  [{ Title: 'IBX und WBX' }, 'titles'],
  [{ Title: 'IBX・WBX王座' }, 'titles'],
  [{ Title: 'Bread and Butter Cup' }, undefined],
  [{ Date: '2026-03-14' }, undefined],
  [{ 'Match date': '2026-03-14T02:30:00Z' }, 'zone'],
  [{ 'Match date': '2026-03-14 23:30 +09:00' }, 'zone'],
  [{ 'Match date': '2026-03-14T00:00:00Z' }, undefined],
  [{ 'Match date': '2026-03-14 02:30' }, 'lost'],
  [{ 'Player 1': 'Derya Efe CAN' }, 'code'],
  [{ 'Player 1': 'Ana Prado (Rocha)' }, 'left'],
  [{ 'Player 1': 'Ana Prado (ZZZ)' }, 'left'],
  [{ Sheet: 'Women evening' }, 'section'],
  [{ Sheet: 'Results' }, undefined],
])('%j is a doubt of its row: %s', (said, code) => {
  expect(doubtsOf(said)?.map((doubt) => doubt.code)).toEqual(code === undefined ? [] : [code]);
});

test.each([
  ['RET', { outcome: 'injury' }],
  ['INJ.', { outcome: 'injury' }],
  ['ff', { outcome: 'walkover' }],
  ['w.o.', { outcome: 'walkover' }],
  ['Aufgabe', { outcome: 'injury' }],
  ['травма', { outcome: 'injury' }],
  ['lesión', { outcome: 'injury' }],
  ['kampflos', { outcome: 'walkover' }],
  ['棄権', { outcome: 'injury' }],
  ['dyskwalifikacja', { outcome: 'disqualification' }],
])('the score cell %s says how it ended, and the column of winners who won', (Score, facts) => {
  expect(factsOf({ Score, Winner: 'Max Holt' })).toEqual({ ...facts, winner: 'player2' });
  expect(problemsOf({ Score })).toEqual(['noWinner']);
});

test.each([
  ['W RET', { winner: 'player1', outcome: 'injury' }],
  ['L w.o.', { winner: 'player2', outcome: 'walkover' }],
  ['W by DQ', { winner: 'player1', outcome: 'disqualification' }],
  ['Win (inj.)', { winner: 'player1', outcome: 'injury' }],
  ['2-1 ret.', { score1: 2, score2: 1, outcome: 'injury' }],
  ['勝 不戦勝', { winner: 'player1', outcome: 'walkover' }],
  ['3~1', { score1: 3, score2: 1 }],
  ['3 to 1', { score1: 3, score2: 1 }],
])('the score cell %s is read', (Score, facts) => {
  expect(factsOf({ Score })).toEqual(facts);
  expect(doubtsOf({ Score })).toEqual([]);
});

test.each(['Reed RET', 'Max Holt w.o.', '3-1*'])('the score cell %s is refused', (Score) => {
  expect(problemsOf({ Score })).toEqual(['unknown']);
});

test('a championship is a title', () => {
  expect(read({ ...sides, Title: 'World title' })).toMatchObject({
    facts: { title: 'World title' },
    doubts: [],
  });
  expect(read({ ...sides, Title: 'FM' })?.facts.title).toBeUndefined();
});

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
  const row = read({
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
  const row = read({ 'Res.': 'Loss', Opponent: 'Eva Lind', Score: '0-3' }, 'Ida Marsh');
  expect(row).toMatchObject({
    sides: [{ name: 'Ida Marsh' }, { name: 'Eva Lind' }],
    facts: { score1: 0, score2: 3 },
    problems: [],
  });
});

test('an empty gender, class or arm below one that is said is a doubt', () => {
  const fill = createFillDown({ 0: 'gender', 1: 'weight', 2: 'player1' });
  const above = [
    ['Men', '85kg', 'Ann'],
    ['', '', 'Bea'],
    ['Women', '', 'Cee'],
    ['', '', ''],
    ['', '70kg', 'Dee'],
  ].map((cells, at) => fill({ line: at + 1, cells }).above);
  expect(above).toEqual([[], ['Men', '85kg'], ['85kg'], [], ['Women']]);
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
  expect(read({ ...sides, Event: 'Cup', Date })?.doubts).toEqual([]);
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
  'Tom Reed Germany',
  'Tom Reed DE',
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
  expect(read({ ...sides, 'Player 1': said })?.problems.map(({ code }) => code)).toContain('formula');
});

test.each(['ditto', '同上', 'do', 'idem', '0', '12', 'undefined', 'NaN', '[object Object]', 'nil'])(
  '%s is nobody’s name',
  (said) => {
    expect(read({ ...sides, 'Player 2': said })?.problems).toEqual([{ code: 'player', said }]);
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
  expect(read(said)?.sides.map(({ name }) => name)).toEqual(names);
});

test.each([
  [sides, 'M. Holt', 'player2'],
  [sides, 'Holt M', 'player2'],
  [sides, 'Winner: Max Holt', 'player2'],
  [{ 'Player 1': '山田太郎', 'Player 2': '佐藤次郎' }, '佐藤', 'player2'],
  [{ 'Player 1': 'Иван Петров', 'Player 2': 'Пётр Сидоров' }, 'Петров И.', 'player1'],
  [{ 'Player 1': 'Max Holt', 'Player 2': 'Mia Holt' }, 'M. Holt', undefined],
  [{ 'Player 1': '山田太郎', 'Player 2': '山田次郎' }, '山田', undefined],
  [sides, 'T. Holt', undefined],
])('of %j %s won', (names, said, winner) => {
  expect(read({ ...names, Winner: said })?.facts.winner).toBe(winner);
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
  const table = { head, above: [] };
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
