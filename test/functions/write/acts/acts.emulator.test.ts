import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { deltaId, eventId } from '@/model/ids';
import { delta, event, longAgo, match, player, rename, world } from '../../documents';
import { openStore } from '../../support';
import { actOn, afterwards, card, deleteEvent, entriesOf, restore } from './actSupport';

const store = openStore('demo-acts');
beforeEach(() => store.empty());
afterAll(() => store.close());

const time = expect.any(Timestamp);
const done = { outcome: 'done' };
const conflict = { outcome: 'conflict', message: expect.any(String) };
const seen = { status: 'new', timestamp: longAgo.toMillis() } as const;

describe('approving', () => {
  const approve = { kind: 'approveEvent', eventId: eventId('e') } as const;

  test('sets the event valid, and says in the log who did it and what was before', async () => {
    await store.put({ 'event/e': event({ valid: 0 }) });
    expect(await actOn(store, approve, { action: 'a' })).toEqual(done);
    expect(await store.get('event/e')).toEqual({ ...event(), approvedIn: 'a', updatedAt: time });
    expect(await entriesOf(store)).toEqual({
      a: {
        kind: 'approveEvent',
        by: 'mod',
        at: time,
        target: { collection: 'event', id: 'e', name: 'East vs West' },
        before: { valid: 0 },
        records: 1,
        proposals: 0,
        done: true,
      },
    });
  });

  test('conflicts over an event that is gone, and changes none that is approved', async () => {
    expect(await actOn(store, approve)).toEqual(conflict);
    await store.put({ 'event/e': event({ valid: 0, deleted: true }) });
    expect(await actOn(store, approve)).toEqual(conflict);
    await store.put({ 'event/e': event() });
    expect(await actOn(store, approve)).toEqual(done);
    expect(await store.get('event/e')).toEqual(event());
    expect(await entriesOf(store)).toEqual({});
  });

  test('is reverted unless somebody else has approved the event since', async () => {
    await store.put({ 'event/e': event({ valid: 0 }) });
    await actOn(store, approve, { action: 'a' });
    await actOn(store, restore('a'), { by: 'chief' });
    expect(await store.get('event/e')).toEqual({ ...event({ valid: 0 }), updatedAt: time });
    await actOn(store, approve, { action: 'b' });
    await actOn(store, restore('a'), { by: 'chief' });
    expect(await store.get('event/e')).toMatchObject({ valid: 1, approvedIn: 'b' });
  });
});

