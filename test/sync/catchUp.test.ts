import type { Copies } from '@/backend/copies';
import type { Resume } from '@/backend/snapshot';
import type { WithPublishedDataOptions } from '@/sync/withPublishedData';
import { sportId } from '@/model/ids';
import { match, player } from '@test/support/factories';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow, markAfter, type Followed } from '@test/support/follow';

import { device, isComplete, players, serverWith } from '../backend/publishedWorld';

const hourMs = 3_600_000;

/** A device that has all players, an hour before the first changes are published. */
async function returning(count: number, fileSize = 8) {
  const server = serverWith(count);
  server.advance(60_000);
  const copies = publishFake(server, fileSize);
  const before = device(server, copies);
  const first = follow(before.backend, players);
  await first.until(isComplete);
  first.stop();
  const mark = markAfter(first);
  if (!mark) throw new Error('Expected a mark, found none');
  server.advance(hourMs);
  return { server, copies, mark };
}

const rename = (server: FakeServer, id: string, name: string) =>
  server.set('player', player(id, { name, updatedAt: server.tick() }));

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
    // As a list of which the oldest files were dropped.
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

describe('a page that stayed open', () => {
  const minuteMs = 60_000;
  const completed = ({ snapshots }: Followed) => snapshots.filter(({ complete }) => complete).length;

  /** All players, on a page that is two hours old: some changed since it was opened, and it was told. */
  async function open(over: Partial<WithPublishedDataOptions> = {}) {
    const { server, copies, mark } = await returning(20);
    let published = copies;
    const changes = jest.fn<ReturnType<Copies['changes']>, [AbortSignal]>((signal) =>
      published.changes(signal),
    );
    const part: Copies['part'] = (wanted, signal) => published.part(wanted, signal);
    const at = device(
      server,
      { ...copies, manifest: (signal) => published.manifest(signal), changes, part },
      over,
    );
    const seen = follow(at.backend, players, mark);
    await seen.until(isComplete);
    for (let number = 0; number < 5; number += 1) {
      server.advance(minuteMs);
      rename(server, `p${number}`, 'While open');
    }
    await seen.until(({ docs }) => docs.has('p4'));
    server.advance(hourMs);
    changes.mockClear();
    const before = { reads: server.reads, completed: completed(seen) };
    return {
      ...at,
      server,
      changes,
      seen,
      publishChanges: () => published.publishChanges(),
      copyAnew: () => {
        published = publishFake(server, 8);
      },
      back: () => seen.until((so) => completed(so) > before.completed),
      readsSince: () => server.reads - before.reads,
    };
  }

  test('is told by what is published of what changed while it slept, and reads only what came later', async () => {
    const { server, publishChanges, seen, absent, back, readsSince, reports } = await open();
    await absent(8 * hourMs, async () => {
      for (let at = 5; at < 10; at += 1) rename(server, `p${at}`, 'Asleep');
      server.bury('player', 'p10');
      server.advance(minuteMs);
      await publishChanges();
      rename(server, 'p11', 'Later');
    });
    await back();
    expect(readsSince()).toBe(1);
    expect(seen.docs.get('p9')).toMatchObject({ name: 'Asleep' });
    expect(seen.docs.get('p11')).toMatchObject({ name: 'Later' });
    expect(seen.events().findLast(({ kind }) => kind === 'removed')).toMatchObject({ ids: ['p10'] });
    rename(server, 'p12', 'Awake');
    await seen.until(({ docs }) => docs.has('p12'));
    expect(readsSince()).toBe(2);
    expect(reports).toEqual([]);
  });

  test('for more than half an hour without a network reads what changed then, not since it was opened', async () => {
    const { server, seen, absent, back, readsSince } = await open({ now: () => 0 });
    await absent(31 * minuteMs, () => rename(server, 'p5', 'Away'));
    await back();
    expect(seen.docs.get('p5')).toMatchObject({ name: 'Away' });
    // The last that it was told was not final then.
    expect(readsSince()).toBe(2);
  });

  test('goes on as it was after a shorter absence', async () => {
    const { server, changes, seen, absent, readsSince } = await open();
    await absent(29 * minuteMs, () => rename(server, 'p5', 'Away'));
    await seen.until(({ docs }) => docs.has('p5'));
    expect(readsSince()).toBe(1);
    expect(changes).not.toHaveBeenCalled();
  });

  test('and was opened without a network asks once there is one', async () => {
    let isOnline = false;
    const { server, copies, mark } = await returning(20);
    rename(server, 'p0', 'Renamed');
    server.advance(hourMs);
    await copies.publishChanges();
    const { backend, absent, fake } = device(server, copies, { isOnline: () => isOnline });
    fake.setOnline(false);
    const seen = follow(backend, players, mark);
    const reads = server.reads;
    isOnline = true;
    await absent(minuteMs);
    await seen.until(isComplete);
    expect(seen.docs.get('p0')).toMatchObject({ name: 'Renamed' });
    expect(server.reads - reads).toBe(0);
  });

  test('begins anew with the copy where what was deleted meanwhile may be forgotten', async () => {
    const { server, copyAnew, seen, absent, back, readsSince } = await open();
    await absent(91 * 24 * hourMs, () => {
      server.bury('player', 'p0');
      server.advance(minuteMs);
      copyAnew();
    });
    await back();
    expect(seen.events().map(({ kind }) => kind)).toContain('reset');
    expect(seen.docs.has('p0')).toBe(false);
    expect(seen.docs.size).toBe(19);
    expect(readsSince()).toBeLessThanOrEqual(1);
  });

  test('and follows nothing any more is left alone', async () => {
    const { changes, seen, absent, fake } = await open();
    seen.stop();
    await absent(8 * hourMs);
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect(changes).not.toHaveBeenCalled();
    expect(fake.followed()).toBe(0);
  });
});
