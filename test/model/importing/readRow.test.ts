import { createFillDown } from '@/model/importing/fillDown';
import { joinDays } from '@/model/importing/joinDays';
import { readRow } from '@/model/importing/readRow';
import { createCells } from '@/model/importing/rowCells';
import { guessMapping, type Mapping } from '@/model/importing/columns';
import { stageOf } from '@/model/card/stages';
import { builtInSports } from '@/model/sports';

const [sport] = builtInSports;

function read(said: Readonly<Record<string, string>>) {
  const head = Object.keys(said);
  const mapping: Mapping = guessMapping(head, sport);
  const row = { line: 2, cells: Object.values(said) };
  return readRow(row, createCells({ head }, mapping)(row), { sport, dayOrder: undefined, hasEvent: false });
}

const sides = { Event: 'Tokyo Open', Date: '2026-11-22', 'Player 1': 'Ann Ash', 'Player 2': 'Bea Birch' };
const factsOf = (said: Readonly<Record<string, string>>) => read({ ...sides, ...said })?.facts;
const problemsOf = (said: Readonly<Record<string, string>>) =>
  read({ ...sides, ...said })?.problems.map(({ code }) => code);

test('a whole row becomes a match of its event', () => {
  const row = read({
    ...sides,
    Country: '',
    'Country 1': 'JPN',
    'Country 2': '日本',
    Score: '3:1',
    Arm: 'right hand',
    Class: '-85kg',
    Gender: 'Women',
    Round: 'Semi-final',
    No: '7',
    Venue: 'Ota City',
    Source: 'https://example.com/results',
  });
  expect(row).toMatchObject({
    sides: [
      { name: 'Ann Ash', spelling: 'ann ash', country: 'JP' },
      { name: 'Bea Birch', country: 'JP' },
    ],
    event: { name: 'Tokyo Open', date: '2026-11-22', location: 'Ota City', key: 'tokyo open/2026-11-22' },
    facts: { score1: 3, score2: 1, arm: 'R', gender: 'W', round: 'semifinal' },
    order: 7,
    source: 'https://example.com/results',
    problems: [],
    doubts: [],
  });
  expect(row?.facts.weight).toBeDefined();
});

test.each([
  [{ Score: '3-1' }, { score1: 3, score2: 1 }],
  [{ Score: '3 – 1' }, { score1: 3, score2: 1 }],
  [{ Score: '3/1' }, { score1: 3, score2: 1 }],
  [
    { 'Score 1': '3', 'Score 2': '1' },
    { score1: 3, score2: 1 },
  ],
  [
    { 'Score 1': '3.0', 'Score 2': '0' },
    { score1: 3, score2: 0 },
  ],
  [{ Winner: 'birch bea' }, { winner: 'player2', outcome: 'winner' }],
  [{ Winner: 'Red' }, { winner: 'player1', outcome: 'winner' }],
  [
    { Winner: '2', Outcome: 'Walkover' },
    { winner: 'player2', outcome: 'walkover' },
  ],
  [
    { Winner: 'Ann Ash', Score: '3-1' },
    { score1: 3, score2: 1 },
  ],
  [
    { Score: 'W/O', Winner: 'Ann Ash' },
    { outcome: 'walkover', winner: 'player1' },
  ],
  [{ Score: 'draw' }, { outcome: 'draw' }],
  [{ 'W/L': 'L' }, { winner: 'player2', outcome: 'winner' }],
  [{ Score: '-' }, {}],
  [
    { 'Body weight 1': '92,3 kg', 'Body weight 2': '203 lbs' },
    { weight1: 92.3, weight2: 92.08 },
  ],
  [{ 'Body weight 1 (lb)': '200' }, { weight1: 90.72 }],
])('%j says %j', (said, facts) => {
  expect(factsOf(said as Readonly<Record<string, string>>)).toMatchObject(facts);
  if (Object.keys(facts).length === 0) expect(factsOf(said as never)).toEqual({});
});

test('a table of winners and losers has the winner first', () => {
  const row = read({ Event: 'Cup', Date: '2026-11-22', Loser: 'Ann Ash', Winner: 'Bea Birch', Score: '3-0' });
  expect(row).toMatchObject({ sides: [{ name: 'Bea Birch' }, { name: 'Ann Ash' }], facts: { score1: 3 } });
  expect(row?.problems).toEqual([]);
});

test.each([
  [{ Score: '2026-03-01' }, 'scoreAsDay'],
  [{ Score: '3-Jan' }, 'scoreAsDay'],
  [{ Score: '3:01' }, 'scoreAsDay'],
  [{ Score: '1899-12-30T03:01:00.000Z' }, 'scoreAsDay'],
  [{ Score: 'banana' }, 'unknown'],
  [{ Score: '=A1&B1' }, 'formula'],
  [{ Score: '#REF!' }, 'formula'],
  [{ Score: '3-1', Winner: 'Bea Birch' }, 'winner'],
  [{ Winner: 'Somebody Else' }, 'winner'],
  [{ Score: 'walkover' }, 'noWinner'],
  [{ 'Player 2': 'Ash Ann' }, undefined],
  [{ 'Player 2': 'ANN ASH' }, 'samePlayer'],
  [{ 'Player 2': '' }, 'player'],
  [{ 'Player 2': 'TBA' }, 'player'],
  [{ Date: 'soon' }, 'day'],
  [{ Date: '03/04/2026' }, 'ambiguousDay'],
  [{ Event: '' }, 'event'],
  [{ Sport: 'chess' }, 'sport'],
  [{ Sport: 'armw' }, undefined],
  [{ Video: 'https://example.com/x' }, 'video'],
  [{ 'Body weight 1': 'heavy' }, 'bodyWeight'],
  [{ 'Body weight 1': '9000' }, 'bodyWeight'],
  [{ Venue: 'x'.repeat(200) }, 'line'],
])('of %j the problem is %s', (said, problem) => {
  expect(problemsOf(said as Readonly<Record<string, string>>)).toEqual(
    problem === undefined ? [] : [problem],
  );
});

