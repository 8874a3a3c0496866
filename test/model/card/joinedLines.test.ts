import { cardLimits, readCard } from '@/model/card/cardText';
import { withoutMatches } from '@/model/card/remainingText';
import { armWrestling } from '@test/support/factories';
import { readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };
const cd = { player1: 'Cid Cole', player2: 'Dan Dale' };

test.each([
  ['Ann Ash\nvs\nBea Birch', [ab]],
  ['Ann Ash\n\nVS.\n\nBea Birch', [ab]],
  ['Ann Ash 🇬🇪\n— 🆚 —\nBea Birch 🇮🇹', [{ ...ab, country1: 'GE', country2: 'IT' }]],
  ['1. Ann Ash\nX\nBea Birch', [ab]],
  ['Ann Ash\n対\nBea Birch', [ab]],
  ['Ann Ash\ndef.\nBea Birch', [{ ...ab, outcome: 'winner', winner: 'player1' }]],
  ['Ann Ash\nlost to\nBea Birch', [{ ...ab, outcome: 'winner', winner: 'player2' }]],
  ['Ann Ash 3\nvs\nBea Birch 1', [{ ...ab, score1: 3, score2: 1 }]],
  ['Ann Ash\nvs\nBea Birch\n3-1', [{ ...ab, score1: 3, score2: 1 }]],
  ['Ann Ash\nvs\nBea Birch\nCid Cole\nvs\nDan Dale', [ab, cd]],
  ['Ann Ash\nvs\nBea Birch\n\nCid Cole\nvs\nDan Dale\n2-3', [ab, { ...cd, score1: 2, score2: 3 }]],
  [
    'Women\nAnn Ash\nvs\nBea Birch\nMen\nCid Cole\nvs\nDan Dale',
    [
      { heading: { gender: 'W' } },
      { ...ab, gender: 'W' },
      { heading: { gender: 'M' } },
      { ...cd, gender: 'M' },
    ],
  ],
  ['Ann Ash vs\nBea Birch', [ab]],
  ['Ann Ash\nvs Bea Birch 3-1', [{ ...ab, score1: 3, score2: 1 }]],
  ['Ann Ash vs\nBea Birch\nCid Cole vs\nDan Dale', [ab, cd]],
  ['Ann Ash\nvs Bea Birch\nCid Cole\nvs Dan Dale', [ab, cd]],
  ['Ann Ash vs\nBea Birch\n\nCid Cole\nvs Dan Dale\n\nEve', [ab, cd, 'sides']],
  ['Eve\n\nAnn Ash vs\nBea Birch', ['sides', ab]],
  ['Ann Ash\nvs\nTBD', ['unknownSecond']],
])('lines of one match are read as one: %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  // The line more may be a nickname, a place, or who it is about.
  ['Ann Ash\nThe Hammer\nvs\nBea Birch', 4],
  ['Ann Ash\nvs\nBea Birch\nLindau', 4],
  ['Ann Ash\nvs\nBea Birch\nvs\nCid Cole', 5],
  ['Ann Ash\nThe Hammer vs\nBea Birch', 3],
  ['Ann Ash\nThe Hammer\nvs Bea Birch', 3],
  ['Ann Ash vs\nBea Birch\nThe Hammer', 3],
  ['Ann Ash vs\nBea Birch\nvs Cid Cole', 3],
  ['Ann Ash\nvs\nBea Birch\nvs Cid Cole', 4],
  ['Ann Ash vs\nBea Birch vs\nCid Cole', 3],
  ['Ann Ash vs\nBea Birch\nvs\nCid Cole', 4],
  ['Ann Ash\n-\nBea Birch', 3],
  ['Ann Ash\n3-1\nBea Birch', 3],
  ['Ann Ash vs\n95 kg', 1],
])('lines that may be several things are left: %j', (text, count) => {
  const found = read(text);
  expect(found.filter((line) => line === 'sides')).toHaveLength(count);
  expect(found.filter((line) => typeof line === 'object' && 'player1' in line)).toEqual([]);
});

