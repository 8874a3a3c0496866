import { deltaId } from '@/model/ids';
import { objectionMs } from '@/model/proposals/objections';
import { reversalId } from '../../../../functions/src/write/reverts/unit';
import { delta, deletion, event, match, player, world, type Docs } from '../../documents';
import { apply, openStore } from '../../support';
import { actOn, deleteEvent, restore } from '../acts/actSupport';

const store = openStore('demo-objections');
beforeEach(() => store.empty());
afterAll(() => store.close());

const moderator = { moderator: true };
const others: Docs = { 'role/mod': moderator, 'role/mia': moderator };
const start = 1_700_000_000_000;
const end = start + objectionMs;

/** The player `dup` and the event `big` with so many matches. */
const withMatches = (count: number, rest: Docs = {}): Docs => ({
  ...world,
  ...others,
  'player/dup': player('Anne'),
  'event/big': event({ name: 'Big Cup' }),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, order) => [
      `match/big${order}`,
      match({
        order,
        player1: { id: 'dup', name: 'Anne' },
        event: { id: 'big', date: '2020-02-02', sport: { id: 'armw' } },
      }),
    ]),
  ),
  'delta/d': delta('player', 'dup', 'sameAs', 'p1'),
  ...rest,
});

const applyAt = async (at: number, by = 'mod', id = 'd') => {
  const [result] = await apply(store, [id], { by, now: () => at });
  return result;
};

test('a merge waits a day, however often its moderator applies it, and is applied once nobody objected', async () => {
  await store.put(withMatches(5));
  const blocked = {
    id: 'd',
    outcome: 'blocked',
    until: end,
    message: expect.stringMatching('until 2023-11-15 22:13 UTC'),
  };
  expect(await applyAt(start)).toEqual(blocked);
  expect(await applyAt(end - 1)).toEqual(blocked);
  expect(await store.get('delta/d')).toMatchObject({
    status: 'new',
    waits: { by: 'mod' },
    problemCause: { code: 'waitsForObjections' },
  });
  expect(await store.get('player/dup')).not.toHaveProperty('sameAs');
  expect(await applyAt(end)).toEqual({ id: 'd', outcome: 'applied' });
  expect(await store.get('player/dup')).toMatchObject({ sameAs: 'p1' });
  expect(await store.get('delta/d')).not.toHaveProperty('problem');
});

test("a second moderator's consent ends the wait, a rejection ends the proposal", async () => {
  await store.put(withMatches(5, { 'delta/e': deletion('event', 'big') }));
  expect(await applyAt(start)).toMatchObject({ outcome: 'blocked' });
  expect(await applyAt(start, 'mod', 'e')).toMatchObject({ outcome: 'blocked' });
  expect(await store.get('event/big')).toMatchObject({ deleted: false });
  expect(await applyAt(start + 1, 'mia')).toEqual({ id: 'd', outcome: 'applied' });
  await store.db.doc('delta/e').update({ status: 'rejected' });
  expect(await applyAt(end, 'mod', 'e')).toMatchObject({ outcome: 'invalid' });
  expect(await store.get('event/big')).toMatchObject({ deleted: false });
});

test('a deletion with several matches waits like a merge', async () => {
  await store.put(withMatches(5, { 'delta/d': deletion('event', 'big') }));
  expect(await applyAt(start)).toMatchObject({ outcome: 'blocked', until: end });
  expect(await store.get('delta/d')).not.toHaveProperty('applying');
  expect(await applyAt(start + 1, 'mia')).toMatchObject({ outcome: 'applied' });
  expect(await store.get('match/big0')).toMatchObject({ deleted: true, deletedBy: 'mia' });
});

