import { noIdentities } from '@/model/identity/identities';
import { dateOf } from '@/model/dates';
import { playerId } from '@/model/ids';
import { crowdOf, leastCrowd, parseCrowd, showsCrowd } from '@/model/picks/crowd';
import { match } from '@test/support/factories';

const day = (text: string) => dateOf(Date.parse(text));
const [ann, bea] = [
  { id: playerId('p1'), name: 'Ann' },
  { id: playerId('p2'), name: 'Bea' },
];
const toCome = match('m1', { date: day('2026-12-24'), player1: ann, player2: bea });
const count = (player: string, number: number, of = 'm1') => ({ match: of, player, count: number });

test('the share is that of the shown first player, of this match alone', () => {
  const counts = [count('p1', 15), count('p2', 5), count('p1', 99, 'm2')];
  expect(crowdOf(counts, toCome, noIdentities)).toEqual({ picks: 20, first: 0.75 });
  expect(crowdOf(counts, { ...toCome, player1: bea, player2: ann }, noIdentities)?.first).toBe(0.25);
});

test('picks of a merged player count for the surviving one, and those of a replaced player for nothing', () => {
  const counts = [count('old', 10), count('p1', 5), count('p2', 5)];
  const merged = new Map([['old', ann]]);
  expect(crowdOf(counts, toCome, merged)).toEqual({ picks: 20, first: 0.75 });
  expect(crowdOf(counts, toCome, noIdentities)).toBeUndefined();
});

test('a reader sees the crowd after an own pick, and everybody once the match has begun', () => {
  expect(showsCrowd(toCome, false, false)).toBe(false);
  expect(showsCrowd(toCome, true, false)).toBe(true);
  expect(showsCrowd(toCome, false, true)).toBe(true);
  expect(showsCrowd(match('old', { date: day('2026-10-31') }), true, true)).toBe(false);
});

test('a document that is no crowd is refused', () => {
  expect(parseCrowd({ counts: [count('p1', leastCrowd)] })).toMatchObject({ ok: true });
  expect(parseCrowd({ counts: [{ match: 'm1', player: 'p1' }] })).toMatchObject({ ok: false });
});
