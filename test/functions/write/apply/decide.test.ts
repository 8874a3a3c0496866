import type { Json } from '@/lib/json';
import { matchId } from '@/model/ids';
import type { Match } from '@/model/records/records';
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

describe('a match whose outcome is "won, score unknown"', () => {
  const won = match('m', { outcome: 'winner', winner: 'player1' });
  const scored = (one?: number, other?: number) => ({
    ...won,
    player1: { ...won.player1, ...(one !== undefined && { score: one }) },
    player2: { ...won.player2, ...(other !== undefined && { score: other }) },
  });
  const edited = (live: Match, field: string, value: Json) =>
    decide(delta('d', { collection: 'match', docId: matchId('m'), field, value, base: null }), {
      live,
      taken: true,
      named: new Map(),
      force: live.updatedAt,
      sports: [armWrestling],
    });
  const refused = { kind: 'refuse', outcome: 'invalid', cause: { code: 'scoreDecides' } };

  test('takes no score that decides it, and one without that outcome takes it', () => {
    expect(edited(scored(), 'player1.score', 4)).toMatchObject({ kind: 'apply' });
    expect(edited(scored(4), 'player2.score', 1)).toMatchObject(refused);
    expect(
      edited(match('m', { winner: 'player1' }), '', { player1: { score: 4 }, player2: { score: 1 } }),
    ).toMatchObject({
      kind: 'apply',
    });
    expect(edited({ ...scored(4, 1), outcome: 'walkover' }, 'outcome', 'winner')).toMatchObject(refused);
  });

  test('may have even scores', () => {
    expect(edited(scored(2), 'player2.score', 2)).toMatchObject({
      kind: 'apply',
      record: { outcome: 'winner', player1: { result: 'W' }, player2: { result: 'L' } },
    });
  });

  test('keeps an earlier contradiction while another fact is edited', () => {
    expect(edited(scored(4, 1), 'note', 'A good one.')).toMatchObject({ kind: 'apply' });
    expect(edited(scored(4, 1), 'outcome', null)).toMatchObject({ kind: 'apply' });
  });
});
