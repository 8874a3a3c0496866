import fc from 'fast-check';
import type { CardLine } from '@/model/card/cardLine';
import type { ReadLine } from '@/model/card/cardLines';
import { readCard, cardLimits } from '@/model/card/cardText';
import { withoutMatches } from '@/model/card/remainingText';
import { cardLineOfRow } from '@/model/card/cardLineOf';
import { armWrestling } from '@test/support/factories';
import { runs } from '@test/support/property';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };

test.each<[string, CardLine]>([
  [
    'Levan Saginashvili - Ermes Gasparini 3-1 R 115kg',
    {
      player1: 'Levan Saginashvili',
      player2: 'Ermes Gasparini',
      score1: 3,
      score2: 1,
      arm: 'R',
      weight: '115kg',
    },
  ],
  ['1. Ann Ash vs Bea Birch 2:0 (left, 95 kg)', { ...ab, score1: 2, score2: 0, arm: 'L', weight: '95kg' }],
  ['Ann Ash def. Bea Birch 3–0', { ...ab, score1: 3, score2: 0 }],
  ['Ann Ash v Bea Birch', ab],
  ['Lê Văn Hùng - Lê Văn Hưng', { player1: 'Lê Văn Hùng', player2: 'Lê Văn Hưng' }],
  ['Ann Ash VS. Bea Birch', ab],
  ['Ann Ash — Bea Birch', ab],
  ['Ann Ash : Bea Birch', ab],
  ['Ann Ash–Bea Birch', ab],
  ['Ann Ash- Bea Birch', ab],
  ['Ann Ash -Bea Birch', ab],
  ['12) Ann Ash - Bea Birch', ab],
  ['#3 Ann Ash - Bea Birch', ab],
  ['(4) Ann Ash - Bea Birch', ab],
  ['• Ann Ash - Bea Birch', ab],
  ['Ann Ash 3 - 1 Bea Birch', { ...ab, score1: 3, score2: 1 }],
  ['Ann Ash 3-1 Bea Birch', { ...ab, score1: 3, score2: 1 }],
  ['Ann Ash 3 - Bea Birch 1', { ...ab, score1: 3, score2: 1 }],
  ['Ann Ash - Bea Birch 3 - 1', { ...ab, score1: 3, score2: 1 }],
  ['Right arm, 95kg: Ann Ash - Bea Birch 2-0', { ...ab, score1: 2, score2: 0, arm: 'R', weight: '95kg' }],
  [
    'Ann Ash - Bea Birch, 3-1, right hand, Light Heavyweight',
    { ...ab, score1: 3, score2: 1, arm: 'R', weight: '105kg' },
  ],
  ['Ann Ash - Bea Birch 右 オープン 女子', { ...ab, arm: 'R', weight: 'Open', gender: 'W' }],
  ['Ann Ash vs Bea Birch 左腕 115kg+', { ...ab, arm: 'L', weight: '115kg+' }],
  ['Ann Ash (W) v Bea Birch (L) 3-1 (L, 75kg)', { ...ab, score1: 3, score2: 1, arm: 'L', weight: '75kg' }],
  ['🇬🇪 Ann Ash (GEO) vs Bea Birch (ITA) 🇮🇹 Left', { ...ab, country1: 'GE', country2: 'IT', arm: 'L' }],
  ['1\tAnn Ash\tBea Birch\t3\t1\tR\t115', { ...ab, score1: 3, score2: 1, arm: 'R', weight: '115kg' }],
  [
    'Ann Ash,Bea Birch,3,1,Left,75kg,W',
    { ...ab, score1: 3, score2: 1, arm: 'L', weight: '75kg', gender: 'W' },
  ],
  ['"Ash, Ann";Bea Birch;3-1', { player1: 'Ash, Ann', player2: 'Bea Birch', score1: 3, score2: 1 }],
  ['Piotr Łukasiewicz-Żak - Bea Birch', { player1: 'Piotr Łukasiewicz-Żak', player2: 'Bea Birch' }],
  ['"Monster" Michael Todd vs Bea Birch', { player1: '"Monster" Michael Todd', player2: 'Bea Birch' }],
  ['Ann Ash - Bea Birch 70kg', { player1: 'Ann Ash', player2: 'Bea Birch', weight: '70kg' }],
  ['Ann Ash - Bea Birch 209lb', { player1: 'Ann Ash', player2: 'Bea Birch', weight: '95kg' }],
  ['Ann Ash - Bea Birch +110 kg', { player1: 'Ann Ash', player2: 'Bea Birch', weight: '110kg+' }],
  ['Malcolm V Jones - Bea Birch', { player1: 'Malcolm V Jones', player2: 'Bea Birch' }],
])('%s', (line, match) => {
  expect(read(line)).toEqual([match]);
});

