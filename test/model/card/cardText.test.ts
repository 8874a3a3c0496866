import fc from 'fast-check';
import { cardLineOf } from '@/model/card/cardLineOf';
import { checkEnding } from '@/model/card/endings';
import { readCard, cardLimits, withoutMatches, type CardLine } from '@/model/card/cardText';
import { printCardLine } from '@/model/card/printCardLine';
import { isName } from '@/model/recordNames';
import { nameWords } from '@/model/nameSearch';
import { armWrestling, match } from '@test/support/factories';
import { runs } from '@test/support/property';

const read = (text: string) =>
  readCard(text, armWrestling).map((line) => {
    if (line.kind === 'match') return line.match;
    return line.kind === 'heading' ? { heading: line.facts } : line.trouble;
  });
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
  ['Ann Ash VS. Bea Birch', ab],
  ['Ann Ash — Bea Birch', ab],
  ['Ann Ash : Bea Birch', ab],
  ['Ann Ash–Bea Birch', ab],
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
  ['Ann Ash vs Bea Birch 左腕 115kg+', { ...ab, arm: 'L', weight: 'Open' }],
  ['Ann Ash (W) v Bea Birch (L) 3-1 (L, 75kg)', { ...ab, score1: 3, score2: 1, arm: 'L', weight: '75kg' }],
  ['🇬🇪 Ann Ash (GEO) vs Bea Birch (ITA) 🇮🇹 Left', { ...ab, arm: 'L' }],
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
  ['Ann Ash vs Bea Birch - Final', 'manySides'],
  ['Ann Ash - ANN ASH', 'samePlayer'],
  ['Ann Ash - Bea Birch 3-100', 'score'],
  ['Ann Ash - Bea Birch 92 kg', 'weight'],
  ['Ann Ash - Bea Birch 75 kg+', 'weight'],
  ['Ann Ash - Bea Birch 260 lbs', 'weight'],
  ['Ann Ash - Bea Birch R left', 'twice'],
  ['Ann Ash def. Bea Birch 1-3', 'winner'],
  ['Ann Ash,Bea Birch,Cid Cedar', 'cell'],
  ['Ann Ash,Bea Birch,3', 'score'],
  [`Ann Ash - ${'x'.repeat(101)}`, 'name'],
  [`Ann Ash - Bea ${'x'.repeat(cardLimits.line)}`, 'tooLong'],
])('%s is not understood: %s', (line, trouble) => {
  expect(read(line)).toEqual([trouble]);
});

const first = { ...ab, winner: 'player1' } as const;
const second = { ...ab, winner: 'player2' } as const;

