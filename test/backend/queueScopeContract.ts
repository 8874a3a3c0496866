import type { OpenSubject } from '@/backend/scope';
import { bundleId, userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { follow } from '@test/support/follow';
import type { ContractWorld } from './contractWorld';

export function describeQueueScopes(world: () => ContractWorld): void {
  describe('own deltas', () => {
    test('are the new and the rejected ones; a decided one moves to the applied', async () => {
      const { backend, uid } = await world().user('editor');
      await world().put(
        'delta',
        delta('d1', { author: uid }),
        delta('d2', { author: uid, status: 'rejected', reason: 'no' }),
        delta('d3', { author: userId('somebody') }),
        delta('d4', { author: uid, status: 'applied', decidedAt: 2_000 }),
      );
      const open = follow(backend, { kind: 'ownDeltas', uid });
      const applied = follow(backend, { kind: 'ownApplied', uid });
      await open.until(({ docs }) => docs.size === 2);
      await applied.until(({ docs }) => docs.size === 1);
      expect(open.ids()).toEqual(['d1', 'd2']);

      await world().put('delta', delta('d1', { author: uid, status: 'applied', decidedAt: 3_000 }));
      await open.until(({ docs }) => !docs.has('d1'));
      await applied.until(({ docs }) => docs.has('d1'));
      expect(open.events().at(-1)).toEqual({ kind: 'removed', ids: ['d1'], deletedIds: [] });
    });

    test('of somebody else are refused, and then nothing more arrives', async () => {
      const { backend } = await world().user('editor');
      const seen = follow(backend, { kind: 'ownDeltas', uid: userId('somebody') });
      await seen.until(({ errors }) => errors.length > 0);
      expect(seen.errors[0]).toMatchObject({ name: 'BackendError', code: 'permission-denied' });
      expect(seen.errors[0]?.cause ?? seen.errors[0]).toBeDefined();
      expect(seen.snapshots).toEqual([]);
    });
  });

  describe('the queue', () => {
    test('holds every new delta, for moderators only', async () => {
      await world().put('delta', delta('d1'), delta('d2', { status: 'rejected' }));
      const moderator = await world().user('moderator');
      const seen = follow(moderator.backend, { kind: 'queue' });
      await seen.until(({ docs }) => docs.size > 0);
      expect(seen.ids()).toEqual(['d1']);
      const rejected = follow(moderator.backend, { kind: 'rejectedOf', uid: delta('d2').author });
      await rejected.until(({ docs }) => docs.size > 0);
      expect(rejected.ids()).toEqual(['d2']);

      const editor = await world().user('editor');
      const refused = follow(editor.backend, { kind: 'queue' });
      await refused.until(({ errors }) => errors.length > 0);
      expect(refused.errors[0]?.code).toBe('permission-denied');
    });

    test('goes on from a time, and what has that time comes too', async () => {
      const times = [1_000, 2_000, 2_000, 3_000];
      await world().put('delta', ...times.map((timestamp, at) => delta(`d${at}`, { timestamp })));
      const { backend } = await world().user('moderator');
      const page = follow(backend, { kind: 'queue', page: { from: 2_000, count: 2 } });
      await page.until(({ snapshots }) => snapshots.length > 0);
      expect(page.ids()).toEqual(['d1', 'd2']);
    });

    test('of one author, bundle or record is asked for by it', async () => {
      const card = bundleId('card');
      const [ed, zoe] = [userId('ed'), userId('zoe')];
      const made = { collection: 'player', docId: '', field: '', value: { name: 'Ann' } } as const;
      await world().put(
        'delta',
        delta('d1', { author: ed, bundle: card }),
        delta('d2', { author: zoe, bundle: card }),
        delta('d3', { author: ed, status: 'rejected', bundle: card }),
        delta('ann', { ...made, author: ed }),
        delta('d4', { collection: 'player', docId: 'ann', value: 'Anna', author: zoe }),
      );
      const { backend } = await world().user('moderator');
      const idsOf = async (subject: OpenSubject, count: number) => {
        const seen = follow(backend, { kind: 'openOf', subject });
        await seen.until(({ docs }) => docs.size === count);
        return [...seen.ids()].sort();
      };
      expect(await idsOf({ by: 'author', author: ed }, 2)).toEqual(['ann', 'd1']);
      expect(await idsOf({ by: 'bundle', author: ed, bundle: card }, 1)).toEqual(['d1']);
      expect(await idsOf({ by: 'record', collection: 'player', id: 'ann' }, 2)).toEqual(['ann', 'd4']);

      const editor = await world().user('editor');
      const refused = follow(editor.backend, { kind: 'openOf', subject: { by: 'author', author: zoe } });
      await refused.until(({ errors }) => errors.length > 0);
      expect(refused.errors[0]?.code).toBe('permission-denied');
    });

    test('is read once where more than its first page is asked for', async () => {
      await world().put('delta', delta('d1'), delta('d2'));
      const { backend } = await world().user('moderator');
      const once = follow(backend, { kind: 'queue', page: { from: 0, count: 400 } });
      await once.until(({ snapshots }) => snapshots.length > 0);
      const followed = follow(backend, { kind: 'queue' });
      await world().put('delta', delta('d3'));
      await followed.until(({ docs }) => docs.has('d3'));
      expect(once.ids()).toEqual(['d1', 'd2']);
      expect(once.snapshots).toMatchObject([{ complete: true }]);
    });
  });

  test('one delta that is not there, or goes, is gone for everyone', async () => {
    await world().put('delta', delta('d1'));
    const { backend, uid } = await world().user('moderator');
    const seen = follow(backend, { kind: 'delta', id: 'd1', uid });
    await seen.until(({ docs }) => docs.has('d1'));
    await world().erase('delta', 'd1');
    await seen.until(({ docs }) => docs.size === 0);
    expect(seen.events().at(-1)).toEqual({ kind: 'removed', ids: ['d1'], deletedIds: ['d1'] });
    const absent = follow(backend, { kind: 'delta', id: 'none', uid });
    await absent.until(({ snapshots }) => snapshots.length > 0);
    expect(absent.events()).toEqual([
      { kind: 'reset', docs: [] },
      { kind: 'removed', ids: ['none'], deletedIds: ['none'] },
    ]);
  });
}
