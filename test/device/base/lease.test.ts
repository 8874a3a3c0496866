import 'fake-indexeddb/auto';
import { createLease } from '@/device/base/lease';

let names = 0;

/** Two tabs without locks, on a clock of the test; no real clock is read. */
function setup() {
  names += 1;
  const name = `lease${names}`;
  let time = 0;
  let owners = 0;
  const timers = new Set<{ readonly at: number; readonly tab: string; readonly run: () => void }>();
  const dead = new Set<string>();
  const tab = (label: string) =>
    createLease(name, {
      elapsed: () => time,
      after: (ms, run) => {
        const timer = { at: time + ms, tab: label, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      newOwner: () => `${label}${(owners += 1)}`,
    });
  const pass = async (ms: number) => {
    for (const end = time + ms; time < end;) {
      time += 250;
      for (const timer of [...timers]) {
        if (timer.at > time || dead.has(timer.tab)) continue;
        timers.delete(timer);
        timer.run();
      }
      for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    tab,
    pass,
    sleep: (label: string) => dead.add(label),
    wake: (label: string) => dead.delete(label),
  };
}

function work() {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  const state = { begun: false, renew: async () => {} };
  const run = async (renew: () => Promise<void>) => {
    state.begun = true;
    state.renew = renew;
    await until;
  };
  return { state, run, end: () => end() };
}

test('a tab waits for its turn for as long as the other works, and then has it', async () => {
  const { tab, pass } = setup();
  const [one, two] = [work(), work()];
  const first = tab('a').hold(one.run);
  await pass(500);
  const second = tab('b').hold(two.run);
  await pass(20_000);
  expect([one.state.begun, two.state.begun]).toEqual([true, false]);
  one.end();
  await pass(1_000);
  expect(two.state.begun).toBe(true);
  two.end();
  await pass(250);
  await Promise.all([first, second]);
});

test('the turn of a tab that died goes to another, and one that only slept writes no more', async () => {
  const { tab, pass, sleep, wake } = setup();
  const [one, two] = [work(), work()];
  const first = tab('a').hold(one.run);
  await pass(500);
  sleep('a');
  const second = tab('b').hold(two.run);
  await pass(4_000);
  expect(two.state.begun).toBe(false);
  await pass(2_000);
  expect(two.state.begun).toBe(true);
  wake('a');
  await expect(one.state.renew()).rejects.toThrow('another tab has it');
  await two.state.renew();
  one.end();
  await pass(1_000);
  // The tab that slept must not release another's lease.
  await two.state.renew();
  two.end();
  await pass(250);
  await Promise.all([first, second]);
});

test('no device clock decides whose turn it is', async () => {
  const clock = jest.spyOn(Date, 'now');
  const { tab, pass } = setup();
  const [one, two] = [work(), work()];
  const first = tab('a').hold(one.run);
  await pass(500);
  clock.mockReturnValue(Number.MAX_SAFE_INTEGER);
  const second = tab('b').hold(two.run);
  await pass(3_000);
  clock.mockReturnValue(0);
  await pass(3_000);
  expect(two.state.begun).toBe(false);
  one.end();
  two.end();
  await pass(1_000);
  await Promise.all([first, second]);
  clock.mockRestore();
});
