import fc from 'fast-check';
import { dayBefore, type DateString } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import { matchSummary } from '@/model/matches/matchSummary';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { hiddenSince, inNeutralOrder, tellsResult, withoutResult } from '@/model/matches/spoilers';
import { match } from '@test/support/factories';

const day = (text: string) => text as DateString;
const zoeBeatsAnn = match('m1', {
  player1: { id: playerId('zoe'), name: 'Zoe', score: 3, result: 'W' },
  player2: { id: playerId('ann'), name: 'Ann', score: 2, result: 'L' },
  outcome: 'injury',
  winner: 'player1',
  note: 'Ann hurt her wrist.',
  conflict: 'Another page has 3-1.',
});

test('a week and a month of results are counted back from today', () => {
  expect(dayBefore(day('2024-03-01'), 1)).toBe('2024-02-29');
  expect(hiddenSince('week', day('2026-11-26'))).toBe('2026-11-19');
  expect(hiddenSince('month', day('2026-11-26'))).toBe('2026-10-27');
  expect(hiddenSince('all', day('2026-11-26'))).toBeUndefined();
});

test('while nobody knows what day it is, every result is hidden', () => {
  expect(hiddenSince('week', undefined)).toBeUndefined();
});

test('sides stand in the order of their names, and the winner stays who it was', () => {
  const shown = inNeutralOrder(zoeBeatsAnn);
  expect(matchSummary(shown)).toBe('Ann (L) v Zoe (W) 2-3');
  expect(shown.winner).toBe('player2');
  expect(inNeutralOrder(shown)).toBe(shown);
});

test('a match without its result is named by its players alone', () => {
  const hidden = withoutResult(zoeBeatsAnn);
  expect(tellsResult(hidden)).toBe(false);
  expect(matchSummary(hidden)).toBe('Ann v Zoe');
  expect(hidden).not.toHaveProperty('note');
  expect(hidden).not.toHaveProperty('conflict');
});

const result = fc.constantFrom('W', 'L', 'D', undefined);
const score = fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined });
const side = (name: string) =>
  fc.record({ score, result }).map((said) => ({
    id: playerId(name.toLowerCase()),
    name,
    ...(said.score !== undefined && { score: said.score }),
    ...(said.result !== undefined && { result: said.result }),
  }));
const anyMatch = fc
  .record({
    player1: side('Zoe'),
    player2: side('Ann'),
    winner: fc.constantFrom('player1', 'player2', undefined),
    outcome: fc.constantFrom('draw', 'walkover', 'injury', undefined),
    turned: fc.boolean(),
  })
  .map(({ player1, player2, winner, outcome, turned }): Match => ({
    ...match('m'),
    ...(turned ? { player1: player2, player2: player1 } : { player1, player2 }),
    ...(winner && { winner }),
    ...(outcome && { outcome }),
  }));

test('two matches of the same players that ended otherwise look the same without their results', () => {
  fc.assert(
    fc.property(anyMatch, anyMatch, (one, other) => {
      expect(withoutResult(one)).toEqual(withoutResult(other));
      expect(matchName(inNeutralOrder(one))).toBe('Ann v Zoe');
    }),
  );
});