describe('deleting an event', () => {
  test('leaves tombstones with a name on them, rejects what is open, and logs all of it', async () => {
    await store.put(card);
    expect(await actOn(store, deleteEvent(), { action: 'a' })).toEqual(done);
    const buried = { deleted: true, deletedBy: 'mod', deletedIn: 'a', deletedAt: time, updatedAt: time };
    expect(await store.get('event/e')).toEqual({ ...event(), ...buried });
    expect(await store.get('match/m')).toEqual({ ...match(), ...buried });
    expect(await store.get('match/m2')).toMatchObject(buried);
    const reasonCause = { code: 'recordDeleted', values: {} };
    const reason = 'record deleted';
    const rejected = { status: 'rejected', reason, reasonCause, decidedBy: 'mod', rejectedIn: 'a' };
    for (const id of ['onEvent', 'onMatch', 'newMatch'])
      expect(await store.get(`delta/${id}`)).toMatchObject(rejected);
    for (const id of ['onOther', 'newElsewhere', 'locked'])
      expect(await store.get(`delta/${id}`)).toMatchObject({ status: 'new' });
    expect(await store.get('delta/decided')).toMatchObject({ reason: 'no' });
    expect(await store.get('match/other')).toEqual(card['match/other']);
    expect(await entriesOf(store)).toMatchObject({
      a: { target: { name: 'East vs West' }, before: { valid: 1 }, records: 3, proposals: 3, done: true },
    });
  });

  test('of more matches than one transaction may write is one act', async () => {
    const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`match/m${at}`, match()]));
    await store.put({ 'event/e': event(), ...many });
    await actOn(store, deleteEvent(), { action: 'a' });
    const left = await store.db.collection('match').where('deleted', '==', false).get();
    expect(left.size).toBe(0);
    expect(await entriesOf(store)).toMatchObject({ a: { records: 402, done: true } });
    await actOn(store, restore('a'), { action: 'b' });
    expect((await store.db.collection('match').where('deleted', '==', false).get()).size).toBe(401);
    expect(await entriesOf(store)).toMatchObject({ b: { records: 402, done: true } });
  });

  test('goes on where it broke off, and counts as one', async () => {
    await store.put(card);
    let left = 1;
    const tired = () => (left -= 1) >= 0;
    await expect(actOn(store, deleteEvent(), { action: 'a', hasTime: tired })).rejects.toThrow(
      'time of one call',
    );
    expect(await entriesOf(store)).toMatchObject({ a: { done: false } });
    await actOn(store, deleteEvent(), { action: 'a' });
    await actOn(store, deleteEvent(), { action: 'a' });
    expect(await entriesOf(store)).toMatchObject({ a: { records: 3, proposals: 3, done: true } });
  });

  test('asked again after it was restored deletes nothing', async () => {
    await store.put(card);
    await actOn(store, deleteEvent(), { action: 'a' });
    await actOn(store, restore('a'));
    expect(await actOn(store, deleteEvent(), { action: 'a' })).toEqual(done);
    expect(await store.get('event/e')).toMatchObject({ deleted: false });
  });

  test('that is restored while it is under way stops there', async () => {
    await store.put(card);
    let left = 2;
    const tired = () => (left -= 1) >= 0;
    await actOn(store, deleteEvent(), { action: 'a', hasTime: tired }).catch(() => undefined);
    await actOn(store, restore('a'));
    await actOn(store, deleteEvent(), { action: 'a' });
    expect(await store.all()).toEqual(await afterwards());
  });

  test('takes along a match that was added while the others went', async () => {
    await store.put({ 'event/e': event(), 'match/m': match() });
    let added = false;
    const slow = async (body: Parameters<typeof store.db.runTransaction>[0]) => {
      const result = await store.db.runTransaction(body);
      const isGone = (await store.get('match/m'))?.['deleted'] === true;
      if (isGone && !added) await store.put({ 'match/late': match() });
      added ||= isGone;
      return result;
    };
    await actOn(store, deleteEvent(), { transact: slow as never });
    expect(await store.get('match/late')).toMatchObject({ deleted: true });
    expect(await store.get('event/e')).toMatchObject({ deleted: true });
  });

  test('takes along the players named with it whom it leaves without a match, and brings them back', async () => {
    await store.put({
      ...world,
      'player/p3': player('Cleo'),
      'match/m3': match({
        player1: { id: 'p2', name: 'Bea' },
        event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } },
      }),
      'delta/onAnn': delta('player', 'p1', 'city', 'Rome'),
    });
    const asked = { ...deleteEvent(), players: ['p1', 'p2', 'nobody'] };
    expect(await actOn(store, asked, { action: 'a' })).toEqual(done);
    expect(await store.get('player/p1')).toMatchObject({ deleted: true, deletedIn: 'a' });
    for (const id of ['p2', 'p3']) expect(await store.get(`player/${id}`)).toMatchObject({ deleted: false });
    expect(await store.get('delta/onAnn')).toMatchObject({ status: 'rejected', rejectedIn: 'a' });
    expect(await entriesOf(store)).toMatchObject({ a: { records: 3, done: true } });

    await actOn(store, restore('a'), { action: 'b' });
    for (const path of ['event/e', 'match/m', 'player/p1'])
      expect(await store.get(path)).toMatchObject({ deleted: false });
    expect(await store.get('delta/onAnn')).toMatchObject({ status: 'new' });
  });

  test('that is gone does nothing', async () => {
    expect(await actOn(store, deleteEvent())).toEqual(done);
    expect(await entriesOf(store)).toEqual({});
  });
});