describe('how a match ended, where scores do not say it', () => {
  test.each<[string, CardLine]>([
    ['Ann Ash def. Bea Birch', { ...first, outcome: 'winner' }],
    ['Ann Ash beat Bea Birch R 75kg', { ...first, outcome: 'winner', arm: 'R', weight: '75kg' }],
    ['Ann Ash def. Bea Birch WO', { ...first, outcome: 'walkover' }],
    ['Ann Ash def. Bea Birch w/o', { ...first, outcome: 'walkover' }],
    ['Ann Ash def. Bea Birch (w/o, left)', { ...first, outcome: 'walkover', arm: 'L' }],
    ['Ann Ash def. Bea Birch by walkover', { ...first, outcome: 'walkover' }],
    ['Ann Ash def. Bea Birch 不戦勝', { ...first, outcome: 'walkover' }],
    ['Ann Ash def. Bea Birch by injury', { ...first, outcome: 'injury' }],
    ['Ann Ash def. Bea Birch (injury) R', { ...first, outcome: 'injury', arm: 'R' }],
    ['Ann Ash def. Bea Birch 1-2 injury', { ...first, outcome: 'injury', score1: 1, score2: 2 }],
    ['Ann Ash def. Bea Birch（負傷）', { ...first, outcome: 'injury' }],
    ['Ann Ash def. Bea Birch DQ', { ...first, outcome: 'disqualification' }],
    ['Ann Ash def. Bea Birch, dsq', { ...first, outcome: 'disqualification' }],
    ['Ann Ash def. Bea Birch by disqualification', { ...first, outcome: 'disqualification' }],
    ['Ann Ash def. Bea Birch Disqualification', { ...first, outcome: 'disqualification' }],
    ['Ann Ash def. Bea Birch 失格', { ...first, outcome: 'disqualification' }],
    ['Ann Ash - Bea Birch 2-1 injury', { ...ab, outcome: 'injury', score1: 2, score2: 1 }],
    ['Ann Ash - Bea Birch no contest', { ...ab, outcome: 'noContest' }],
    ['Ann Ash - Bea Birch 1-0 (NC)', { ...ab, outcome: 'noContest', score1: 1, score2: 0 }],
    ['Ann Ash - Bea Birch 無効試合', { ...ab, outcome: 'noContest' }],
    ['Ann Ash - Bea Birch draw', { ...ab, outcome: 'draw' }],
    ['Draw: Ann Ash - Bea Birch', { ...ab, outcome: 'draw' }],
    ['Ann Ash - Bea Birch 2-2 draw', { ...ab, outcome: 'draw', score1: 2, score2: 2 }],
    ['山田 対 佐藤 引き分け', { player1: '山田', player2: '佐藤', outcome: 'draw' }],
    ['Ann Ash,Bea Birch,,,R,Draw', { ...ab, outcome: 'draw', arm: 'R' }],
    ['Ann Ash\tBea Birch\tplayer 2 won\tDQ', { ...second, outcome: 'disqualification' }],
    ['Ann Ash (L) v Bea Birch (W) (L, 75kg)', { ...second, outcome: 'winner', arm: 'L', weight: '75kg' }],
    ['Ann Ash (D) v Bea Birch (D)', { ...ab, outcome: 'draw' }],
    ['Ann Ash (D) v Bea Birch (D) 1-1', { ...ab, score1: 1, score2: 1 }],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['Ann Ash - Bea Birch walkover', 'noWinner'],
    ['Ann Ash - Bea Birch (injury)', 'noWinner'],
    ['Ann Ash - Bea Birch DQ', 'noWinner'],
    ['Ann Ash def. Bea Birch draw', 'wonByNobody'],
    ['Ann Ash def. Bea Birch 無効試合', 'wonByNobody'],
    ['Ann Ash def. Bea Birch 1-1 (draw)', 'wonByNobody'],
    ['Ann Ash - Bea Birch 3-1 draw', 'unevenDraw'],
    ['Ann Ash def. Bea Birch 2-2', 'winner'],
    ['Ann Ash (L) v Bea Birch (W) 3-1', 'winner'],
    ['Ann Ash - Bea Birch draw (injury)', 'twice'],
    ['Ann Ash,Bea Birch,Cid Cedar,Draw', 'cell'],
    ['Draw', 'sides'],
  ])('%s contradicts itself or says too little: %s', (line, trouble) => {
    expect(read(line)).toEqual([trouble]);
  });

  test.each<[string, string, string, Partial<CardLine>?]>([
    ['Ann Ash - Draw', 'Ann Ash', 'Draw'],
    ['Ann Ash vs draw', 'Ann Ash', 'draw'],
    ['Draw : Ann Ash', 'Draw', 'Ann Ash'],
    ['Draw def. Ann Ash', 'Draw', 'Ann Ash', { outcome: 'winner', winner: 'player1' }],
    ['Ann Ash - Draw 3-1', 'Ann Ash', 'Draw', { score1: 3, score2: 1 }],
    ['Ann Ash - Draw draw', 'Ann Ash', 'Draw', { outcome: 'draw' }],
    ['Ann Ash - Will Walkover', 'Ann Ash', 'Will Walkover'],
    ['Will Walkover - Ann Ash', 'Will Walkover', 'Ann Ash'],
    ['Ann Ash - Ka Wo R', 'Ann Ash', 'Ka Wo', { arm: 'R' }],
    ['Draw,Ann Ash,3-1', 'Draw', 'Ann Ash', { score1: 3, score2: 1 }],
    ['Ann Ash;Draw', 'Ann Ash', 'Draw'],
    ['Draw\tAnn Ash\tdraw', 'Draw', 'Ann Ash', { outcome: 'draw' }],
  ])('%s: a name that looks like it stays a name', (line, player1, player2, facts = {}) => {
    expect(read(line)).toEqual([{ player1, player2, ...facts }]);
  });

  test('is read in no time, however often it is said', () => {
    expect(read(`Ann Ash - Bea Birch${' draw'.repeat(76)}`)).toEqual([{ ...ab, outcome: 'draw' }]);
  });

  test('heads no lines', () => {
    const line = 'Ann Ash - Bea Birch';
    expect(read(['Women', 'Draw', 'Draw ceremony', line].join('\n'))).toEqual([
      { heading: { gender: 'W' } },
      'sides',
      'sides',
      { ...ab, gender: 'W' },
    ]);
  });
});

