import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { deltaId, eventId } from '@/model/ids';
import { event, longAgo, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';
import { actOn, afterwards, card, deleteEvent, entriesOf, restore } from './actSupport';

const store = openStore('demo-restoring');
beforeEach(() => store.empty());
afterAll(() => store.close());

const done = { outcome: 'done' };
const nothing = { outcome: 'conflict', message: expect.any(String), reason: causeOf('nothingToRestore') };
const seen = { status: 'new', timestamp: longAgo.toMillis() } as const;

describe('restoring', () => {
  test('brings back the event with its matches and proposals, exactly', async () => {
    await store.put(card);
    await store.put({ 'notification/onEvent': { uid: 'editor' } });
    await actOn(store, deleteEvent(), { action: 'a' });
    expect(await actOn(store, restore('a'), { by: 'chief', action: 'b' })).toEqual(done);
    expect(await store.all()).toEqual(await afterwards());
    expect(await store.get('notification/onEvent')).toBeUndefined();
    expect(await entriesOf(store)).toMatchObject({
      a: { restoredBy: 'b', done: true },
      b: {
        kind: 'restore',
        by: 'chief',
        act: 'a',
        target: { collection: 'event', id: 'e', name: 'East vs West' },
        records: 3,
        proposals: 3,
        done: true,
      },
    });
    const newer = (await store.get('event/e'))?.['updatedAt'] as Timestamp;
    expect(newer.toMillis()).toBeGreaterThan(longAgo.toMillis());
  });

  test('takes all of a rejection off a proposal, also of one from a version that stored no cause', async () => {
    await store.put(card);
    await actOn(store, deleteEvent(), { action: 'a' });
    expect(await store.get('delta/onEvent')).toHaveProperty('reasonCause');
    await store.db.doc('delta/onMatch').update({ reasonCause: FieldValue.delete() });
    await actOn(store, restore('a'));
    for (const path of ['delta/onEvent', 'delta/onMatch'] as const)
      expect(await store.get(path)).toEqual(card[path]);
  });

  test('leaves alone what another act deleted, and what was decided anew', async () => {
    await store.put(card);
    await actOn(
      store,
      { kind: 'deleteRecord', collection: 'match', id: 'm' },
      { by: 'other', action: 'first' },
    );
    await actOn(store, deleteEvent(), { action: 'a' });
    await store.db.doc('delta/onEvent').delete();
    await actOn(store, restore('a'));
    expect(await store.get('match/m')).toMatchObject({ deleted: true, deletedIn: 'first' });
    expect(await store.get('match/m2')).toMatchObject({ deleted: false });
    expect(await store.get('delta/onEvent')).toBeUndefined();
  });

  test('refreshes what matches cache of players that changed their name meanwhile', async () => {
    await store.put({ ...world, 'delta/new': rename('Anna', 'Ann') });
    await actOn(store, deleteEvent(), { action: 'a' });
    expect(outcomes(await apply(store, ['new']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({ player1: { name: 'Ann' } });
    await actOn(store, restore('a'));
    expect(await store.get('match/m')).toMatchObject({ player1: { id: 'p1', name: 'Anna' } });
  });

  test('finds nothing where the tombstones were purged', async () => {
    await store.put(card);
    await actOn(store, deleteEvent(), { action: 'a' });
    for (const path of ['event/e', 'match/m', 'match/m2']) await store.db.doc(path).delete();
    expect(await actOn(store, restore('a'), { action: 'b' })).toEqual(done);
    expect(await store.get('event/e')).toBeUndefined();
    expect(await entriesOf(store)).toMatchObject({ b: { records: 0, proposals: 0, done: true } });
  });

  test('is no act of its own to restore, nor is what nobody did', async () => {
    await store.put(card);
    await actOn(store, deleteEvent(), { action: 'a' });
    await actOn(store, restore('a'), { action: 'b' });
    expect(await actOn(store, restore('b'))).toEqual(nothing);
    expect(await actOn(store, restore('none'))).toEqual(nothing);
    expect(await actOn(store, restore('a'), { action: 'c' })).toEqual(done);
    expect(Object.keys(await entriesOf(store))).toEqual(['a', 'b']);
  });

  test('of everything an account did since a time takes nothing older, and nothing of others', async () => {
    const events = Object.fromEntries(['e1', 'e2', 'e3', 'e4'].map((id) => [`event/${id}`, event()]));
    await store.put({ ...events, 'event/new': event({ valid: 0 }), 'delta/d': rename('Anna', 'Ann') });
    await actOn(store, deleteEvent('e1'), { by: 'rogue', action: 'old' });
    await store.db.doc('actLog/old').update({ at: longAgo });
    await actOn(store, deleteEvent('e2'), { by: 'rogue', action: 'a2' });
    await actOn(store, deleteEvent('e3'), { by: 'other', action: 'a3' });
    await actOn(store, deleteEvent('e4'), { by: 'rogue', action: 'a4' });
    await actOn(store, { kind: 'approveEvent', eventId: eventId('new') }, { by: 'rogue', action: 'a5' });
    await actOn(
      store,
      { kind: 'deleteDelta', deltaId: deltaId('d'), basedOn: seen },
      { by: 'rogue', action: 'a6' },
    );
    const all = { kind: 'restoreSince', uid: 'rogue', since: longAgo.toMillis() + 1 } as const;
    expect(await actOn(store, all, { by: 'chief', action: 'back' })).toEqual(done);
    const deleted = async (id: string) => (await store.get(`event/${id}`))?.['deleted'];
    expect(await Promise.all(['e1', 'e2', 'e3', 'e4'].map(deleted))).toEqual([true, false, true, false]);
    expect(await store.get('event/new')).toMatchObject({ valid: 0 });
    expect(await store.get('delta/d')).toEqual(rename('Anna', 'Ann'));
    expect(await entriesOf(store)).toMatchObject({
      a2: { restoredBy: 'back' },
      back: { target: { collection: 'user', id: 'rogue' }, records: 3, proposals: 1, done: true },
    });
  });

  test('of more acts than a page goes on where it broke off', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `e${at}`);
    await store.put(
      Object.fromEntries(ids.map((id) => [`event/${id}`, event({ deleted: true, deletedIn: id })])),
    );
    await store.put(
      Object.fromEntries(
        ids.map((id, at) => [
          `actLog/${id}`,
          {
            kind: 'deleteRecord',
            by: 'rogue',
            at: Timestamp.fromMillis(longAgo.toMillis() + (at >> 1)),
            target: { collection: 'event', id },
            records: 1,
            proposals: 0,
            done: true,
          },
        ]),
      ),
    );
    const all = { kind: 'restoreSince', uid: 'rogue', since: 0 } as const;
    for (let calls = 0; (await entriesOf(store))['back']?.['done'] !== true; calls += 1) {
      expect(calls).toBeLessThan(10);
      let left = 50;
      const tired = () => (left -= 1) >= 0;
      await actOn(store, all, { action: 'back', hasTime: tired }).catch(() => undefined);
    }
    expect((await store.db.collection('event').where('deleted', '==', false).get()).size).toBe(60);
    expect(await entriesOf(store)).toMatchObject({ back: { records: 60 } });
  });
});
