import { recentChangesCount } from '@/model/published/recentChangesCount';
import { eventId, playerId, sportId, userId } from '@/model/ids';
import { armWrestling, delta, match, matchOf, player, profile } from '@test/support/factories';
import { follow } from '@test/support/follow';
import type { ContractWorld } from './contractWorld';

const ofEvent = { kind: 'matchesOfEvent', event: eventId('e1') } as const;

export function describeNarrowScopes(world: () => ContractWorld): void {
  describe('a narrow scope', () => {
    test('begins with one reset that holds everything but tombstones', async () => {
      await world().put('match', match('m1'), match('m2'), match('m3'), matchOf('other', 'e2'));
      await world().bury('match', 'm3', 2_000);
      const seen = follow(world().visitor(), ofEvent);
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.snapshots).toHaveLength(1);
      expect(seen.snapshots[0]).toEqual({
        entity: 'match',
        events: [{ kind: 'reset', docs: expect.any(Array) }],
        complete: true,
        unreadable: [],
      });
      expect(seen.docs.get('m1')).toEqual(match('m1'));
      expect(seen.ids()).toEqual(['m1', 'm2']);
    });

    test('of more than one answer holds arrives whole, and follows every part of it', async () => {
      const many = Array.from({ length: 1_100 }, (_, at) => match(`m${at}`));
      await world().put('match', ...many);
      const seen = follow(world().visitor(), ofEvent);
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.snapshots).toHaveLength(1);
      expect(seen.docs.size).toBe(1_100);

      // Before all others, so that the last of each part continues to the next.
      await world().put('match', match('a'), match('m999', { order: 7 }));
      await seen.until(({ docs }) => docs.has('a') && docs.get('m999')?.id === 'm999' && docs.size === 1_101);
      await world().bury('match', 'm500', 3_000);
      await seen.until(({ docs }) => !docs.has('m500'));
      expect(seen.docs.size).toBe(1_100);
    });

    test('that holds nothing begins with an empty reset', async () => {
      const seen = follow(world().visitor(), ofEvent);
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.events()).toEqual([{ kind: 'reset', docs: [] }]);
    });

    test('tells what came, what changed, what was deleted and what only left', async () => {
      await world().put('match', match('m1'), match('m2'));
      const seen = follow(world().visitor(), ofEvent);
      await seen.until(({ docs }) => docs.size === 2);

      await world().put('match', match('m3', { order: 3 }));
      await seen.until(({ docs }) => docs.has('m3'));
      expect(seen.events().at(-1)).toEqual({ kind: 'added', docs: [match('m3', { order: 3 })] });

      await world().put('match', match('m3', { order: 4 }));
      await seen.until(({ events }) => events().at(-1)?.kind === 'modified');
      expect(seen.docs.get('m3')).toEqual(match('m3', { order: 4 }));

      await world().bury('match', 'm1', 3_000);
      await seen.until(({ docs }) => !docs.has('m1'));
      expect(seen.events().at(-1)).toEqual({
        kind: 'removed',
        ids: ['m1'],
        deletedIds: ['m1'],
        deletedAt: [3_000],
      });

      await world().put('match', matchOf('m2', 'e2'));
      await seen.until(({ docs }) => !docs.has('m2'));
      expect(seen.events().at(-1)).toEqual({ kind: 'removed', ids: ['m2'], deletedIds: [] });
    });

    test('sets aside and names what cannot be read', async () => {
      await world().put('match', match('m1'));
      await world().putBroken('match', 'broken', { event: { id: 'e1' } });
      const seen = follow(world().visitor(), ofEvent);
      await seen.until(({ docs }) => docs.has('m1'));
      expect(seen.snapshots[0]?.unreadable).toEqual([expect.stringContaining('match/broken')]);

      await world().putBroken('match', 'worse', { event: { id: 'e1' } });
      await seen.until(({ snapshots }) => snapshots.length > 1);
      expect(seen.snapshots.at(-1)).toMatchObject({
        events: [],
        unreadable: [expect.stringContaining('match/worse')],
      });
    });

    test('that has ended tells nothing any more', async () => {
      const backend = world().visitor();
      const ended = follow(backend, ofEvent);
      await ended.until(({ snapshots }) => snapshots.length === 1);
      ended.stop();
      const neverStarted = follow(backend, ofEvent);
      neverStarted.stop();
      const live = follow(backend, ofEvent);
      await world().put('match', match('m1'));
      await live.until(({ docs }) => docs.has('m1'));
      expect(ended.snapshots).toHaveLength(1);
      expect(neverStarted.snapshots).toHaveLength(0);
    });
  });

  describe('the matches of a player', () => {
    test('are those on either side', async () => {
      const cem = { id: playerId('cem'), name: 'Cem' };
      await world().put('match', match('m1'), match('m2', { player1: cem }), match('m3', { player2: cem }));
      const seen = follow(world().visitor(), { kind: 'matchesOfPlayer', player: cem.id });
      await seen.until(({ docs }) => docs.size > 0);
      expect(seen.ids()).toEqual(['m2', 'm3']);
    });
  });

  describe('the history of a record', () => {
    const history = { kind: 'history', collection: 'player', docId: 'ann' } as const;
    const edit = delta('d1', {
      collection: 'player',
      docId: 'ann',
      value: 'Ann',
      base: 'An',
      status: 'applied',
      decidedAt: 3_000,
    });
    const { base: _, ...made } = delta('ann', {
      collection: 'player',
      docId: '',
      field: '',
      value: { name: 'An' },
      status: 'applied',
      decidedAt: 2_000,
    });

    test('is what was applied to it, and the delta that made it', async () => {
      await world().put(
        'delta',
        edit,
        made,
        delta('d2'),
        delta('d3', { ...edit, id: delta('d3').id, status: 'new' }),
      );
      const seen = follow(world().visitor(), history);
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.ids()).toEqual(['ann', 'd1']);
      expect(seen.docs.get('ann')).toEqual(made);
    });

    test('begins with one reset where the delta that made it is hidden or was never there', async () => {
      await world().put('delta', edit, { ...made, status: 'new' });
      const hidden = follow(world().visitor(), history);
      const absent = follow((await world().user('editor')).backend, { ...history, docId: 'bea' });
      await hidden.until(({ snapshots }) => snapshots.length > 0);
      await absent.until(({ snapshots }) => snapshots.length > 0);
      expect(hidden.events()).toEqual([{ kind: 'reset', docs: [edit] }]);
      expect(absent.events()).toEqual([{ kind: 'reset', docs: [] }]);
    });
  });

  describe('recent changes', () => {
    test('are those that were applied last, as many as the first page shows', async () => {
      const applied = Array.from({ length: recentChangesCount + 1 }, (_, at) =>
        delta(`d${String(at).padStart(2, '0')}`, { status: 'applied', decidedAt: 1_000 + at }),
      );
      await world().put('delta', ...applied);
      const seen = follow(world().visitor(), { kind: 'recentChanges' });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.ids()).toEqual(applied.slice(1).map(({ id }) => id));

      await world().put('delta', delta('newest', { status: 'applied', decidedAt: 9_000 }));
      await seen.until(({ docs }) => docs.has('newest'));
      await seen.until(({ docs }) => docs.size === recentChangesCount);
      expect(seen.docs.has('d01')).toBe(false);
    });

    test('from a time on are those that were applied then or later', async () => {
      const at = (id: string, decidedAt: number) => delta(id, { status: 'applied', decidedAt });
      await world().put('delta', at('d1', 1_000), at('d2', 2_000), at('d3', 3_000));
      const seen = follow(world().visitor(), { kind: 'recentChanges', from: 2_000 });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.ids()).toEqual(['d2', 'd3']);
      await world().put('delta', at('d4', 4_000));
      await seen.until(({ docs }) => docs.has('d4'));
      expect(seen.ids()).toEqual(['d2', 'd3', 'd4']);
    });
  });

  describe('a profile', () => {
    test('is there, changes and goes', async () => {
      const seen = follow(world().visitor(), { kind: 'profile', uid: userId('u1') });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.events()).toEqual([{ kind: 'reset', docs: [] }]);
      await world().put('profile', profile('u1'));
      await seen.until(({ docs }) => docs.size === 1);
      await world().put('profile', profile('u1', { name: 'Una' }));
      await seen.until(({ docs }) => JSON.stringify(docs.get('u1')).includes('Una'));
      await world().erase('profile', 'u1');
      await seen.until(({ docs }) => docs.size === 0);
      expect(seen.events().slice(1)).toEqual([
        { kind: 'added', docs: [profile('u1')] },
        { kind: 'modified', docs: [profile('u1', { name: 'Una' })] },
        { kind: 'removed', ids: ['u1'], deletedIds: [] },
      ]);
    });
  });

  describe('definitions of sports', () => {
    test('are there for everybody, change and go', async () => {
      const other = { ...armWrestling, id: sportId('tt'), name: 'Table Tennis' };
      const renamed = { ...other, name: { en: 'Ping-pong' } };
      const seen = follow(world().visitor(), { kind: 'sports' });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      await world().put('sport', other);
      await seen.until(({ docs }) => docs.has('tt'));
      expect(seen.docs.get('tt')).toEqual(other);
      await world().put('sport', renamed);
      await seen.until(({ docs }) => JSON.stringify(docs.get('tt')).includes('Ping-pong'));
      await world().erase('sport', 'tt');
      await seen.until(({ docs }) => !docs.has('tt'));
    });
  });

  test('equal documents of several scopes reach each of them', async () => {
    const backend = world().visitor();
    await world().put('match', match('m1'));
    await world().put('player', player('ann'));
    const first = follow(backend, ofEvent);
    await first.until(({ docs }) => docs.size === 1);
    const second = follow(backend, { kind: 'matchesOfPlayer', player: playerId('ann') });
    await second.until(({ docs }) => docs.size === 1);
    expect(second.docs.get('m1')).toEqual(first.docs.get('m1'));
  });
}
