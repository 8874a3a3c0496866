import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { builtInSports } from '@/model/sports';
import { handleApplyWikiDelta } from '../../../functions/src/write/apply/handleApplyWikiDelta';
import { recountOpen } from '../../../functions/src/write/quota/recountOpen';
import { createFollowTrust } from '../../../functions/src/react/triggers/followTrust';
import { handleDeltaWritten } from '../../../functions/src/react/triggers/handleDeltaWritten';
import {
  applyBill,
  plus,
  sumOf,
  switchReads,
  triggerBill,
  type Bill,
  type RecordLoad,
} from '../../simulate/bill';
import { countOperations, type Operations } from '@test/functions/countedStore';
import { delta, event, match, player } from '@test/functions/documents';
import { call, fakeAccounts, servicesOn } from '@test/functions/serverWorld';
import { openStore } from '@test/functions/support';

// Compares the simulation's bill with the functions' operations on the store.

const store = openStore('demo-operations');
const { db } = store;
beforeEach(() => store.empty());
afterAll(() => store.close());

const { auth } = fakeAccounts({ uid: 'mod', email: 'mod@example.com', claims: { moderator: true } });
const logger = { info: () => {}, error: () => {}, warn: () => {} };
const following = () => ({
  db,
  logger,
  now: Date.now,
  recountOpen: (uid: string) => recountOpen(db, uid),
  followTrust: createFollowTrust({ db, logger, now: Date.now, knownSports: async () => builtInSports }),
  markMinor: async () => 0,
  sender: { send: async () => [] },
});

async function card({ changes, open }: RecordLoad, matches: number): Promise<void> {
  const docs: Record<string, DocumentData> = {
    'role/mod': { moderator: true, admin: false, at: Timestamp.now() },
    'player/p1': player('Ann'),
    'player/p2': player('Bea'),
    'event/e': event(),
    'quota/ed': { open: 0, written: 2, slots: {}, last: 'create/m0-mine', at: Timestamp.now() },
  };
  for (let at = 0; at < matches; at += 1) {
    docs[`match/m${at}`] = match();
    for (let change = 0; change < changes; change += 1)
      docs[`delta/m${at}-before${change}`] = delta('match', `m${at}`, 'order', 1_000 + change, {
        author: 'other',
        status: 'applied',
        before: 999 + change,
        decidedBy: 'mod',
        decidedAt: Timestamp.fromMillis(1_700_000_000_000 + change),
      });
    for (let waiting = 1; waiting < open; waiting += 1)
      docs[`delta/m${at}-open${waiting}`] = delta('match', `m${at}`, 'arm', 'R', { author: `a${waiting}` });
    docs[`delta/m${at}-mine`] = mine(at);
  }
  await store.put(docs);
}

const mine = (at: number): DocumentData =>
  delta('match', `m${at}`, 'player1.score', 2, { author: 'ed', timestamp: Timestamp.now() });

const billed = (bill: Bill): Operations => ({
  reads: (bill['reads/function'] ?? 0) + (bill['reads/triggers'] ?? 0),
  writes: sumOf(bill, 'writes/'),
  deletes: sumOf(bill, 'deletes/'),
});

const deltaAt = async (id: string) => (await db.doc(`delta/${id}`).get()).data();

test.each<[string, RecordLoad, number]>([
  ['one proposal for a match that was never changed', { changes: 0, open: 1 }, 1],
  ['five proposals for matches that were changed once', { changes: 1, open: 1 }, 5],
  ['three for matches of a final', { changes: 30, open: 4 }, 3],
])('a call that applies %s', async (_, record, count) => {
  await card(record, count);
  const ids = Array.from({ length: count }, (__, at) => `m${at}-mine`);
  const seen: Record<string, number> = {};
  for (const id of ids) {
    const { timestamp } = (await deltaAt(id)) as { readonly timestamp: Timestamp };
    seen[id] = timestamp.toMillis();
  }
  const counted = await countOperations(db, () =>
    handleApplyWikiDelta(call('mod', { deltaIds: ids, seen }), servicesOn(store, auth)),
  );
  expect((await deltaAt('m0-mine'))?.['status']).toBe('applied');
  expect(counted).toEqual(billed(applyBill(count, record)));
});

describe('what a change of a proposal sets off', () => {
  const decided = { decidedBy: 'mod', decidedAt: Timestamp.now() };
  test.each<[Parameters<typeof triggerBill>[0], RecordLoad]>([
    ['written', { changes: 1, open: 1 }],
    ['withdrawn', { changes: 1, open: 1 }],
    ['rejected', { changes: 1, open: 1 }],
    ['applied', { changes: 1, open: 1 }],
    ['applied', { changes: 30, open: 4 }],
  ])('%s, of %j', async (what, record) => {
    await card(record, 1);
    const id = 'm0-mine';
    const open = (await deltaAt(id)) ?? {};
    const after: Record<typeof what, DocumentData | undefined> = {
      written: open,
      withdrawn: undefined,
      rejected: { ...open, status: 'rejected', reason: 'No source', ...decided },
      applied: { ...open, status: 'applied', before: 1, ...decided },
    };
    const services = following();
    // The author has a history, and the moderator who decides again is noted beside it.
    await handleDeltaWritten(services, {
      deltaId: 'earlier',
      at: Date.now(),
      before: open,
      after: {
        ...open,
        status: 'rejected',
        reason: 'x',
        decidedBy: 'mod',
        decidedAt: Timestamp.fromMillis(1),
      },
    });
    // The state after the author's own write.
    await db.doc('quota/ed').update({ open: 1 });
    const stored = after[what];
    await (stored ? db.doc(`delta/${id}`).set(stored) : db.doc(`delta/${id}`).delete());
    const counted = await countOperations(db, () =>
      handleDeltaWritten(services, {
        deltaId: id,
        at: Date.now(),
        before: what === 'written' ? undefined : open,
        after: stored,
      }),
    );
    const first = what === 'written' ? switchReads(1) : {};
    expect(counted).toEqual(billed(plus(triggerBill(what, record), first)));
  });
});
