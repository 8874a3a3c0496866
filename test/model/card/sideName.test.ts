import { sideName } from '@/model/card/sideName';
import { countryOf } from '@/model/records/countryOf';
import { armWrestling } from '@test/support/factories';
import { readFlat } from '@test/support/readCardLines';

test.each([
  ['Levan Saginashvili 🇬🇪', { name: 'Levan Saginashvili', country: 'GE' }],
  ['🇬🇪 Levan Saginashvili', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Ray Wylie 🏴󠁧󠁢󠁥󠁮󠁧󠁿', { name: 'Ray Wylie', country: 'GB-ENG' }],
  ['Levan Saginashvili (GEO)', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Levan Saginashvili (GE)', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Levan Saginashvili (Georgia)', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Levan Saginashvili (Грузия)', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Levan Saginashvili (ジョージア)', { name: 'Levan Saginashvili', country: 'GE' }],
  ['Devon Larratt (CA)', { name: 'Devon Larratt', country: 'CA', code: 'CA' }],
  ['Levan Saginashvili GEO', { name: 'Levan Saginashvili', country: 'GE', code: 'GEO' }],
  ['🥇 Ann Ash', { name: 'Ann Ash' }],
  ['Ann Ash (XX)', { name: 'Ann Ash', left: '(XX)' }],
  // These may be countries or names.
  ['LEE MIN KOR', { name: 'LEE MIN KOR' }],
  ['Kim KOR', { name: 'Kim KOR' }],
  ['Dave (The Hand) Ash', { name: 'Dave (The Hand) Ash' }],
  ['Левый Сагинашвили / Levan Saginashvili', { name: 'Levan Saginashvili', other: 'Левый Сагинашвили' }],
  ['Levan Saginashvili / ლევან საგინაშვილი', { name: 'Levan Saginashvili', other: 'ლევან საგინაშვილი' }],
  ['Levan Saginashvili (ლევან საგინაშვილი)', { name: 'Levan Saginashvili', other: 'ლევან საგინაშვილი' }],
  ['山田太郎 (Taro Yamada) 🇯🇵', { name: 'Taro Yamada', other: '山田太郎', country: 'JP' }],
  ['Ann / Bea', { name: 'Ann / Bea' }],
])('%s', (said, side) => {
  expect(sideName(said)).toEqual(side);
});

test('a country is known by its flag, its codes, and its name in a dozen languages', () => {
  const said = ['🇯🇵', 'JP', 'JPN', 'Japan', '日本', 'Япония', 'Japonya'];
  expect(said.map(countryOf)).toEqual(Array(7).fill('JP'));
  expect(['USA', 'U.S.A.', 'U.K', 'England', 'GER', 'Turkey'].map(countryOf)).toEqual([
    'US',
    'US',
    'GB',
    'GB-ENG',
    'DE',
    'TR',
  ]);
  expect(['', 'X', 'A.B.', 'Atlantis', 'XX', 'jp'].map(countryOf)).toEqual(Array(6).fill(undefined));
});

test('a code that is also one of a state of the USA is asked about, unless the other side has no such code', () => {
  const asked = (text: string) =>
    readFlat(text, armWrestling).map((line) => ('doubts' in line ? Object.keys(line.doubts ?? {}) : []));
  expect(asked('Ann Ash (AL) - Bea Birch (GA)')).toEqual([['player1.code', 'player2.code']]);
  expect(asked('Ann Ash (CA) - Bea Birch')).toEqual([['player1.code']]);
  expect(asked('Ann Ash (CA) - Bea Birch (BR)')).toEqual([[]]);
});

const matchesOf = (text: string) =>
  readFlat(text, armWrestling).flatMap((line) => (line.kind === 'match' ? [line.match] : []));

test('a line says where its people are from, and how they are written elsewhere', () => {
  expect(matchesOf('Levan Saginashvili 🇬🇪 vs Devon Larratt (CAN) 3-0 R')).toEqual([
    expect.objectContaining({
      player1: 'Levan Saginashvili',
      country1: 'GE',
      player2: 'Devon Larratt',
      country2: 'CA',
    }),
  ]);
  expect(matchesOf('Леван Сагинашвили / Levan Saginashvili - Devon Larratt 3-0')).toEqual([
    {
      player1: 'Levan Saginashvili',
      other1: 'Леван Сагинашвили',
      player2: 'Devon Larratt',
      score1: 3,
      score2: 0,
    },
  ]);
});

test('the headings of a bracket give the stage of the lines below them', () => {
  const bracket = [
    'Women Left 70kg',
    'Quarter finals',
    'Ann - Bea 2-0',
    '準決勝',
    'Ann - Cee 2-1',
    'Final:',
    'Ann - Dee 2-0',
    'Men Right',
    'Eve - Fay',
    'Round 2',
    'Gus - Hal',
  ].join('\n');
  expect(matchesOf(bracket).map(({ round, gender }) => [round, gender])).toEqual([
    ['quarterfinal', 'W'],
    ['semifinal', 'W'],
    ['final', 'W'],
    [undefined, 'M'],
    ['Round 2', 'M'],
  ]);
});

test.each(['Ann Ash vs Bea Birch - Final', 'Ann Ash - Bea Birch (final)', 'Final: Ann Ash - Bea Birch'])(
  '“%s” says its own stage',
  (line) => {
    expect(matchesOf(line)).toEqual([{ player1: 'Ann Ash', player2: 'Bea Birch', round: 'final' }]);
  },
);
