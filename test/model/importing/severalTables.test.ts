import { guessMapping } from '@/model/importing/columns';
import { createRowReader, sectionsBeside } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import { builtInSports } from '@/model/sports';

const [sport] = builtInSports;

/** Each match of the table: its sides, its facts and its number of problems. */
function matchesIn(lines: readonly (readonly string[])[], mapped: Readonly<Record<number, 'note'>> = {}) {
  const table = tableOf(lines, sport);
  const mapping = { ...guessMapping(table.head, sport), ...mapped };
  const read = createRowReader(table, mapping, { sport, dayOrder: undefined, hasEvent: true });
  return table.rows.flatMap((row) => {
    const found = read(row);
    if (found === undefined) return [];
    const { sides, facts, problems, note } = found;
    return [
      [
        sides.map(({ name }) => name).join(' – '),
        note === undefined ? facts : { ...facts, note },
        problems.length,
      ],
    ];
  });
}

const won = { score1: 3, score2: 1 };

test('a second table in a sheet is read by its own columns, so that its loser does not win', () => {
  const lines = [
    ['Winner', 'Loser', 'Score'],
    ['Tom Reed', 'Max Holt', '3-1'],
    ['', '', ''],
    ['Loser', 'Winner', 'Score'],
    ['Ida Marsh', 'Nora Quill', '3-1'],
  ];
  expect(matchesIn(lines)).toEqual([
    ['Tom Reed – Max Holt', won, 0],
    ['Nora Quill – Ida Marsh', won, 0],
  ]);
});

test('headings that repeat above the next class are no match, and the class counts', () => {
  const head = ['Player 1', 'Player 2', 'Score'];
  const lines = [
    ['Men 85 kg Right', '', ''],
    head,
    ['Tom Reed', 'Max Holt', '3-1'],
    ['Women 65 kg Left', '', ''],
    head,
    ['Ida Marsh', 'Nora Quill', '3-1'],
  ];
  expect(matchesIn(lines)).toEqual([
    ['Tom Reed – Max Holt', { ...won, gender: 'M', weight: '85kg', arm: 'R' }, 0],
    ['Ida Marsh – Nora Quill', { ...won, gender: 'W', weight: '65kg', arm: 'L' }, 0],
  ]);
});

test('what somebody chose for a column counts for the column with its heading in the next table', () => {
  const lines = [
    ['Player 1', 'Player 2', 'Score', 'Table'],
    ['Tom Reed', 'Max Holt', '3-1', 'A4'],
    ['Table', 'Player 1', 'Player 2', 'Score'],
    ['B1', 'Ida Marsh', 'Nora Quill', '3-1'],
  ];
  expect(matchesIn(lines, { 3: 'note' })).toEqual([
    ['Tom Reed – Max Holt', { ...won, note: 'A4' }, 0],
    ['Ida Marsh – Nora Quill', { ...won, note: 'B1' }, 0],
  ]);
});

test('a cell behind the last heading is a doubt of its row, and a column without a heading that most rows fill is none', () => {
  const doubts = (lines: readonly (readonly string[])[]) => {
    const table = tableOf(lines, sport);
    const mapping = guessMapping(table.head, sport);
    const read = createRowReader(table, mapping, { sport, dayOrder: undefined, hasEvent: true });
    return table.rows.map((row) => read(row)?.doubts.map(({ code, said }) => `${code} ${said}`));
  };
  const head = ['Player 1', 'Player 2', 'Note'];
  const rest = ['Otto Kern', 'Paul Wirth', 'good'];
  expect(doubts([head, ['Tom Reed', 'Max Holt', 'good', ' very good'], rest])).toEqual([
    ['lost very good'],
    [],
  ]);
  expect(doubts([head, ['Tom Reed', 'Max Holt', '', 'A'], [...rest, 'B']])).toEqual([[], []]);
});

test('a column without a heading is one of sections where all its texts head rows', () => {
  const sections = (beside: readonly string[], heading = '') =>
    sectionsBeside(
      tableOf([[heading, 'Player 1', 'Player 2'], ...beside.map((text) => [text, 'Tom', 'Max'])], sport),
      sport,
    );
  expect(sections(['Women 60 kg', '', 'Men 85 kg Left'])).toEqual({ 0: 'section' });
  expect(sections(['Women 60 kg', 'Table 4'])).toEqual({});
  expect(sections(['', ''])).toEqual({});
  expect(sections(['Women', 'Men'], 'Team')).toEqual({});
});
