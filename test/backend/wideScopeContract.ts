import { pageSize } from '@/model/published/pageSize';
import { sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { follow } from '@test/support/follow';
import type { ContractWorld } from './contractWorld';

const events = { kind: 'events' } as const;
const players = { kind: 'players' } as const;

export function describeWideScopes(world: () => ContractWorld): void {
  describe('a wide scope without a watermark', () => {
    test('begins with a reset and vouches for the newest time, tombstones included', async () => {
      await world().put(
        'event',
        event('e1', { updatedAt: 2_000 }),
        event('e2', { updatedAt: 3_000 }),
        event('e3'),
      );
      await world().bury('event', 'e3', 4_000);
      const seen = follow(world().visitor(), events);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.snapshots[0]).toMatchObject({ entity: 'event', watermark: 4_000, unreadable: [] });
      expect(seen.events()[0]?.kind).toBe('reset');
      expect(seen.ids()).toEqual(['e1', 'e2']);
      expect(seen.docs.get('e2')).toEqual(event('e2', { updatedAt: 3_000 }));
    });

    test('that holds nothing is complete with an empty reset', async () => {
      const seen = follow(world().visitor(), events);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.events()[0]).toEqual({ kind: 'reset', docs: [] });
      await world().put('event', event('e1'));
      await seen.until(({ docs }) => docs.has('e1'));
      expect(seen.snapshots.at(-1)).toMatchObject({ watermark: 1_000, complete: true });
    });

    test('follows what is written from then on', async () => {
      await world().put('event', event('e1'), event('e2', { updatedAt: 2_000 }));
      const seen = follow(world().visitor(), events);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      await world().put('event', event('e1', { name: 'Renamed', updatedAt: 3_000 }));
      await seen.until(({ docs }) => JSON.stringify(docs.get('e1')).includes('Renamed'));
      expect(seen.snapshots.at(-1)).toMatchObject({ watermark: 3_000, complete: true });
      await world().bury('event', 'e2', 4_000);
      await seen.until(({ docs }) => !docs.has('e2'));
      expect(seen.events().at(-1)).toEqual({
        kind: 'removed',
        ids: ['e2'],
        deletedIds: ['e2'],
        deletedAt: [4_000],
      });
      expect(seen.snapshots.at(-1)).toMatchObject({ watermark: 4_000 });
    });

    test('of many documents arrives whole and once', async () => {
      const many = Array.from({ length: 501 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + (at >> 3) }));
      await world().put('player', ...many);
      const seen = follow(world().visitor(), players);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.docs.size).toBe(501);
      expect(seen.events().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reset']));
      expect(seen.events().filter(({ kind }) => kind === 'reset')).toHaveLength(1);
      expect(seen.snapshots.findLast(({ complete }) => complete)?.watermark).toBe(1_062);
      expect(seen.snapshots[0]).toMatchObject({ filling: true, complete: false });
      expect(seen.snapshots.filter(({ filling }) => filling)).toHaveLength(Math.floor(501 / pageSize));
      // The live listener finds nothing beyond the pages.
      await world().put('player', player('late', { updatedAt: 2_000 }));
      await seen.until(({ docs }) => docs.has('late'));
      expect(seen.events().flatMap((event) => ('docs' in event ? event.docs : []))).toHaveLength(502);
    });

    test('is told of many changes whole and once, and vouches for none before the last of them', async () => {
      await world().put('player', player('ann'));
      const seen = follow(world().visitor(), players);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      const before = seen.snapshots.length;
      const many = Array.from({ length: pageSize - 1 }, (_, at) => player(`p${at}`, { updatedAt: 2_000 }));
      await world().put('player', ...many);
      await seen.until(({ snapshots }) => snapshots.at(-1)?.watermark === 2_000);
      const told = new Set<string>();
      for (const { events: changes, watermark, complete } of seen.snapshots.slice(before)) {
        for (const change of changes) for (const { id } of 'docs' in change ? change.docs : []) told.add(id);
        const all = told.size === many.length;
        expect(watermark).toBe(all ? 2_000 : 1_000);
        if (changes.length > 0) expect(complete).toBe(all);
      }
      expect(told.size).toBe(many.length);
      await world().put('player', player('p0', { name: 'Renamed', updatedAt: 3_000 }));
      await seen.until(({ docs }) => JSON.stringify(docs.get('p0')).includes('Renamed'));
      expect(seen.snapshots.at(-1)?.watermark).toBe(3_000);
    });

    test('is told of more changes than one answer holds, at one time or slowly, and of none as gone', async () => {
      await world().put('player', player('ann'));
      const seen = follow(world().visitor(), players);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      // Among documents of one time, those with greater ids are written later: this visit does not deliver any that
      // sort earlier.
      const written = (name: string, count: number, time: (at: number) => number) =>
        Array.from({ length: count }, (_, at) =>
          player(`${name}${String(at).padStart(4, '0')}`, { updatedAt: time(at) }),
        );
      await world().put('player', ...written('burst', 1_100, () => 2_000));
      await seen.until(({ docs }) => docs.size === 1_101);
      // A minute between each.
      await world().put('player', ...written('slow', 600, (at) => 100_000 + at * 60_000));
      await seen.until(({ docs }) => docs.size === 1_701);
      // A document written before moves to the end.
      await world().put('player', player('slow0599', { name: 'Renamed', updatedAt: 90_000_000 }));
      await seen.until(({ docs }) => JSON.stringify(docs.get('slow0599')).includes('Renamed'));
      expect(seen.events().filter(({ kind }) => kind === 'removed')).toEqual([]);
      expect(seen.snapshots.at(-1)?.watermark).toBe(90_000_000);
    });

    test('sets aside and names what cannot be read', async () => {
      await world().put('player', player('ann'));
      await world().putBroken('player', 'broken', { updatedAt: 'soon' });
      const seen = follow(world().visitor(), players);
      await seen.until(({ docs }) => docs.has('ann'));
      expect(seen.snapshots.flatMap(({ unreadable }) => unreadable)).toContainEqual(
        expect.stringContaining('player/broken'),
      );
    });
  });

  describe('a wide scope with a watermark', () => {
    const changed = async () => {
      await world().put(
        'player',
        player('old', { updatedAt: 10_000 }),
        player('near', { updatedAt: 19_000 }),
        player('equal', { updatedAt: 20_000 }),
        player('later', { updatedAt: 30_000 }),
        player('gone'),
      );
      await world().bury('player', 'gone', 25_000);
    };

    test('asks only for what changed after it once that is final', async () => {
      await changed();
      const before = world().now();
      const seen = follow(world().visitor(), players, { watermark: 20_000, checkedAt: before - 1_000 });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.ids()).toEqual(['later']);
      expect(seen.events()).toEqual([
        { kind: 'removed', ids: ['gone'], deletedIds: ['gone'], deletedAt: [25_000] },
        { kind: 'added', docs: expect.any(Array) },
      ]);
      expect(seen.snapshots[0]).toMatchObject({ since: 20_000, watermark: 30_000, complete: true });
      expect(seen.snapshots[0]?.checkedAt).toBeGreaterThanOrEqual(before);
      expect(seen.snapshots[0]?.checkedAt).toBeLessThanOrEqual(world().now());
    });

    test('repeats a little of what came before it while that was not final', async () => {
      await changed();
      const now = world().now();
      await world().put('player', player('fresh', { updatedAt: now - 100_000 }));
      await world().put('player', player('fresher', { updatedAt: now - 95_000 }));
      const seen = follow(world().visitor(), players, { watermark: now - 95_000, checkedAt: now - 90_000 });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.ids()).toEqual(['fresh', 'fresher']);
    });

    test('starts afresh when it was checked longer ago than tombstones are kept', async () => {
      await changed();
      const mark = { watermark: 20_000, checkedAt: world().now() - 91 * 24 * 3_600_000 };
      const seen = follow(world().visitor(), players, mark);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.events()[0]?.kind).toBe('reset');
      expect(seen.ids()).toEqual(['equal', 'later', 'near', 'old']);
      expect(seen.snapshots[0]).not.toHaveProperty('since');
    });

    test('whose fill was interrupted goes on with what is missing, and keeps the rest', async () => {
      await changed();
      const mark = { watermark: 20_000, checkedAt: world().now() - 1_000, filling: true } as const;
      const seen = follow(world().visitor(), players, mark);
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.ids()).toEqual(['equal', 'later']);
      expect(seen.events().map(({ kind }) => kind)).not.toContain('reset');
      expect(seen.snapshots[0]).toMatchObject({ since: 20_000, watermark: 30_000 });
      expect(seen.snapshots[0]).not.toHaveProperty('filling');
    });

    test('says so when nothing has changed', async () => {
      await world().put('player', player('old'));
      const seen = follow(world().visitor(), players, { watermark: 2_000, checkedAt: world().now() });
      await seen.until(({ snapshots }) => snapshots.length > 0);
      expect(seen.snapshots[0]).toEqual({
        entity: 'player',
        events: [],
        since: 2_000,
        watermark: 2_000,
        checkedAt: expect.any(Number),
        complete: true,
        unreadable: [],
      });
    });
  });

  describe('the matches of a sport', () => {
    test('leave out those of another', async () => {
      const chess = { ...match('m2').event, sport: { id: sportId('chess') } };
      await world().put('match', match('m1'), match('m2', { event: chess }));
      const seen = follow(world().visitor(), { kind: 'matchesOfSport', sport: sportId('armw') });
      await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
      expect(seen.ids()).toEqual(['m1']);
      await world().put('match', match('m3', { updatedAt: 2_000 }));
      await seen.until(({ docs }) => docs.has('m3'));
    });
  });
}
