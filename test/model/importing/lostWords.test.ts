import { guessMapping } from '@/model/importing/columns';
import { createRowReader } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import { armWrestling as sport } from '@test/support/factories';

const row = (said: Readonly<Record<string, string>>, above: readonly (readonly string[])[] = []) => {
  const head = ['Player 1', 'Player 2', ...Object.keys(said)];
  const read = tableOf([...above, head, ['Tom Reed', 'Max Holt', ...Object.values(said)]], sport);
  const reader = createRowReader(read, guessMapping(read.head, sport), {
    sport,
    dayOrder: 'dayFirst',
    hasEvent: false,
  });
  return read.rows.map(reader).at(-1);
};
const cup = { Event: 'Lake Cup' };
const doubtsOf = (said: Readonly<Record<string, string>>) =>
  row({ ...cup, ...said })?.doubts.map((doubt) => `${doubt.code} ${doubt.said}`.trim());

test.each([
  [{ Winner: 'Tom Reed (injury)' }, ['lost injury']],
  [{ Winner: 'Tom Reed (CAN)' }, ['lost can']],
  [{ Winner: 'Holt', Loser: 'Reed' }, []],
  [{ 'Score 1': '5', 'Score 2': 'DQ' }, ['lost 5']],
  [{ 'Score 1': '-1', 'Score 2': '0' }, []],
  [{ Method: 'pin' }, ['lost pin']],
  [{ Method: 'by points' }, ['lost by points']],
  [{ Method: 'by points', Score: '3-1' }, []],
  [{ Method: 'points', Score: '3-1' }, []],
  [{ Date: '14 Mar 2026 18:30' }, ['lost 18:30']],
  [{ Date: '14 Mar 2026 7pm' }, ['lost 7pm']],
  [{ Date: 'Maribor, 14 Mar 2026' }, ['lost Maribor']],
  [{ Date: 'сб, 14 марта 2026 года' }, []],
  [{ Date: '2026-03-14T00:00:00Z' }, []],
  [{ Sheet: 'Oslo evening' }, ['section Oslo evening']],
  [{ Sheet: 'Tabelle1' }, []],
  [{ Sheet: 'Munka1' }, []],
  [{ Sheet: 'Women Right', Arm: 'L' }, ['lost Right']],
  [{ Sheet: 'Finals' }, []],
  [{ Round: 'Semi-final', Class: '75kg' }, []],
  [{ Video: 'https://youtu.be/dQw4w9WgXcQ from 3:05' }, undefined],
  [{ 'Body weight 1': '92,3', 'Body weight 2': '90', Gender: 'men' }, ['bodyClass 95kg']],
])('%j leaves %j to doubt', (said, doubts) => {
  if (doubts === undefined) expect(row({ ...cup, ...said })?.problems).not.toEqual([]);
  else expect(doubtsOf(said)).toEqual(doubts);
});

test('the loser that a table names has lost', () => {
  expect(row({ ...cup, Loser: 'Reed' })?.facts.winner).toBe('player2');
  expect(row({ ...cup, Loser: 'Somebody Else' })?.problems.map(({ code }) => code)).toEqual(['winner']);
  expect(row({ ...cup, Winner: 'Reed', Loser: 'Reed' })?.problems.map(({ code }) => code)).toEqual(['twice']);
});

test('a heading above the column names or between the rows counts for the rows below it', () => {
  expect(row(cup, [['Women 65 kg'], ['Lake Cup 2026']])?.facts).toMatchObject({
    gender: 'W',
    weight: '65kg',
  });
  const lines = [
    ['Player 1', 'Player 2', 'Gender'],
    ['Left arm', 'Left arm', 'Left arm'],
    ['Tom Reed', 'Max Holt', 'men'],
    ['Women'],
    ['Ida Marsh', 'Nora Quill', ''],
    ['Main event'],
    ['Ida Marsh', 'Eva Lind', ''],
    ['Women 9999 kg'],
    ['Eva Lind', 'Nora Quill', ''],
    ['', '', 'men'],
  ];
  const read = tableOf(lines, sport);
  const reader = createRowReader(read, guessMapping(read.head, sport), {
    sport,
    dayOrder: undefined,
    hasEvent: true,
  });
  const rows = read.rows.flatMap((each) => reader(each) ?? []);
  expect(rows.map(({ facts, problems }) => [facts, problems.length > 0])).toEqual([
    [{ gender: 'M', arm: 'L' }, false],
    [{ gender: 'W', arm: 'L' }, false],
    [{ gender: 'W', arm: 'L', main: true }, false],
    [{}, true],
    [{}, false],
    [{ gender: 'M' }, true],
  ]);
  expect(rows[4]?.doubts).toEqual(
    expect.arrayContaining([
      { code: 'section', said: 'Women 9999 kg' },
      { code: 'below', said: 'men' },
    ]),
  );
});
