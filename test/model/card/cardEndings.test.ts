import { cardLineOf } from '@/model/card/cardLineOf';
import type { CardLine } from '@/model/card/cardLine';
import { printCardLine } from '@/model/card/printCardLine';
import { armWrestling, match } from '@test/support/factories';
import { readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };

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
    ['Ann Ash def. Bea Birch 2-2', { ...first, outcome: 'winner', score1: 2, score2: 2 }],
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
    ['Ann Ash (L) v Bea Birch (W) 3-1', 'winner'],
    ['Ann Ash - Bea Birch draw (injury)', 'twice'],
    ['Ann Ash,Bea Birch,Cid Cedar,Draw', 'cell'],
    ['Draw', 'sides'],
  ])('%s contradicts itself or says too little: %s', (line, problem) => {
    expect(read(line)).toEqual([problem]);
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

  test('heads no lines by itself, and may among other words', () => {
    const line = 'Ann Ash - Bea Birch';
    expect(read(['Women', 'Draw', line, 'Draw ceremony', line].join('\n'))).toEqual([
      { heading: { gender: 'W' } },
      'sides',
      { ...ab, gender: 'W' },
      'sides',
      ab,
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
