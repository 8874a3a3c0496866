import { matchFacts, matchName } from '@/model/matches/matchFacts';
import { armWrestling, match } from '@test/support/factories';

test('a match is told by arm, weight and gender, without what is unknown', () => {
  expect(matchFacts(match('m', { arm: 'R', weight: '105kg', gender: 'M' }), armWrestling)).toEqual([
    'Right',
    '105kg',
    'Men',
  ]);
  expect(matchFacts(match('m', { gender: 'W' }), armWrestling)).toEqual(['Women']);
  expect(matchFacts(match('m', { weight: 'Open', gender: '-' }), armWrestling)).toEqual([
    'Open class',
    'Open',
  ]);
});

test('a match is named by its players', () => {
  expect(matchName(match('m'))).toBe('Ann v Bea');
});
