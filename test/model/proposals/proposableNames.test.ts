import { proposalProblem } from '@/model/proposals/proposalProblem';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { asStored } from '@/model/records/fieldProblem';
import { asNew } from '@test/support/factories';

/** Names that a record may have, since less is asked of what is stored. */
const stored = [
  ['Ann  葛\u{e0100}', 'Ann 葛'],
  ['An\u034fn', 'Ann'],
  ['Ann\u00a0Lee', 'Ann Lee'],
  [`A${'\u0301'.repeat(9)}`, `\u00c1${'\u0301'.repeat(5)}`],
  ['***', 'MISSING NAME'],
] as const;

const newMatch = (name: string) => ({
  collection: 'match' as const,
  docId: '',
  field: '',
  value: {
    date: '2024-05-01',
    player1: { id: 'p1', name, score: 3 },
    player2: { id: 'p2', name: 'Bea' },
    gender: 'W',
    order: 0,
    event: { id: 'e1', date: '2024-05-01', sport: { id: 'armw' } },
  },
});
const edit = (field: string, value: Readonly<Record<string, unknown>>) => ({
  collection: 'match' as const,
  docId: 'm1',
  field,
  value: value as never,
});

test.each(stored)(
  'a match names a player as %j only in what was stored, and as %j anew',
  (name, proposable) => {
    const shapes = [
      newMatch(name),
      edit('player1', { id: 'p1', name }),
      edit('', { player2: { id: 'p1', name } }),
    ];
    for (const proposal of shapes) {
      expect(proposalProblem(proposal, asNew)).toBeDefined();
      expect(proposalProblem(proposal, asStored)).toBeUndefined();
      const named = withProposableNames(proposal);
      expect(proposalProblem(named, asNew)).toBeUndefined();
      expect(JSON.stringify(named)).toBe(JSON.stringify(proposal).replace(name, proposable));
    }
  },
);

test.each([
  ['a match that names nobody', edit('', { player1: { score: 3 }, order: 2 })],
  ['a score', edit('player1.score', 3 as never)],
  ['a player’s own name', { collection: 'player' as const, docId: 'p1', field: 'name', value: 'An\u034fn' }],
])('%s stays as it is', (_, proposal) => {
  expect(withProposableNames(proposal)).toEqual(proposal);
});