test('a class that follows from a weight that is no limit is doubtful, and what is not known is left out and told', () => {
  const row = read({ ...sides, Class: '83.2 kg', Gender: 'men', 'Country 1': 'Atlantis', No: 'first' });
  expect(row?.doubts.map(({ code }) => code).sort()).toEqual([
    'class',
    'country',
    'order',
    'weight',
    'weight',
  ]);
  expect(row?.facts).toMatchObject({ weight: '85kg', weight1: 83.2, weight2: 83.2 });
  expect(read({ ...sides, Class: '85 kg', Gender: 'men' })?.facts).not.toHaveProperty('weight1');
});

test('a cell that our own table guards is read without the guard', () => {
  expect(read({ ...sides, Note: "'=not a formula" })?.note).toBe('=not a formula');
});

test('a row without any cell is none', () => {
  expect(read({ 'Player 1': ' ', 'Player 2': '' })).toBeUndefined();
});

test('merged cells of an event count for the rows below, and nothing goes on to another event', () => {
  const mapping: Mapping = { 0: 'event.name', 1: 'event.date', 2: 'player1', 3: 'event.location' };
  const fill = createFillDown(mapping);
  const [first, second, blank, other, last] = [
    { line: 1, cells: ['Cup', '2026-01-01', 'Ann', 'Oslo'] },
    { line: 2, cells: ['', '', 'Bea', ''] },
    { line: 3, cells: ['', '', '', ''] },
    { line: 4, cells: ['Open', '2026-02-02', 'Cee'] },
    { line: 5, cells: ['', '', 'Dee'] },
  ].map((row) => fill(row));
  expect(second?.row.cells).toEqual(['Cup', '2026-01-01', 'Bea', 'Oslo']);
  expect(blank?.row.cells).toEqual(['', '', '', '']);
  expect(other?.row.cells).toEqual(['Open', '2026-02-02', 'Cee']);
  expect(last?.row.cells).toEqual(['Open', '2026-02-02', 'Dee']);
  expect([first, second, blank, other, last].map((each) => each?.isFilled)).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  ['Final', 'final'],
  ['1/2 final', 'semifinal'],
  ['Grand Final', 'Grand final'],
  ['super-final', 'Super final'],
  ['2nd round', 'Round 2'],
  ['第1回戦', '第1回戦'],
  ['Bronze match', '3rd place'],
  ['Main event', undefined],
  ['準々決勝', 'quarterfinal'],
  ['Round 3', 'Round 3'],
])('the stage %s is %s', (said, round) => {
  expect(stageOf(said)).toBe(round);
});

test('rows of one event on days that follow each other are of one event, each match with its own day', () => {
  const on = (date: string, name = 'Tokyo Open') => read({ ...sides, Event: name, Date: date })!;
  const rows = joinDays([on('2026-11-22'), on('2026-11-24'), on('2026-12-20'), on('2026-11-23', 'Other')]);
  expect(rows.map(({ event, date }) => [event?.key, event?.date, event?.endDate, date])).toEqual([
    ['tokyo open/2026-11-22', '2026-11-22', '2026-11-24', '2026-11-22'],
    ['tokyo open/2026-11-22', '2026-11-22', '2026-11-24', '2026-11-24'],
    ['tokyo open/2026-12-20', '2026-12-20', undefined, undefined],
    ['other/2026-11-23', '2026-11-23', undefined, undefined],
  ]);
});

test('a month or a year is the date of its event, and of no other with a day', () => {
  const row = read({ ...sides, Date: 'Nov 2026' });
  expect(row?.problems).toEqual([]);
  expect(row?.event).toMatchObject({ date: '2026-11-01', datePrecision: 'month' });
  const others = ['2026-11-01', '2026', '2026-11-02'].map((date) => read({ ...sides, Date: date }));
  const rows = joinDays([row, ...others].filter((each) => each !== undefined));
  expect(rows.map(({ event }) => [event?.date, event?.endDate, event?.datePrecision])).toEqual([
    ['2026-11-01', undefined, 'month'],
    ['2026-11-01', '2026-11-02', undefined],
    ['2026-01-01', undefined, 'year'],
    ['2026-11-01', '2026-11-02', undefined],
  ]);
  expect(new Set(rows.map(({ event }) => event?.key)).size).toBe(3);
});

test('the time of a day in another zone is a doubt', () => {
  const row = read({ ...sides, Date: '2026-03-14T02:30:00Z' });
  expect(row?.event?.date).toBe('2026-03-14');
  expect(row?.doubts).toEqual([{ code: 'zone', said: '2026-03-14T02:30:00Z' }]);
});
