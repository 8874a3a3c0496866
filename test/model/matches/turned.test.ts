import fc from 'fast-check';
import { noIdentities } from '@/model/identity/identities';
import { playerId } from '@/model/ids';
import { isTurned, turnedEdit, turnedProposal } from '@/model/matches/turned';
import { applyChange } from '@/overlay/change';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';
import { runs } from '@test/support/property';

const side = (id: string, score?: number) => ({
  id: playerId(id),
  name: id,
  ...(score !== undefined && { score }),
});
const met = match('m', { player1: side('a', 3), player2: side('b', 1), winner: 'player1' });
const turnedMatch: Match = { ...met, player1: met.player2, player2: met.player1, winner: 'player2' };

test('two matches are turned that have the same two players the other way round', () => {
  expect(isTurned(met, turnedMatch, noIdentities)).toBe(true);
  expect(isTurned(met, met, noIdentities)).toBe(false);
  expect(isTurned(met, { ...turnedMatch, player2: side('c') }, noIdentities)).toBe(false);
  const players = new Map([['c', { id: playerId('a'), name: 'a' }]]);
  expect(isTurned(met, { ...turnedMatch, player2: side('c') }, players)).toBe(true);
});

test('a turned edit does to the turned match what the edit does to the match', () => {
  const edit = fc.oneof(
    fc.record({ path: fc.constantFrom('player1.score', 'player2.score'), value: fc.option(fc.nat(9)) }),
    fc.record({ path: fc.constant('winner'), value: fc.constantFrom('player1', 'player2', null) }),
    fc.record({
      path: fc.constantFrom('round', 'note'),
      value: fc.option(fc.constantFrom('player1', 'Final')),
    }),
  );
  fc.assert(
    fc.property(fc.array(edit), (patch) => {
      const turn = ({ player1, player2, winner, ...rest }: Match) => ({
        ...rest,
        player1: player2,
        player2: player1,
        ...(winner !== undefined && { winner: winner === 'player1' ? 'player2' : 'player1' }),
      });
      const changed = applyChange(met, { kind: 'patch', id: 'm', patch });
      const other = applyChange(turnedMatch, { kind: 'patch', id: 'm', patch: patch.map(turnedEdit) });
      expect(other).toEqual(turn(changed!));
    }),
    runs(200),
  );
});

test('a proposal says the same of the other side, with what its author saw', () => {
  expect(turnedProposal({ field: 'player1.score', value: 3, base: 2 })).toEqual({
    field: 'player2.score',
    value: 3,
    base: 2,
  });
  expect(turnedProposal({ field: 'winner', value: 'player1' })).toEqual({
    field: 'winner',
    value: 'player2',
  });
  const whole = {
    field: '',
    value: { player1: { score: 1 }, winner: 'player2', round: 'Final' },
    base: { winner: null },
  };
  expect(turnedProposal(whole)).toEqual({
    field: '',
    value: { player2: { score: 1 }, winner: 'player1', round: 'Final' },
    base: { winner: null },
  });
});