test.each([
  [{ winner: 'player2' }, [], { winner: 'player2', outcome: 'winner' }],
  [{ outcome: 'winner', winner: 'player1' }, [], { winner: 'player1', outcome: 'winner' }],
  [{ outcome: 'score', winner: 'player1' }, [3, 1], { score1: 3, score2: 1 }],
  [{ outcome: 'winner' }, [3, 1], { score1: 3, score2: 1 }],
  [
    { outcome: 'injury', winner: 'player2' },
    [3, 1],
    { outcome: 'injury', winner: 'player2', score1: 3, score2: 1 },
  ],
  [{ outcome: 'draw', winner: 'player1' }, [], { outcome: 'draw' }],
  [{ outcome: 'walkover', winner: 'player1' }, [1], { outcome: 'walkover', winner: 'player1' }],
  [{ outcome: 'noContest' }, [], { outcome: 'noContest' }],
  [{}, [], {}],
] as const)(
  'a match with %j and scores %j is copied as what it says beyond them',
  (ending, scores, facts) => {
    const { player1, player2 } = match('m1');
    const [score1, score2] = scores;
    const { score: _1, ...one } = player1;
    const { score: _2, ...two } = player2;
    const {
      arm: _3,
      weight: _4,
      ...plain
    } = match('m1', {
      player1: { ...one, name: 'Ann Ash', ...(score1 !== undefined && { score: score1 }) },
      player2: { ...two, name: 'Bea Birch', ...(score2 !== undefined && { score: score2 }) },
      ...ending,
    });
    const line = cardLineOf(plain);
    expect(line).toEqual({ ...ab, gender: plain.gender, ...facts });
    expect(read(printCardLine(line, armWrestling))).toEqual([line]);
  },
);

test('the line of a match that contradicts itself says so when it is read', () => {
  const { player1, player2 } = match('m1');
  const line = cardLineOf(
    match('m1', {
      player1: { ...player1, score: 1 },
      player2: { ...player2, score: 3 },
      outcome: 'winner',
      winner: 'player1',
    }),
  );
  expect(read(printCardLine(line, armWrestling))).toEqual(['winner']);
});

test('comments, blank lines and headings say nothing, and lines keep their numbers', () => {
  const text = ['# Saturday', '', 'Player 1\tPlayer 2\tArm', '// under card', 'Ann Ash\tBea Birch\tR'].join(
    '\r\n',
  );
  expect(readCard(text, armWrestling)).toEqual([
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
    ['女子の部', { gender: 'W' }],
    ['右腕 無差別', 'sides'],
    ['Open', { weight: 'Open' }],
    ['Women 92 kg', 'weight'],
    ['Women 65 kg', { gender: 'W', weight: '65kg' }],
    ['Women +80kg', { gender: 'W', weight: '80kg+' }],
    ['Left and right', 'sides'],
    ['Women’s finals', 'sides'],
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
      // Which arm the men use is said nowhere.
      { ...ab, gender: 'M' },
      { ...ab, gender: 'M', weight: '75kg' },
    ]);
  });

  test('ends where a line that was perhaps meant as a heading is not understood', () => {
    const line = 'Ann Ash - Bea Birch';
    expect(read(['Men', line, 'Break', line, 'Women’s finals', line].join('\n'))).toEqual([
      { heading: { gender: 'M' } },
      { ...ab, gender: 'M' },
      'sides',
      { ...ab, gender: 'M' },
      'sides',
      ab,
    ]);
  });
});