test.each([
  ['Main card', 'sides'],
  ['Ann Ash -', 'sides'],
  ['Ann Ash - Bea Birch - Cid Cedar', 'manySides'],
  ['Ann Ash vs Bea Birch - Cee Cole', 'manySides'],
  ['Ann Ash - ANN ASH', 'samePlayer'],
  ['Ann Ash - Bea Birch 3-100', 'score'],
  ['Ann Ash - Bea Birch 75 kg+', 'weight'],
  ['Ann Ash - Bea Birch R left', 'twice'],
  ['Ann Ash def. Bea Birch 1-3', 'winner'],
  ['Ann Ash,Bea Birch,Cid Cedar', 'cell'],
  ['Ann Ash,Bea Birch,3', 'score'],
  [`Ann Ash - ${'x'.repeat(101)}`, 'name'],
  [`Ann Ash - Bea ${'x'.repeat(cardLimits.line)}`, 'tooLong'],
])('%s is not understood: %s', (line, problem) => {
  expect(read(line)).toEqual([problem]);
});

test('comments, blank lines and headings say nothing, and lines keep their numbers', () => {
  const text = ['# Saturday', '', 'Player 1\tPlayer 2\tArm', '// under card', 'Ann Ash\tBea Birch\tR'].join(
    '\r\n',
  );
  expect(readFlat(text, armWrestling)).toEqual([
    { kind: 'match', line: 5, text: 'Ann Ash Bea Birch R', match: { ...ab, arm: 'R' } },
  ]);
});

test('a word on a line counts for that line alone', () => {
  expect(read('Ann Ash - Bea Birch women\nAnn Ash - Bea Birch\nAnn Ash - Bea Birch left')).toEqual([
    { ...ab, gender: 'W' },
    ab,
    { ...ab, arm: 'L' },
  ]);
});

describe('a line that says nothing but a gender, an arm or a class', () => {
  test.each([
    ['Women', { gender: 'W' }],
    ['## Women: left arm', { gender: 'W', arm: 'L' }],
    ["— Men's right hand, 95 kg —", { gender: 'M', arm: 'R', weight: '95kg' }],
    ['[Women – 75kg class]', { gender: 'W', weight: '75kg' }],
    ['LEFT ARM – SUPERMATCHES', { arm: 'L' }],
    ['女子の部', { gender: 'W' }],
    ['右腕 無差別', 'sides'],
    ['Open', { weight: 'Open' }],
    ['Women 92 kg', 'weight'],
    ['Women 65 kg', { gender: 'W', weight: '65kg' }],
    ['Women +80kg', { gender: 'W', weight: '80kg+' }],
    ['Left and right', 'sides'],
    ['Women’s finals', { gender: 'W', round: 'final' }],
    ['Women’s evening', 'sides'],
    ['Women 3-1', 'sides'],
    ['// Women', undefined],
    ['# Saturday', undefined],
  ])('%s', (line, expected) => {
    const found = typeof expected === 'object' ? { heading: expected } : expected;
    expect(read(line)).toEqual(found === undefined ? [] : [found]);
  });

  test('heads the lines below it, as in an outline, and a line that says another counts for itself', () => {
    const line = 'Ann Ash - Bea Birch';
    const text = ['Women', 'Left', line, 'Right', line, `${line} men`, 'Men', line, '75kg', line];
    expect(read(text.join('\n')).filter((each) => typeof each === 'object' && 'player1' in each)).toEqual([
      { ...ab, gender: 'W', arm: 'L' },
      { ...ab, gender: 'W', arm: 'R' },
      { ...ab, gender: 'M', arm: 'R' },
      // The men's arm is stated nowhere.
      { ...ab, gender: 'M' },
      { ...ab, gender: 'M', weight: '75kg' },
    ]);
  });

  test.each(['Super matches', 'Main card', 'Undercard', 'Women’s evening', 'Women 92 kg', '休憩'])(
    'ends at “%s”, which may be a heading and is not understood, so that what is below is asked for',
    (unread) => {
      const line = 'Ann Ash - Bea Birch';
      const [heading, first, problem, second] = read(['Women 70kg', line, unread, line].join('\n'));
      expect([heading, first]).toEqual([
        { heading: { gender: 'W', weight: '70kg' } },
        { ...ab, gender: 'W', weight: '70kg' },
      ]);
      expect(typeof problem).toBe('string');
      // Asking once too often is better than storing them as women of 70 kg: the men's matches may follow here.
      expect(second).toEqual(ab);
    },
  );

  test.each(['Match 2', 'Ann Ash 31', 'Draw', 'Ann Ash - Bea Birch - Cid Cedar', 'Ann Ash - Ann Ash'])(
    'goes on below “%s”, which is not understood and heads nothing',
    (unread) => {
      const [, problem, match] = read(['Women', unread, 'Ann Ash - Bea Birch'].join('\n'));
      expect([typeof problem, match]).toEqual(['string', { ...ab, gender: 'W' }]);
    },
  );
});

