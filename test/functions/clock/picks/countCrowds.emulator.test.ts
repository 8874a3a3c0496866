import { Timestamp } from 'firebase-admin/firestore';
import { leastCrowd } from '@/model/picks/crowd';
import { countCrowds } from '../../../../functions/src/clock/picks/countCrowds';
import { countOperations } from '../../countedStore';
import { event, match, player, type Docs } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-count-crowds');
beforeEach(() => store.empty());
afterAll(() => store.close());

const now = Date.parse('2026-12-01T12:00:00Z');
const minuteMs = 60_000;
const date = '2026-12-24';
const card = (id: string, ...matches: readonly string[]): Docs => ({
  [`event/${id}`]: event({ date }),
  ...Object.fromEntries(
    matches.map((each) => [`match/${each}`, match({ date, event: { id, date, sport: { id: 'armw' } } })]),
  ),
});

/** Picks of different accounts. */
const picks = (of: string, player: string, count: number, at = now, on = 'e'): Docs =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `user/${player}-${n}/pick/${of}`,
      { match: of, event: on, player, sureness: 1, changes: 1, at: Timestamp.fromMillis(at) },
    ]),
  );
const counts = async (of = 'e') => (await store.get(`crowd/${of}`))?.['counts'] as unknown;

test('picks are counted by match and player, from 20 on, without those that were withdrawn', async () => {
  await store.put({
    ...card('e', 'm1', 'm2'),
    ...picks('m1', 'p1', 13),
    ...picks('m1', 'p2', leastCrowd - 13),
    ...picks('m1', '', 3),
    ...picks('m2', 'p1', leastCrowd - 1),
  });
  expect(await countCrowds(store.db, now)).toBe(1);
  expect(await counts()).toEqual([
    { match: 'm1', player: 'p1', count: 13 },
    { match: 'm1', player: 'p2', count: 7 },
  ]);
});

test('a run without new picks reads two documents, and one with new picks counts their event alone', async () => {
  await store.put({
    ...card('e', 'm1'),
    ...card('other', 'm2'),
    ...picks('m1', 'p1', leastCrowd),
    ...picks('m2', 'p1', leastCrowd, now, 'other'),
  });
  expect(await countCrowds(store.db, now)).toBe(2);
  const later = now + 5 * minuteMs;
  await countCrowds(store.db, later);
  const idle = await countOperations(store.db, () => countCrowds(store.db, later + 5 * minuteMs));
  expect(idle).toEqual({ reads: 2, writes: 0, deletes: 0 });
  await store.put(picks('m2', 'p2', 2, later + 5 * minuteMs, 'other'));
  expect(await countCrowds(store.db, later + 6 * minuteMs)).toBe(1);
  expect(await counts('other')).toEqual([
    { match: 'm2', player: 'p1', count: leastCrowd },
    { match: 'm2', player: 'p2', count: 2 },
  ]);
});

test('picks of a player whose page was merged are still counted under the id that they name', async () => {
  await store.put({ ...card('e', 'm1'), ...picks('m1', 'p1', leastCrowd) });
  await countCrowds(store.db, now);
  const later = now + 5 * minuteMs;
  await store.db.doc('match/m1').update({ 'player1.id': 'p9' });
  await store.put({ 'player/p1': player('Ann', { sameAs: 'p9' }), ...picks('m1', 'p9', 1, later) });
  await countCrowds(store.db, later);
  expect(await counts()).toEqual([
    { match: 'm1', player: 'p9', count: 1 },
    { match: 'm1', player: 'p2', count: 0 },
    { match: 'm1', player: 'p1', count: leastCrowd },
  ]);
});

test('picks of a player who was replaced count for nothing, also for the size of the crowd', async () => {
  await store.put({ ...card('e', 'm1'), ...picks('m1', 'p1', leastCrowd) });
  await countCrowds(store.db, now);
  const later = now + 5 * minuteMs;
  await store.db.doc('match/m1').update({ 'player1.id': 'p9' });
  await store.put({ 'player/p1': player('Ann'), ...picks('m1', 'p9', 1, later) });
  await countCrowds(store.db, later);
  expect(await counts()).toEqual([]);
});