test.each<[string, Docs]>([
  ['with fewer matches', withMatches(4)],
  ['whose author is another moderator', withMatches(5, { 'role/editor': moderator })],
  ['in a wiki with one moderator', withMatches(5, { 'role/mia': { moderator: false } })],
  [
    'of an event that waits for its review',
    withMatches(5, { 'event/big': event({ valid: 0 }), 'delta/d': deletion('event', 'big') }),
  ],
  [
    'that separates',
    withMatches(5, {
      'player/dup': player('Anne', { sameAs: 'p1' }),
      'delta/d': delta('player', 'dup', 'sameAs', null, { base: 'p1' }),
    }),
  ],
  [
    'of another field',
    withMatches(5, { 'delta/d': delta('player', 'dup', 'name', 'Ann A', { base: 'Anne' }) }),
  ],
])('a change %s does not wait', async (_, docs) => {
  await store.put(docs);
  expect(await applyAt(start)).toMatchObject({ outcome: 'applied' });
});

test('what a ban or a revert proposes does not wait', async () => {
  const id = reversalId(['x'], 'ban');
  await store.put(withMatches(5, { [`delta/${id}`]: delta('player', 'dup', 'sameAs', 'p1') }));
  expect(await applyAt(start, 'mod', id)).toMatchObject({ outcome: 'applied' });
});

const deleteBig = (at: number, by: string, note?: string) =>
  actOn(
    store,
    { ...deleteEvent('big'), ...(note !== undefined && { note }) },
    {
      ...{ by, action: `by${by}${at}` },
      now: () => at,
    },
  );
const waiting = { outcome: 'conflict', reason: { code: 'waitsForObjections' } };

test("a moderator's own deletion becomes a proposal that waits, and the next click deletes", async () => {
  await store.put(withMatches(5));
  expect(await deleteBig(start, 'mod')).toMatchObject({ reason: { code: 'deletionReason' } });
  expect(await deleteBig(start, 'mod', 'Made up')).toMatchObject(waiting);
  expect(await deleteBig(start, 'mod', 'Made up')).toMatchObject(waiting);
  expect(await deleteBig(end - 1, 'mod', 'Made up')).toMatchObject(waiting);
  const open = await store.db.collection('delta').where('docId', '==', 'big').get();
  expect(open.docs.map((doc) => [doc.id, doc.get('author'), doc.get('note')])).toEqual([
    [`delete-bymod${start}`, 'mod', 'Made up'],
  ]);
  expect(await store.get('event/big')).toMatchObject({ deleted: false });
  expect(await deleteBig(end, 'mod', 'Made up')).toEqual({ outcome: 'done' });
  expect(await store.get('event/big')).toMatchObject({ deleted: true, deletedBy: 'mod' });
});

test('the waiting deletion is applied from the queue: by its moderator after the wait, by another at once', async () => {
  await store.put(withMatches(5));
  await deleteBig(start, 'mod', 'Made up');
  const id = `delete-bymod${start}`;
  expect(await applyAt(end - 1, 'mod', id)).toMatchObject({ outcome: 'blocked', until: end });
  expect(await applyAt(end, 'mod', id)).toMatchObject({ outcome: 'applied' });
  expect(await store.get('event/big')).toMatchObject({ deleted: true });
});

test('another moderator who deletes it too consents, and a restored proposal waits from its beginning', async () => {
  await store.put(withMatches(5));
  await deleteBig(start, 'mod', 'Made up');
  expect(await deleteBig(start + 1, 'mia')).toEqual({ outcome: 'done' });
  const id = `delta/delete-bymod${start}`;
  expect(await store.get(id)).toMatchObject({ status: 'rejected' });
  await actOn(store, restore(`bymia${start + 1}`), { by: 'mia' });
  expect(await store.get('event/big')).toMatchObject({ deleted: false });
  expect(await store.get(id)).toMatchObject({ status: 'new' });
  expect(await store.get(id)).not.toHaveProperty('waits');
  expect(await deleteBig(end, 'mod', 'Made up')).toMatchObject(waiting);
});

test('a proposal that a moderator deleted as an objection waits again once it is restored', async () => {
  await store.put(withMatches(5));
  await applyAt(start);
  const timestamp = (await store.get('delta/d'))!['timestamp'].toMillis();
  await actOn(
    store,
    { kind: 'deleteDelta', deltaId: deltaId('d'), basedOn: { status: 'new', timestamp } },
    { action: 'gone' },
  );
  await actOn(store, restore('gone'));
  expect(await applyAt(end)).toMatchObject({ outcome: 'blocked', until: end + objectionMs });
});
