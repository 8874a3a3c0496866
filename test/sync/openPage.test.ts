import type { Copies } from '@/backend/copies';
import type { WithPublishedDataOptions } from '@/sync/withPublishedData';
import { publishFake } from '@test/support/fakeCopies';
import { follow, type Followed } from '@test/support/follow';
import { device, isComplete, players } from '../backend/publishedWorld';
import { hourMs, rename, returning } from './returning';

describe('a page that stayed open', () => {
  const minuteMs = 60_000;
  const completed = ({ snapshots }: Followed) => snapshots.filter(({ complete }) => complete).length;

  /** A page with all players, open for two hours: some changed meanwhile, and it received them. */
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
    // The last one it received was not final then.
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
