import { matchId } from '@/model/ids';
import type { Sport } from '@/model/sports';
import { armWrestling, delta, match, player } from '@test/support/factories';
import { decide } from '../../../../functions/src/write/apply/decide';

const retiring: Sport = {
  ...armWrestling,
  choices: armWrestling.choices.map((choice) => ({
    ...choice,
    codes: choice.codes.map((code) => ({ ...code, retired: code.code === '75kg' })),
  })),
};

const decided = (weight: string, sports: readonly Sport[]) =>
  decide(
    delta('d', { collection: 'match', docId: matchId('m'), field: 'weight', value: weight, base: null }),
    { live: match('m'), taken: true, named: new Map(), force: undefined, sports },
  );

test('a code is one that the sport of the match has or had', () => {
  expect(decided('85kg', [retiring])).toMatchObject({ kind: 'apply', record: { weight: '85kg' } });
  expect(decided('75kg', [retiring])).toMatchObject({ kind: 'apply', record: { weight: '75kg' } });
  expect(decided('76kg', [retiring])).toMatchObject({ kind: 'refuse', outcome: 'invalid' });
});

test('of a sport that is not known no code is applied', () => {
  expect(decided('75kg', [])).toMatchObject({ kind: 'refuse', outcome: 'invalid' });
});

test('an edit of a minor leaves the mark as it is, and no edit is about the mark', () => {
  const edit = (field: string, value: boolean | number | null) =>
    decide(delta('d', { collection: 'player', docId: 'ann', field, value, base: null }), {
      live: player('ann', { minor: true }),
      taken: true,
      named: new Map(),
      force: undefined,
      sports: [armWrestling],
    });
  expect(edit('birthYear', 1990)).toMatchObject({ kind: 'apply', record: { birthYear: 1990, minor: true } });
  expect(edit('minor', null)).toMatchObject({ kind: 'refuse', outcome: 'invalid' });
});
