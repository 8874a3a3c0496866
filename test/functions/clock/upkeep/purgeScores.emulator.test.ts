import { Timestamp } from 'firebase-admin/firestore';
import { purgeScores } from '../../../../functions/src/clock/upkeep/purgeScores';
import { event } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-purge-scores');
beforeEach(() => store.empty());
afterAll(() => store.close());

const dayMs = 86_400_000;
const now = Date.UTC(2026, 5, 1);
const ago = (days: number) => Timestamp.fromMillis(now - days * dayMs);
const pin = {
  at: 1,
  phone: 'p',
  stated: { kind: 'round', round: 1, value: { winner: 'player1', how: 'pin' } },
};
const scored = (of: string, rest: object = {}) => ({ event: of, entries: { e1: pin }, ...rest });
const invited = (of: string, days: number, rest: object = {}) => ({
  event: of,
  from: ago(days),
  by: 'mod',
  ...rest,
});
const m1 = { score: [1, 0], rounds: ['1p'] };

test('what was confirmed long ago goes, and nothing that nobody has confirmed', async () => {
  await store.put({
    'event/over': event({ date: '2026-01-01' }),
    'live/over': { revision: 3, at: ago(91), open: false, matches: {} },
    'scores/over1': scored('over', { confirmed: 'act' }),
    'scores/over2': scored('over', { entries: { e1: { ...pin, invitation: 'gone' } }, dropped: ['gone'] }),
    'scores/over3': scored('over', {
      entries: { e1: pin, e2: { at: 2, phone: 'p', stated: { kind: 'undo', value: 'e1' } } },
    }),
    'scorer/over': invited('over', 100),
    'live/recent': { revision: 3, at: ago(89), open: false, matches: {} },
    'scores/recent': scored('recent', { confirmed: 'act' }),
    'live/waiting': { revision: 3, at: ago(400), open: true, matches: { m1 } },
    'scores/waiting': scored('waiting'),
    'scorer/waiting': invited('waiting', 400),
    // The live card has lost it, for whatever reason.
    'live/odd': { revision: 3, at: ago(400), open: false, matches: {} },
    'scores/odd': scored('odd'),
  });
  expect(await purgeScores(store.db, now, () => false)).toBe(0);
  expect(await purgeScores(store.db, now, () => true)).toBe(1);
  for (const gone of ['live/over', 'scores/over1', 'scores/over2', 'scores/over3', 'scorer/over'])
    expect([gone, await store.get(gone)]).toEqual([gone, undefined]);
  for (const kept of ['live/recent', 'scores/recent', 'live/waiting', 'scores/waiting', 'scorer/waiting'])
    expect([kept, await store.get(kept)]).toEqual([kept, expect.anything()]);
  expect(await store.get('scores/odd')).toBeDefined();
  expect(await store.get('live/odd')).toBeDefined();
});

test('an invitation that was never used goes when it is long over, an organiser once the event is', async () => {
  await store.put({
    'event/past': event({ date: '2026-02-28' }),
    'event/ahead': event({ date: '2026-12-01' }),
    'scorer/unused': invited('ahead', 91),
    'scorer/young': invited('ahead', 89),
    'scorer/organiser': invited('ahead', 91, { organiser: 'ed' }),
    'scorer/former': invited('past', 120, { organiser: 'ed' }),
  });
  await purgeScores(store.db, now, () => true);
  const { docs } = await store.db.collection('scorer').get();
  expect(docs.map(({ id }) => id)).toEqual(['organiser', 'young']);
});
