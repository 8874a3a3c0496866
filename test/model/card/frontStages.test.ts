import { readFlat, readCardLines as read } from '@test/support/readCardLines';
import { armWrestling } from '@test/support/factories';

test.each([
  ['QF1', 'quarterfinal'],
  ['QF', 'quarterfinal'],
  ['SF 2', 'semifinal'],
  ['HF1', 'semifinal'],
  ['VF 3', 'quarterfinal'],
  ['PF2', 'semifinal'],
  ['Final', 'final'],
  ['Halbfinale 1', 'semifinal'],
  ['Demi-finale 2', 'semifinal'],
  ['Quart de finale', 'quarterfinal'],
  ['1/4 de finale', 'quarterfinal'],
  ['Octavos de final', 'Round of 16'],
  ['Quartas de final', 'quarterfinal'],
  ['Ćwierćfinał', 'quarterfinal'],
  ['Yarı final 1', 'semifinal'],
  ['Полуфинал 1', 'semifinal'],
  ['1/8 финала', 'Round of 16'],
  ['準決勝第1試合', 'semifinal'],
  ['准决赛', 'semifinal'],
  ['준결승', 'semifinal'],
  ['R16', 'Round of 16'],
  ['Runde 2', 'Round 2'],
  ['2nd round', 'Round 2'],
  ['Раунд 3', 'Round 3'],
  ['Platz 3', '3rd place'],
  ['Tercer lugar', '3rd place'],
  ['За бронзу', '3rd place'],
  ['Disputa de 3º lugar', '3rd place'],
  ['Półfinał A', 'semifinal'],
  ['Halbfinale B', 'semifinal'],
])('“%s” in front of the names is the stage, with or without a colon', (said, round) => {
  const match = { player1: 'Ann Ash', player2: 'Bea Birch', round, score1: 3, score2: 1 };
  expect(read(`${said} Ann Ash - Bea Birch 3-1`)).toEqual([match]);
  expect(read(`${said}: Ann Ash - Bea Birch 3-1`)).toEqual([match]);
});

test.each(['Pool A', 'Gruppe B', 'Группа А', 'WB R1', 'Losers final', 'GF', 'Co-main', 'Bronze'])(
  '“%s” in front of the names is shown beside them',
  (said) => {
    expect(readFlat(`${said} Ann Ash - Bea Birch 3-1`, armWrestling)).toMatchObject([
      { match: { player1: 'Ann Ash', player2: 'Bea Birch' }, doubts: { 'player2.left': said } },
    ]);
  },
);

test.each([
  ['Left Arm', { arm: 'L' }],
  ['LEFT', { arm: 'L' }],
  ['RH', { arm: 'R' }],
  ['右腕', { arm: 'R' }],
  ['85 kg', { weight: '85kg' }],
  ['85kg Right', { weight: '85kg', arm: 'R' }],
  ['Final 65kg women', { round: 'final', weight: '65kg', gender: 'W' }],
  ['Финал.', { round: 'final' }],
  ['Final…', { round: 'final' }],
  ['一回戦', { round: '一回戦' }],
])('“%s” in front of the names is no part of the first', (said, facts) => {
  expect(readFlat(`${said} Ann Ash - Bea Birch 3-1`, armWrestling)).toEqual([
    expect.objectContaining({
      match: { player1: 'Ann Ash', player2: 'Bea Birch', ...facts, score1: 3, score2: 1 },
    }),
  ]);
  expect(readFlat(`${said} Ann Ash - Bea Birch 3-1`, armWrestling)[0]).not.toHaveProperty('doubts');
});

test.each(['Women', 'Left', 'Damen', 'MAN'])(
  '%s in front of the names may be one, and is asked about',
  (said) => {
    const line = said === 'MAN' ? 'MAN LEE KIM - BEA BIRCH' : `${said} Ann Lee - Bea Birch`;
    expect(readFlat(line, armWrestling)).toMatchObject([{ doubts: { 'player2.left': said } }]);
  },
);

test.each([
  'Semi Ratu - Ann Ash',
  'Finn Al - Ann Ash',
  'Ronda Rousey - Ann Ash',
  'R Pavanesh - Ann Ash',
  'L. Smith - Ann Ash',
  'Junior Dos Santos - Ann Ash',
])('%s has both names', (line) => {
  expect(readFlat(line, armWrestling)).toMatchObject([
    { match: { player1: line.split(' - ')[0], player2: 'Ann Ash' } },
  ]);
});
