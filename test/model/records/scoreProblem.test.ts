import { proposalProblem } from '@/model/proposals/proposalProblem';
import { asNew } from '@test/support/factories';

const outcome = { outcome: 'winner', winner: 'player1' };
const proposed = (one: number | null, other: number | null) => {
  const value = { ...outcome, player1: { score: one }, player2: { score: other } };
  return proposalProblem({ collection: 'match', docId: 'm', field: '', value }, asNew, 'armw');
};
const added = (one?: number, other?: number) =>
  proposalProblem(
    {
      collection: 'match',
      docId: '',
      field: '',
      value: {
        ...outcome,
        date: '2024-05-01',
        gender: 'W',
        order: 1,
        player1: { id: 'p1', name: 'Ann', ...(one !== undefined && { score: one }) },
        player2: { id: 'p2', name: 'Bea', ...(other !== undefined && { score: other }) },
        event: { id: 'e1', date: '2024-05-01', sport: { id: 'armw' } },
      },
    },
    asNew,
  );

test('"won, score unknown" is refused beside two scores that differ, in a new match and in an edit', () => {
  expect(added(4, 1)).toEqual({ code: 'scoreDecides', values: {} });
  expect(proposed(1, 4)).toEqual({ code: 'scoreDecides', values: {} });
});

test('it stays possible without scores, with one, and with even ones', () => {
  expect([added(), added(4), added(undefined, 1), added(2, 2), added(0, 0)]).toEqual(
    Array(5).fill(undefined),
  );
  expect([proposed(null, null), proposed(4, null), proposed(2, 2)]).toEqual(Array(3).fill(undefined));
});
