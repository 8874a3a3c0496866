import fc from 'fast-check';
import { matchOf } from '@test/support/factories';
import { runs } from '@test/support/property';
import {
  browser,
  card,
  dayMs,
  namesOf,
  players,
  rename,
  settle,
  takeClock,
  world,
} from '../backend/tabbedWorld';

takeClock();

test.each([players, card])(
  'a second tab reads nothing of $kind that the first one follows',
  async (scope) => {
    const { follow } = world();
    const first = follow(scope);
    await settle();
    expect(first.rows.docs.size).toBeGreaterThan(2);
    // What was written seconds before is not settled, and would be read again.
    const second = follow(scope, scope.kind === 'players' ? first.rows : undefined);
    await settle();
    expect(second.read()).toBe(0);
    expect(second.snapshots.some(({ complete }) => complete)).toBe(true);
    expect([...second.rows.docs.keys()].sort()).toEqual([...first.rows.docs.keys()].sort());
    expect(second.rows.mark).toEqual(first.rows.mark);
  },
);

test('a tab that has stored nothing gets all from one that was filled in this session', async () => {
  const { follow } = world();
  follow(players);
  await settle();
  const second = follow(players);
  await settle();
  expect([second.read(), second.rows.docs.size]).toEqual([0, 30]);
});

test('one change is read once, and every tab shows it', async () => {
  const { server, follow } = world();
  const tabs = [follow(players)];
  await settle();
  tabs.push(follow(players, tabs[0]!.rows), follow(players, tabs[0]!.rows));
  await settle();
  const before = server.reads;
  rename(server, 'p1');
  server.bury('player', 'p2');
  await settle();
  expect(server.reads - before).toBe(2);
  for (const { rows } of tabs) {
    expect(rows.docs.get('p1')).toMatchObject({ name: expect.stringMatching(/^At/) });
    expect(rows.docs.has('p2')).toBe(false);
  }
});

test('when the tab that leads lets go, another goes on from where it was', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.stop();
  rename(server, 'p3');
  await settle();
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
  expect([second.read(), second.fake.followed()]).toEqual([1, 1]);
});

test('a page that is going says so, and is not waited for', async () => {
  const { server, follow } = world();
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.backend.leave();
  await settle(500);
  expect(second.fake.followed()).toBe(1);
  rename(server, 'p3');
  await settle();
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
});

test('a leader that sleeps is missed within some seconds', async () => {
  const { server, follow } = world();
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.sleeps();
  rename(server, 'p3');
  await settle(14_000);
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
});

test('who lacks more than the leader was sent asks the server itself', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const old = follow(players);
  await settle();
  old.stop();
  const stored = old.rows;
  server.advance(dayMs);
  rename(server, 'p1');
  server.advance(dayMs);
  const first = follow(players, stored);
  await settle();
  expect(first.read()).toBe(1);
  const fresh = follow(players);
  await settle();
  expect([fresh.read(), fresh.rows.docs.size]).toEqual([30, 30]);
});

test('whatever opens, closes, sleeps and is written, every tab comes to show what the server has', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('write'), id: fc.nat(5), bury: fc.boolean(), later: fc.nat(15_000) }),
    fc.record({ kind: fc.constantFrom('open', 'close', 'sleep'), which: fc.nat(3), later: fc.nat(15_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, wide) => {
      const { server, follow } = world(6);
      const scope = wide ? players : card;
      let tabs = [follow(scope)];
      await settle(200);
      for (const each of steps) {
        server.advance(each.later);
        if ('id' in each) {
          const id = wide ? `p${each.id}` : `m${(each.id % 3) + 1}`;
          if (each.bury) server.bury(wide ? 'player' : 'match', id);
          else if (wide) rename(server, id);
          else
            server.set('match', matchOf(id, 'e1', { order: each.later % 9_000, updatedAt: server.tick() }));
        } else if (each.kind === 'open') {
          // Rows that some tab has stored, whichever.
          tabs.push(follow(scope, tabs[each.which % Math.max(1, tabs.length)]?.rows));
        } else if (tabs.length > 0) {
          const [one] = tabs.splice(each.which % tabs.length, 1);
          if (each.kind === 'close') one?.stop();
          else one?.sleeps();
        }
        await settle(each.later % 400);
      }
      if (tabs.length === 0) tabs = [follow(scope)];
      await settle(30_000);
      const plain = browser(server).follow(scope);
      await settle();
      for (const { rows } of tabs) {
        expect([...rows.docs.keys()].sort()).toEqual([...plain.rows.docs.keys()].sort());
        expect(namesOf(rows)).toEqual(namesOf(plain.rows));
      }
    }),
    runs(60),
  );
});
