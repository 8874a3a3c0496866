import { card, dayMs, players, settle, takeClock, world } from '../backend/tabbedWorld';

takeClock();

test('of tabs that are opened at once one asks the server', async () => {
  const { follow } = world();
  const tabs = [follow(card), follow(card), follow(card)];
  await settle();
  expect(tabs.map(({ fake }) => fake.followed()).sort()).toEqual([0, 0, 1]);
  expect(tabs.map(({ rows }) => rows.docs.size)).toEqual([3, 3, 3]);
});

test('of two that are opened one after the other beside a third, whichever is heard first, one asks the server', async () => {
  for (const [lateMs, downward] of [0, 1, 50, 150].flatMap((ms) => [
    [ms, false] as const,
    [ms, true] as const,
  ])) {
    const { follow } = world(30, downward);
    const third = follow(players);
    await settle();
    const free = third.busy();
    const tabs = [follow(card)];
    await settle(lateMs);
    tabs.push(follow(card));
    await settle(lateMs);
    free();
    await settle();
    const asking = tabs.map(({ fake }) => fake.followed()).sort();
    expect([lateMs, downward, asking]).toEqual([lateMs, downward, [0, 1]]);
    expect(tabs.map(({ rows }) => rows.docs.size)).toEqual([3, 3]);
  }
});

test('a tab that is alone does not wait for others, once that is known', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const first = follow(card);
  await settle();
  first.stop();
  const { backend } = first;
  let heard = 0;
  backend.subscribe(players, undefined, { next: () => (heard += 1), error: () => undefined });
  await settle(0);
  expect(heard).toBeGreaterThan(0);
  expect(server.reads).toBe(33);
});

test('a tab that is busy when another is opened is waited for', async () => {
  const { follow } = world();
  const first = follow(card);
  await settle();
  const free = first.busy();
  const second = follow(card);
  await settle(250);
  free();
  await settle();
  expect([second.read(), second.rows.docs.size]).toEqual([0, 3]);
  const freeAgain = first.busy();
  const { backend } = second;
  let heard = 0;
  const reads = second.read();
  second.stop();
  backend.subscribe(card, undefined, { next: () => (heard += 1), error: () => undefined });
  await settle(900);
  freeAgain();
  await settle();
  expect([second.read(), heard]).toEqual([reads, 1]);
});

test('what no other tab follows is asked for at once, and a tab that is silent waited for once', async () => {
  const { follow } = world();
  const first = follow(card);
  const second = follow(card);
  await settle();
  const open = async (ms: number) => {
    let heard = 0;
    const stop = second.backend.subscribe(players, undefined, {
      next: () => (heard += 1),
      error: () => undefined,
    });
    await settle(ms);
    stop();
    return heard > 0;
  };
  expect(await open(0)).toBe(true);
  first.sleeps();
  expect(await open(900)).toBe(false);
  expect(await open(1_100)).toBe(true);
  expect(await open(0)).toBe(true);
});