describe('what is left when some matches are taken', () => {
  const left = (text: string, taken: readonly number[]) =>
    withoutMatches(text, readCard(text, armWrestling), new Set(taken));
  const all = (text: string) =>
    readFlat(text, armWrestling).flatMap(({ kind, line }) => (kind === 'match' ? [line] : []));

  test('is nothing when all were understood and taken', () => {
    const text = '# Saturday\nWomen\nAnn Ash - Bea Birch\n\nMen\nCid Cedar - Dan Dale\n';
    expect(left(text, all(text))).toBe('');
  });

  test('are the other lines as they were written, below the headings that count for them', () => {
    const text = 'Women\nAnn Ash - Bea Birch\nAnn\tAsh\tBea\nMen\nCid Cedar - Dan Dale\nOpen\nEve - Fay';
    expect(left(text, [2, 5, 7])).toBe('Women\nAnn\tAsh\tBea');
    expect(left(text, [2])).toBe('Women\nAnn\tAsh\tBea\nMen\nCid Cedar - Dan Dale\nOpen\nEve - Fay');
  });

  test('no line is lost or cut, be they more or longer than is read at a time', () => {
    const lines = Array.from({ length: 400 }, (_, at) => `Ann x${at} - Bea y${at}`);
    const long = `Ann - Bea ${'x'.repeat(cardLimits.line)}`;
    const text = [long, ...lines].join('\n');
    const taken = all(text);
    expect(taken).toHaveLength(cardLimits.lines - 1);
    expect(left(text, taken)).toBe([long, ...lines.slice(taken.length)].join('\n'));
  });

  test('reads as the same matches, whatever was taken before', () => {
    const anyLine = fc.constantFrom(
      ...[
        'Women',
        'Men left',
        'Left',
        'Right',
        '75kg',
        'Men 90 kg',
        'Break',
        'Match 2',
        'Ladies night',
        'Main event',
        'W',
        'L',
        '\t',
        '# note',
        '',
      ],
      ...['A1 - B1', 'A2 - B2 women', 'A3 - B3 L', 'A4 - B4 75kg', '3-1', 'Eve\nvs\nFay', 'Eve', 'vs Fay'],
      'Eve\nvs\nFay\n\nEve 3 2\nFay 1 2\n',
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 14 }), fc.func(fc.boolean()), (texts, choose) => {
        const text = texts.map((line, at) => line.replace(/(\d) -/, `$1x${at} -`)).join('\n');
        const lines = readCard(text, armWrestling);
        const taken = new Set(all(text).filter((line) => choose(line)));
        const matches = (read: readonly ReadLine[]) =>
          read.flatMap((each) =>
            each.kind === 'match'
              ? [{ line: each.line, match: cardLineOfRow(each), main: each.facts.main }]
              : [],
          );
        const rest = matches(lines).flatMap(({ line, ...each }) => (taken.has(line) ? [] : [each]));
        const again = readCard(withoutMatches(text, lines, taken), armWrestling);
        expect(matches(again).map(({ match, main }) => ({ match, main }))).toEqual(rest);
      }),
      runs(100),
    );
  });
});

test('a text of more lines than any card has says so once', () => {
  const lines = readFlat('Ann Ash - Bea Birch\n'.repeat(5_000), armWrestling);
  expect(lines).toHaveLength(cardLimits.lines + 1);
  expect(lines.at(-1)).toMatchObject({ kind: 'unread', problem: 'tooMany' });
});
