import { deltaId, userId } from '@/model/ids';
import type { Delta, Proposal } from '@/model/proposals/delta';
import type { Event } from '@/model/records/records';
import type { DateString } from '@/model/dates';
import { delta, event, player } from '@test/support/factories';
import { send, type ContractWorld } from './contractWorld';
import { newIdOf } from '@test/support/newIdOf';

const d1 = deltaId(newIdOf('d1'));
const n1 = deltaId(newIdOf('n1'));
const n2 = deltaId(newIdOf('n2'));

const proposal: Proposal = {
  collection: 'event',
  docId: 'e1',
  field: 'name',
  value: 'A better name',
  base: 'Event e1',
  note: 'As on the poster',
};
const upsert = (basedOn: number | null, fields: Partial<Proposal> = {}) =>
  ({ kind: 'upsertDelta', deltaId: d1, proposal: { ...proposal, ...fields }, basedOn }) as const;

const conflict = { name: 'BackendError', code: 'conflict' };
const underWay = { name: 'BackendError', code: 'aborted' };

export function describeCommands(world: () => ContractWorld): void {
  const stored = async () => {
    const doc = await world().read('delta', d1);
    if (!doc) throw new Error('Expected delta/d1, found no document');
    return doc;
  };
  const storedTime = async () => Number((await stored())['timestamp']);

  describe('upsertDelta', () => {
    beforeEach(async () => {
      await world().put('event', event('e1'));
      await world().put('player', player('ann', { name: 'Anne' }));
    });

    test('creates a delta with its author and the server time', async () => {
      const editor = await world().user('editor');
      await send(editor, upsert(null));
      expect(await stored()).toEqual({
        ...proposal,
        id: d1,
        author: editor.uid,
        status: 'new',
        timestamp: expect.any(Number),
      });
    });

    test('creates a new record without a base, and an edit of a whole record with one', async () => {
      const editor = await world().user('editor');
      const made: Proposal = { collection: 'player', docId: '', field: '', value: { name: 'Ann' } };
      await send(editor, { kind: 'upsertDelta', deltaId: n1, proposal: made, basedOn: null });
      expect(await world().read('delta', n1)).not.toHaveProperty('base');
      const whole: Proposal = { collection: 'player', docId: 'ann', field: '', value: { name: 'Anne' } };
      await send(editor, { kind: 'upsertDelta', deltaId: n2, proposal: whole, basedOn: null });
      expect(await world().read('delta', n2)).toMatchObject({ base: {} });
    });

    test('sent twice has the effect of once', async () => {
      const editor = await world().user('editor');
      await send(editor, upsert(null));
      const first = await storedTime();
      await send(editor, upsert(null));
      expect(await storedTime()).toBe(first);
    });

    test('sent again after it was rejected, since its answer was lost, is done and stays rejected', async () => {
      const editor = await world().user('editor');
      const moderator = await world().user('moderator');
      await send(editor, upsert(null));
      const basedOn = await storedTime();
      await send(moderator, { kind: 'rejectDelta', deltaId: d1, reason: 'no', basedOn });
      const rejected = await stored();
      await send(editor, upsert(null));
      expect(await stored()).toEqual(rejected);
    });

    test('overwrites the version it was based on, and drops why applying that failed', async () => {
      const editor = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid, problem: 'conflict', problemAt: 1_500 }));
      await send(editor, upsert(1_000, { value: 'The best name' }));
      expect(await stored()).toMatchObject({ value: 'The best name', status: 'new' });
      expect(await stored()).not.toHaveProperty('problem');
      expect(await storedTime()).toBeGreaterThan(1_000);
    });

    test.each<[string, Partial<Delta> | undefined, number | null]>([
      ['has another version', { timestamp: 2_000, value: 'Changed elsewhere' }, 1_000],
      ['was made elsewhere', { value: 'Changed elsewhere' }, null],
      ['was rejected', { status: 'rejected', reason: 'no' }, 1_000],
      ['was applied with other content', { status: 'applied', value: 'Changed elsewhere' }, 1_000],
      ['was deleted', undefined, 1_000],
    ])('conflicts with a delta that %s', async (_, fields, basedOn) => {
      const editor = await world().user('editor');
      if (fields) await world().put('delta', delta(d1, { author: editor.uid, ...fields }));
      const before = await world().read('delta', d1);
      await expect(send(editor, upsert(basedOn))).rejects.toMatchObject({
        ...conflict,
        message: expect.stringContaining('delta/d1'),
      });
      expect(await world().read('delta', d1)).toEqual(before);
    });

    test('conflicts with a record whose field was changed elsewhere, or that is gone', async () => {
      const editor = await world().user('editor');
      await world().put('event', event('e1', { name: 'Changed elsewhere' }));
      const changed = { ...conflict, message: expect.stringContaining('event/e1') };
      await expect(send(editor, upsert(null))).rejects.toMatchObject(changed);
      await world().bury('event', 'e1', 2_000);
      await expect(send(editor, upsert(null))).rejects.toMatchObject(changed);
      await world().erase('event', 'e1');
      await expect(send(editor, upsert(null))).rejects.toMatchObject(changed);
      expect(await world().read('delta', d1)).toBeUndefined();
    });

    test.each<[string, Partial<Event>]>([
      ['another field was changed', { date: '2024-02-03' as DateString }],
      ['the same was applied', { name: 'A better name' }],
    ])('is taken when of its record %s', async (_, fields) => {
      const editor = await world().user('editor');
      await world().put('event', event('e1', fields));
      await send(editor, upsert(null));
      expect(await stored()).toMatchObject({ value: 'A better name' });
    });

    test.each<[string, Partial<Delta>]>([
      ['as wanted', {}],
      [
        'with a value of the moderator',
        { value: 'N', amended: { proposed: proposal.value, by: userId('m') } },
      ],
    ])('that was applied meanwhile, %s, is done', async (_, fields) => {
      const editor = await world().user('editor');
      await send(editor, upsert(null));
      const decided = { author: editor.uid, status: 'applied', decidedAt: 9_000 } as const;
      const doc = delta(d1, { ...proposal, ...decided, ...fields });
      await world().put('delta', doc);
      await send(editor, upsert(null));
      expect(await stored()).toMatchObject({ status: 'applied' });
    });

    test('waits while the proposal is being applied, and so does its withdrawal', async () => {
      const { backend, uid } = await world().user('editor');
      await world().put('delta', delta(d1, { author: uid, applying: { cursor: '' } }));
      const withdrawal = {
        kind: 'deleteDelta',
        deltaId: d1,
        basedOn: { status: 'new', timestamp: 1_000 },
      } as const;
      for (const body of [upsert(1_000, { value: 'Another name' }), withdrawal])
        await expect(send({ backend, uid }, body)).rejects.toMatchObject(underWay);
      expect(await stored()).toMatchObject({ value: 'A better name', applying: { cursor: '' } });
    });

    test('of an invalid proposal is refused', async () => {
      const editor = await world().user('editor');
      await expect(send(editor, upsert(null, { field: 'valid', value: 1 }))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
  });

  describe('deleteDelta', () => {
    const withdraw = (timestamp: number, status: Delta['status'] = 'new') =>
      ({ kind: 'deleteDelta', deltaId: d1, basedOn: { status, timestamp } }) as const;

    test('withdraws, and is done when the delta is gone', async () => {
      const editor = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await send(editor, withdraw(1_000));
      expect(await world().read('delta', d1)).toBeUndefined();
      await send(editor, withdraw(1_000));
    });

    test('conflicts with another version or a decision', async () => {
      const editor = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await expect(send(editor, withdraw(999))).rejects.toMatchObject(conflict);
      await expect(send(editor, withdraw(1_000, 'rejected'))).rejects.toMatchObject(conflict);
      expect(await world().read('delta', d1)).toBeDefined();
    });
  });

  describe('rejectDelta', () => {
    const reject = (reason = 'No source', basedOn = 1_000) =>
      ({ kind: 'rejectDelta', deltaId: d1, reason, basedOn }) as const;

    test('records who rejected it, when and why; sent twice it has the effect of once', async () => {
      const moderator = await world().user('moderator');
      await world().put('delta', delta(d1));
      await send(moderator, reject());
      const once = await stored();
      expect(once).toMatchObject({ status: 'rejected', reason: 'No source', decidedBy: moderator.uid });
      await send(moderator, reject());
      expect(await stored()).toEqual(once);
    });

    test('stores what a reason that is at hand means', async () => {
      const moderator = await world().user('moderator');
      await world().put('delta', delta(d1));
      const reasonCause = { code: 'noSource', values: {} } as const;
      await send(moderator, { ...reject(), reasonCause });
      expect(await stored()).toMatchObject({ reason: 'No source', reasonCause });
    });

    test('conflicts with another version, another decision or a deletion', async () => {
      const moderator = await world().user('moderator');
      await expect(send(moderator, reject())).rejects.toMatchObject(conflict);
      await world().put('delta', delta(d1, { timestamp: 2_000 }));
      await expect(send(moderator, reject())).rejects.toMatchObject(conflict);
      await send(moderator, reject('No source', 2_000));
      await expect(send(moderator, reject('Another reason', 2_000))).rejects.toMatchObject(conflict);
    });

    test('waits until a proposal that is being applied is applied, or is not', async () => {
      const moderator = await world().user('moderator');
      await world().put('delta', delta(d1, { applying: { cursor: '' } }));
      await expect(send(moderator, reject())).rejects.toMatchObject(underWay);
      expect(await stored()).toMatchObject({ status: 'new', applying: { cursor: '' } });
      await world().put('delta', delta(d1, { status: 'applied' }));
      await expect(send(moderator, reject())).rejects.toMatchObject(conflict);
      await world().put('delta', delta(d1));
      await send(moderator, reject());
      expect(await stored()).toMatchObject({ status: 'rejected' });
    });

    test('is for moderators', async () => {
      const editor = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await expect(send(editor, reject())).rejects.toMatchObject({ code: 'permission-denied' });
    });
  });

  describe('saveProfile', () => {
    test('writes the name and leaves the rest', async () => {
      const editor = await world().user('editor');
      const before = await world().read('profile', editor.uid);
      await send(editor, { kind: 'saveProfile', name: 'Edda' });
      await send(editor, { kind: 'saveProfile', name: 'Edda' });
      expect(await world().read('profile', editor.uid)).toEqual({ ...before, name: 'Edda' });
    });

    test('makes a profile that is missing', async () => {
      const editor = await world().user('editor');
      await world().erase('profile', editor.uid);
      await send(editor, { kind: 'saveProfile', name: 'Edda' });
      expect(await world().read('profile', editor.uid)).toMatchObject({
        name: 'Edda',
        since: expect.any(Number),
      });
    });
  });

  describe('a command', () => {
    test('of another account is not sent', async () => {
      const { backend } = await world().user('editor');
      await expect(send({ backend, uid: userId('somebody') }, upsert(null))).rejects.toMatchObject({
        name: 'BackendError',
        code: 'unauthenticated',
      });
      expect(await world().read('delta', d1)).toBeUndefined();
    });

    test('is not sent when nobody is signed in', async () => {
      await expect(
        send({ backend: world().visitor(), uid: userId('somebody') }, upsert(null)),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  });
}