describe('what is left when some matches are taken', () => {
  const left = (text: string, taken: readonly number[]) =>
    withoutMatches(text, readCard(text, armWrestling), new Set(taken));
  const all = (text: string) =>
    readCard(text, armWrestling).flatMap(({ kind, line }) => (kind === 'match' ? [line] : []));

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
      ...['Women', 'Men left', 'Left', 'Right', '75kg', 'Men 90 kg', 'Break', 'Ladies night', '# note', ''],
      ...['A1 - B1', 'A2 - B2 women', 'A3 - B3 L', 'A4 - B4 75kg'],
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 14 }), fc.func(fc.boolean()), (texts, choose) => {
        const text = texts.map((line, at) => line.replace(/(\d) -/, `$1x${at} -`)).join('\n');
        const lines = readCard(text, armWrestling);
        const taken = new Set(all(text).filter((line) => choose(line)));
        const rest = lines.flatMap((each) =>
          each.kind === 'match' && !taken.has(each.line) ? [each.match] : [],
        );
        const again = readCard(withoutMatches(text, lines, taken), armWrestling);
        expect(again.flatMap((each) => (each.kind === 'match' ? [each.match] : []))).toEqual(rest);
      }),
      runs(300),
    );
  });
});

test('a text of more lines than any card has says so once', () => {
  const lines = readCard('Ann Ash - Bea Birch\n'.repeat(5_000), armWrestling);
  expect(lines).toHaveLength(cardLimits.lines + 1);
  expect(lines.at(-1)).toMatchObject({ kind: 'unread', trouble: 'tooMany' });
});

const anyName = fc
  .oneof(
    fc.constantFrom(
      'R',
      '3-1',
      'A - B',
      'a vs b',
      '# x',
      '"q"',
      'x, y',
      '1. Ann',
      '75kg',
      'V',
      '対',
      '(L)',
      'Player 1',
      'Draw',
      'Will Walkover',
      'Ann DQ',
      'by injury',
      'x (W) v y (L)',
      'player 1 won',
      '不戦勝',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab ",-()1:;vR#/.\'–'), minLength: 1, maxLength: 30 }),
  )
  .filter(isName);
const anyEnding: fc.Arbitrary<Pick<CardLine, 'outcome' | 'winner'>> = fc.oneof(
  fc.record({ outcome: fc.constantFrom('draw', 'noContest') }),
  fc.record({
    outcome: fc.constantFrom('winner', 'walkover', 'injury', 'disqualification'),
    winner: fc.constantFrom('player1', 'player2'),
  }),
);
const anyMatch: fc.Arbitrary<CardLine> = fc
  .tuple(
    anyName,
    anyName,
    fc.record(
      {
        arm: fc.constantFrom('L', 'R'),
        weight: fc.constantFrom('75kg', '85kg', '95kg', '105kg', '115kg', 'Open'),
        gender: fc.constantFrom('M', 'W', '-'),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.record({ score1: fc.nat(99), score2: fc.nat(99) }),
      anyEnding,
      fc
        .tuple(anyEnding, fc.nat(99), fc.nat(99))
        .filter(([{ outcome }]) => outcome !== 'winner')
        .map(([ending, score1, score2]) => ({
          ...ending,
          score1,
          score2: ending.outcome === 'draw' ? score1 : score2,
        })),
      fc.constant({}),
    ),
  )
  .map(([player1, player2, facts, ending]) => ({ player1, player2, ...facts, ...ending }))
  .filter(
    ({ player1, player2 }) =>
      player1 !== player2 &&
      (nameWords(player1).length === 0 || nameWords(player1).join(' ') !== nameWords(player2).join(' ')),
  );

test('what is printed is read as the same match, whatever the names look like', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      expect(read(printCardLine(match, armWrestling))).toEqual([match]);
    }),
    runs(500),
  );
});

test('every text is read to the end: each match is one that may be proposed', () => {
  const anyText = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'ab ",-()[]1:;v\tR#/.\'–右対\n'), maxLength: 60 }),
    ),
  );
  fc.assert(
    fc.property(anyText, (lines) => {
      for (const line of readCard(lines.join('\n'), armWrestling)) {
        if (line.kind !== 'match') continue;
        expect(isName(line.match.player1) && isName(line.match.player2)).toBe(true);
        expect(line.match.score1 ?? 0).toBeLessThanOrEqual(99);
        expect(line.match.score1 === undefined).toBe(line.match.score2 === undefined);
        expect(checkEnding(line.match)).toEqual(line.match);
      }
    }),
    runs(500),
  );
});
