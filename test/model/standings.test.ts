import { playerId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import type { Match, Result } from '@/model/records';
import type { Arm } from '@/model/sports';
import { standings } from '@/model/standings';
import { match } from '@test/support/factories';

let made = 0;

/** `fought('ann', 3, 1, 'bea')`: Ann won three rounds to one. */
function fought(
  first: string,
  own?: number,
  other?: number,
  second = 'zoe',
  fields: Partial<Match> = {},
): Match {
  const result = (a: number, b: number): Result => (a === b ? 'D' : a > b ? 'W' : 'L');
  const scored = (score: number | undefined, against: number | undefined) => ({
    ...(score !== undefined && { score }),
    ...(score !== undefined && against !== undefined && { result: result(score, against) }),
  });
  return match(`m${(made += 1)}`, {
    player1: { id: playerId(first), name: first, ...scored(own, other) },
    player2: { id: playerId(second), name: second, ...scored(other, own) },
    ...fields,
  });
}

const day = (text: string) => text as DateString;
const ranks = (matches: readonly Match[]) =>
  standings(matches).map(({ rank, player }) => `${rank} ${player}`);

test('whoever has won more matches stands higher', () => {
  expect(ranks([fought('ann', 3, 2, 'bea'), fought('ann', 3, 2, 'cid'), fought('bea', 3, 0, 'cid')])).toEqual(
    ['1 ann', '2 bea', '3 cid'],
  );
});

test('equal wins are told apart by round difference, then by rounds won', () => {
  expect(
    ranks([fought('ann', 3, 0, 'x'), fought('bea', 4, 1, 'y'), fought('cid', 3, 2, 'z')]).slice(0, 3),
  ).toEqual(['1 bea', '2 ann', '3 cid']);
});

test('players whom nothing tells apart share a rank, and the next one is skipped', () => {
  expect(ranks([fought('bea', 3, 1, 'x'), fought('ann', 3, 1, 'y'), fought('cid', 3, 2, 'z')])).toEqual([
    '1 ann',
    '1 bea',
    '3 cid',
    '4 z',
    '5 x',
    '5 y',
  ]);
});

test('a draw counts as a match that nobody has won', () => {
  const [ann] = standings([fought('ann', 2, 2, 'bea')]);
  expect(ann).toMatchObject({ rank: 1, matches: 1, tally: { wins: 0, losses: 0, draws: 1 } });
});

test('a match without both scores, or against oneself, does not count', () => {
  expect(standings([fought('ann'), fought('ann', 3), fought('bea', 3, 1, 'bea')])).toEqual([]);
});

test('arm and gender narrow what counts', () => {
  const right = fought('ann', 3, 0, 'bea', { arm: 'R', gender: 'W' });
  const left = fought('bea', 3, 0, 'ann', { arm: 'L', gender: 'W' });
  const men = fought('cid', 3, 0, 'dan', { arm: 'R', gender: 'M' });
  const unknown = fought('eva', 3, 0, 'fay', { gender: 'W' });
  const all = [right, left, men, unknown];
  const leaders = (arm?: Arm) =>
    standings(all, { gender: 'W', ...(arm && { arm }) }).flatMap(({ player, tally }) =>
      tally.wins ? [player] : [],
    );
  expect(leaders('R')).toEqual(['ann']);
  expect(leaders('L')).toEqual(['bea']);
  expect(new Set(leaders())).toEqual(new Set(['ann', 'bea', 'eva']));
});

test('name and date are those of the newest counted match, in whatever order matches arrive', () => {
  const old = fought('ann', 3, 0, 'bea', { date: day('2020-01-01') });
  const recent = fought('ann', 0, 3, 'bea', { date: day('2024-01-01') });
  const renamed = { ...recent, player1: { ...recent.player1, name: 'Ann Smith' } };
  for (const matches of [
    [old, renamed],
    [renamed, old],
  ]) {
    const ann = standings(matches).find(({ player }) => player === 'ann');
    expect(ann).toMatchObject({ name: 'Ann Smith', lastDate: '2024-01-01', matches: 2 });
  }
});