test.each([
  [
    'Ann Ash - Bea Birch\n3-1\nCid Cole - Dan Dale\n2-3',
    [
      { ...ab, score1: 3, score2: 1 },
      { ...cd, score1: 2, score2: 3 },
    ],
  ],
  ['Ann Ash def. Bea Birch\n3-1', [{ ...ab, score1: 3, score2: 1 }]],
  ['Ann Ash - Bea Birch\n\n3-1', [ab, 'sides']],
  [
    'Ann Ash - Bea Birch\nRight 95kg\nCid Cole - Dan Dale\nLeft',
    [
      { ...ab, arm: 'R', weight: '95kg' },
      { ...cd, arm: 'L' },
    ],
  ],
  [
    'Ann Ash\nvs\nBea Birch\n3-1\nWomen\n65kg\n\nCid Cole\nvs\nDan Dale\nMen\n95kg',
    [
      { ...ab, gender: 'W', weight: '65kg', score1: 3, score2: 1 },
      { ...cd, gender: 'M', weight: '95kg' },
    ],
  ],
  ['Ann Ash - Bea Birch L\nRight', ['twice']],
  ['Ann Ash - Bea Birch 3-1\n2-0', ['sets']],
])('facts below each match are facts of it: %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

/** Of each match the headings that may be its own. */
const headingsDoubted = (text: string): readonly (string | undefined)[] =>
  readCard(text, armWrestling)
    .filter((line) => line.kind === 'match')
    .map(({ doubts }) => doubts.filter(({ code }) => code === 'heading').map(({ said }) => said))
    .map((said) => (said.length === 0 ? undefined : said.join(' · ')));

test.each([
  [
    'Ann Ash - Bea Birch\nRight arm\nCid Cole - Dan Dale\nEve - Fay\nLeft arm',
    ['Right arm', 'Right arm', 'Right arm · Left arm'],
  ],
  ['Women\nAnn Ash - Bea Birch\n65kg\nCid Cole - Dan Dale\n75kg', ['65kg', '65kg · 75kg']],
  ['Women\nAnn Ash - Bea Birch\n65kg\nCid Cole - Dan Dale', [undefined, undefined]],
  // Where a section ends, its headings are no question.
  [
    'Ann Ash - Bea Birch\nWomen\nCid Cole - Dan Dale\nMen\nEve - Fay\nSuper night\nGin - Hay\n75kg',
    ['Women', 'Women · Men', 'Men', '75kg'],
  ],
  // A heading that heads no match is left over.
  ['Ann Ash - Bea Birch\nCid Cole - Dan Dale\nBreak\n75kg', [undefined, '75kg']],
])('headings are in doubt where the last match has one below: %j', (text, doubted) => {
  expect(headingsDoubted(text)).toEqual(doubted);
});

test.each([
  // Below the last match it is of that one.
  ['Ann Ash - Bea Birch\nCid Cole - Dan Dale\nMain event', [false, true], [undefined, undefined]],
  ['Ann Ash - Bea Birch\nCid Cole - Dan Dale\n3-1\nMain event', [false, true], [undefined, undefined]],
  ['Ann Ash - Bea Birch\n\nMain event', [true], ['Main event']],
  ['Women\nAnn Ash - Bea Birch\nMain event', [true], ['Main event']],
  // Where every match has a heading below.
  [
    'Ann Ash - Bea Birch\nMain event\nRight\nCid Cole - Dan Dale\nLeft',
    [true, false],
    [undefined, undefined],
  ],
  // Between two matches it could be of either.
  ['Ann Ash - Bea Birch\nMain event\nCid Cole - Dan Dale', [false, true], ['Main event', 'Main event']],
  ['Ann Ash - Bea Birch\n\nMain event\n\nCid Cole - Dan Dale', [false, true], ['Main event', 'Main event']],
  [
    'Ann Ash - Bea Birch\nMain event\nCid Cole - Dan Dale\nLeft',
    [false, true],
    ['Main event', 'Main event · Left'],
  ],
  // Headings or blank lines say it.
  ['Women\nAnn Ash - Bea Birch\nMain event\nCid Cole - Dan Dale', [false, true], [undefined, undefined]],
  ['Undercard\nAnn Ash - Bea Birch\nMain event\nCid Cole - Dan Dale', [false, true], [undefined, undefined]],
  ['Ann Ash - Bea Birch\n\nMain event\nCid Cole - Dan Dale', [false, true], [undefined, undefined]],
  ['Main event\nAnn Ash - Bea Birch\nCid Cole - Dan Dale', [true, false], [undefined, undefined]],
  [
    'Results\nAnn Ash - Bea Birch\nMain event\nCid Cole - Dan Dale',
    [false, true],
    ['Main event', 'Main event'],
  ],
])('“Main event” alone is of one match, in doubt where it may be another: %j', (text, main, doubted) => {
  const matches = readCard(text, armWrestling).filter((line) => line.kind === 'match');
  expect(matches.map(({ facts }) => facts.main === true)).toEqual(main);
  expect(headingsDoubted(text)).toEqual(doubted);
});

test.each([
  ['Ann Ash - Bea Birch\nW\nCid Cole - Dan Dale\nL', ['W', 'W · L'], [ab, 'sides', cd, 'sides']],
  [
    'Men\nAnn Ash - Bea Birch\n(w)\nCid Cole - Dan Dale',
    ['(w)', '(w)'],
    [{ heading: { gender: 'M' } }, { ...ab, gender: 'M' }, 'sides', cd],
  ],
  [
    'Ann Ash - Bea Birch\nW/L\nWomen\nCid Cole - Dan Dale',
    ['W/L', undefined],
    [ab, 'sides', { heading: { gender: 'W' } }, { ...cd, gender: 'W' }],
  ],
  ['L\nAnn Ash - Bea Birch', ['L'], ['sides', ab]],
  ['Ann Ash\nvs\nBea Birch\n3-1\nL', ['L'], [{ ...ab, score1: 3, score2: 1 }, 'sides']],
])('W and L alone may be results or headings, and are neither: %j', (text, doubted, expected) => {
  expect(headingsDoubted(text)).toEqual(doubted);
  expect(read(text)).toEqual(expected);
});

test('a score that may be of the match above or below is left', () => {
  expect(read('3-1\nAnn Ash\nvs\nBea Birch\n2-0\nCid Cole\nvs\nDan Dale')).toEqual([
    'sides',
    ab,
    'sides',
    cd,
  ]);
});

test('a match of several lines is taken with all of them, and the rest is what it was', () => {
  const text = ['Charity evening', '', 'Ann Ash', 'vs', 'Bea Birch', '', 'Cid Cole', 'vs', 'Dan Dale'].join(
    '\n',
  );
  const lines = readCard(text, armWrestling);
  expect(lines.map(({ line, last }) => [line, last])).toEqual([
    [1, undefined],
    [3, 5],
    [7, 9],
  ]);
  expect(withoutMatches(text, lines, new Set([3, 7]))).toBe('Charity evening');
  const rest = withoutMatches(text, lines, new Set([7]));
  expect(rest).toBe('Charity evening\n\nAnn Ash\nvs\nBea Birch');
  expect(read(rest)).toEqual(['sides', ab]);
});

test('a match of several lines that heads a cross table stays whole', () => {
  const table = 'Ann Ash\nvs\nBea Birch\n\nAnn Ash 3 2\nBea Birch 1 2';
  const text = `${table}\n\nCid Cole - Dan Dale`;
  const lines = readCard(text, armWrestling);
  expect(read(text)).toEqual(['crossTable', 'crossTable', 'crossTable', cd]);
  expect(lines[0]?.last).toBe(3);
  expect(withoutMatches(text, lines, new Set([8]))).toBe(table);
});

describe('a text beyond the limit', () => {
  const most = cardLimits.lines;
  const matches = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const letters = String(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
      return `Ann Ash${letters}\nvs\nBea Birch${letters}`;
    });

  test('is left from there', () => {
    const text = matches(2 * most).join('\n');
    const lines = readCard(text, armWrestling);
    expect(lines.at(-1)).toMatchObject({ problem: 'tooMany', line: 3 * most + 1 });
    const rest = withoutMatches(text, lines, new Set(lines.map(({ line }) => line)));
    expect(rest).toBe(
      matches(2 * most)
        .slice(most)
        .join('\n'),
    );
  });

  test('is read on where lines below matches belong to them', () => {
    const text = matches(2 * most)
      .map((match) => `${match}\n3-1`)
      .join('\n\n');
    const lines = readCard(text, armWrestling);
    expect(lines).toHaveLength(most + 1);
    expect(lines.at(-1)).toMatchObject({ problem: 'tooMany' });
  });

  test('costs no more than one just beyond it', () => {
    const costOf = (count: number): number => {
      const tests = jest.spyOn(RegExp.prototype, 'test');
      readCard(matches(count).join('\n'), armWrestling);
      const { length } = tests.mock.calls;
      tests.mockRestore();
      return length;
    };
    expect(costOf(4 * most)).toBe(costOf(2 * most));
  });
});
