import type { Copies } from '@/backend/copies';
import type { Resume } from '@/backend/snapshot';
import { sportId } from '@/model/ids';
import { match } from '@test/support/factories';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow, markAfter } from '@test/support/follow';
import { device, isComplete, players } from '../backend/publishedWorld';
import { hourMs, rename, returning } from './returning';

describe('a visitor who comes back', () => {
  test('is told by what is published of all that changed until then, and reads only what came later', async () => {
    const { server, copies, mark } = await returning(20);
    for (let at = 0; at < 10; at += 1) rename(server, `p${at}`, 'Renamed');
    server.bury('player', 'p10');
    server.advance(hourMs);
    await copies.publishChanges();
    rename(server, 'p11', 'Later');
    const reads = server.reads;
    const seen = follow(device(server, copies).backend, players, mark);
    await seen.until(isComplete);
    expect(server.reads - reads).toBe(1);
    expect(seen.ids().toSorted()).toEqual(
      [...Array(10).keys()]
        .map((at) => `p${at}`)
        .concat('p11')
        .sort(),
    );
    expect(seen.events().find(({ kind }) => kind === 'removed')).toMatchObject({
      ids: ['p10'],
      deletedIds: ['p10'],
      deletedAt: [expect.any(Number)],
    });
    expect(seen.snapshots.slice(0, -1).some(({ complete }) => complete)).toBe(false);
    expect(markAfter(seen, mark)).toMatchObject({ watermark: expect.any(Number) });
  });

  test('loads the files of the days since, each change once, and none of before', async () => {
    const { server, copies, mark } = await returning(20);
    const marks: Resume[] = [mark];
    for (let day = 0; day < 3; day += 1) {
      for (const hour of [1, 2]) {
        server.advance(hour * hourMs);
        rename(server, `p${day}`, `Day ${day}`);
        server.advance(hourMs);
        await copies.publishChanges();
      }
      const seen = follow(device(server, copies).backend, players, marks.at(-1));
      await seen.until(isComplete);
      const after = markAfter(seen, marks.at(-1));
      if (after) marks.push(after);
      seen.stop();
      server.advance(19 * hourMs);
    }
    const { files } = (await copies.changes(new AbortController().signal)).collections.player;
    expect(files.map(({ count }) => count)).toEqual([1, 1, 1]);
    const asked = async (from: Resume | undefined) => {
      const before = copies.asked.length;
      const seen = follow(device(server, copies).backend, players, from);
      await seen.until(isComplete);
      seen.stop();
      return copies.asked.slice(before);
    };
    expect(await asked(marks[1])).toEqual(files.slice(1).map(({ file }) => file));
    expect(await asked(marks[3])).toEqual([]);
  });

  test('has only those of a sport, and lets go of what was deleted in any', async () => {
    const server = new FakeServer();
    server.set('match', match('m1'), match('m2'));
    server.advance(60_000);
    const copies = publishFake(server, 8);
    const scope = { kind: 'matchesOfSport', sport: sportId('armw') } as const;
    const first = follow(device(server, copies).backend, scope);
    await first.until(isComplete);
    first.stop();
    server.advance(hourMs);
    const chess = { ...match('m3').event, sport: { id: sportId('chess') } };
    server.set('match', match('m3', { event: chess, updatedAt: server.tick() }));
    server.set('match', match('m4', { updatedAt: server.tick() }));
    server.bury('match', 'm1');
    server.advance(hourMs);
    await copies.publishChanges();
    const seen = follow(device(server, copies).backend, scope, markAfter(first));
    await seen.until(isComplete);
    expect(seen.ids()).toEqual(['m4']);
    expect(seen.events()[0]).toMatchObject({ kind: 'removed', ids: ['m1'] });
  });

  test('who was away longer than the list reaches back reads the database', async () => {
    const { server, copies, mark } = await returning(20);
    rename(server, 'p0', 'Renamed');
    server.advance(40 * 24 * hourMs);
    await copies.publishChanges();
    rename(server, 'p1', 'Renamed');
    server.advance(hourMs);
    await copies.publishChanges();
    const { files } = (await copies.changes(new AbortController().signal)).collections.player;
    // As a list whose oldest files were dropped.
    const some = async () => {
      const list = await copies.changes(new AbortController().signal);
      const of = { ...list.collections.player, files: files.slice(1) };
      return { ...list, collections: { ...list.collections, player: of } };
    };
    const { backend, reports } = device(server, { ...copies, changes: some });
    const seen = follow(backend, players, mark);
    await seen.until(isComplete);
    expect(seen.ids().toSorted()).toEqual(['p0', 'p1']);
    expect(reports).toEqual([]);
  });

  test('who was away longer than tombstones are kept begins anew with the copy', async () => {
    const { server, mark } = await returning(20);
    server.bury('player', 'p0');
    server.advance(91 * 24 * hourMs);
    const copies = publishFake(server, 8);
    const reads = server.reads;
    const seen = follow(device(server, copies).backend, players, mark);
    await seen.until(isComplete);
    expect(seen.events()[0]?.kind).toBe('reset');
    expect(seen.docs.size).toBe(19);
    expect(server.reads - reads).toBeLessThanOrEqual(1);
  });

  test.each<[string, RegExp, (copies: Copies) => Partial<Copies>]>([
    [
      'a file that is damaged',
      /p9-.*expected 5 bytes/,
      () => ({ part: () => Promise.reject(new Error('p9-: expected 5 bytes')) }),
    ],
    [
      'a file that holds something else',
      /player-changes-.*expected/,
      () => ({ part: async () => [{ id: 5 }] }),
    ],
    [
      'a list that cannot be read',
      /changes\.json/,
      () => ({ changes: () => Promise.reject(new Error('changes.json: status 500')) }),
    ],
  ])('takes the plain way from where it came to with %s', async (_, why, over) => {
    const { server, copies, mark } = await returning(20);
    rename(server, 'p0', 'Renamed');
    server.advance(hourMs);
    await copies.publishChanges();
    const { backend, reports } = device(server, { ...copies, ...over(copies) });
    const seen = follow(backend, players, mark);
    await seen.until(isComplete);
    expect(seen.docs.get('p0')).toMatchObject({ name: 'Renamed' });
    expect(reports).toEqual([expect.stringMatching(why)]);
  });

  test('offline waits for the network with the database', async () => {
    const { server, copies, mark } = await returning(20);
    const changes = jest.fn(copies.changes);
    server.advance(hourMs);
    const { backend, reports } = device(server, { ...copies, changes }, { isOnline: () => false });
    const seen = follow(backend, players, mark);
    await seen.until(isComplete);
    expect(changes).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });
});