describe("deleting somebody's proposal", () => {
  const drop = { kind: 'deleteDelta', deltaId: deltaId('d'), basedOn: seen } as const;

  test('keeps all of it in the log, from where it comes back as it was', async () => {
    const proposal = rename('Anna', 'Ann', { thread: { 0: { id: 'r', by: 'x', at: longAgo, text: 'why' } } });
    await store.put({ 'player/p1': player('Ann'), 'delta/d': proposal });
    expect(await actOn(store, drop, { action: 'a' })).toEqual(done);
    expect(await store.get('delta/d')).toBeUndefined();
    expect(await entriesOf(store)).toMatchObject({
      a: {
        target: { collection: 'delta', id: 'd', name: 'Ann' },
        before: proposal,
        proposals: 1,
        done: true,
      },
    });
    await actOn(store, restore('a'), { action: 'b' });
    expect(await store.get('delta/d')).toEqual(proposal);
    await store.db.doc('delta/d').delete();
    await store.db.doc('actLog/b').update({ done: false });
    await actOn(store, restore('a'), { action: 'b' });
    expect(await store.get('delta/d')).toBeUndefined();
  });

  test.each([
    ['decided', { status: 'rejected', reason: 'no' }],
    ['applied', { status: 'applied' }],
    ['changed', { timestamp: Timestamp.fromMillis(longAgo.toMillis() + 1) }],
    ['being applied', { applying: { cursor: '' } }],
  ])('conflicts when it is %s', async (_, change) => {
    await store.put({ 'delta/d': rename('Anna', 'Ann', change) });
    expect(await actOn(store, drop)).toEqual(conflict);
    expect(await store.get('delta/d')).toBeDefined();
    expect(await entriesOf(store)).toEqual({});
  });

  test('never deletes history, whatever the caller says it saw', async () => {
    await store.put({ 'delta/d': rename('Anna', 'Ann', { status: 'applied' }) });
    expect(await actOn(store, { ...drop, basedOn: { ...seen, status: 'applied' } })).toEqual(conflict);
  });

  test('that is gone is done', async () => {
    expect(await actOn(store, drop)).toEqual(done);
  });

  test('names a proposal of a new record by what it proposes', async () => {
    const proposed = {
      date: '2020-02-02',
      player1: { id: 'p1', name: 'Ann' },
      player2: { id: 'p2', name: 'Bea' },
    };
    await store.put({
      'delta/d': delta('match', '', '', proposed),
      'delta/odd': delta('event', '__e__', 'name', 'x'),
    });
    await actOn(store, drop, { action: 'a' });
    await actOn(store, { ...drop, deltaId: deltaId('odd') }, { action: 'b' });
    expect(await entriesOf(store)).toMatchObject({
      a: { target: { name: 'Ann v Bea' } },
      b: { target: { collection: 'delta', id: 'odd' } },
    });
  });
});

describe('other records', () => {
  test('a match goes alone and comes back', async () => {
    await store.put(card);
    await actOn(store, { kind: 'deleteRecord', collection: 'match', id: 'm' }, { action: 'a' });
    expect(await store.get('match/m')).toMatchObject({ deleted: true, deletedBy: 'mod' });
    expect(await store.get('delta/onMatch')).toMatchObject({ status: 'rejected' });
    expect(await store.get('event/e')).toEqual(event());
    await actOn(store, restore('a'));
    expect(await store.all()).toEqual(await afterwards());
  });

  test('a player stays while matches name the player', async () => {
    await store.put(world);
    const drop = { kind: 'deleteRecord', collection: 'player', id: 'p1' } as const;
    expect(await actOn(store, drop)).toEqual(conflict);
    await store.db.doc('match/m').update({ deleted: true, updatedAt: FieldValue.serverTimestamp() });
    expect(await actOn(store, drop)).toEqual(done);
    expect(await store.get('player/p1')).toMatchObject({ deleted: true, name: 'Ann' });
  });
});
