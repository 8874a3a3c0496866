import fc from 'fast-check';
import { discardCommand } from '@/wiki/proposals/commandThunks';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { isStuck, undoMs, type Command } from '@/model/proposals/command';
import { commandKeys, keysBefore } from '@/wiki/outbox/commandKinds';
import { useFakeTime } from '@test/support/client';
import { History } from '@test/support/outboxModel/history';
import { checkInvariants, expectThat } from '@test/support/outboxModel/invariants';
import { anyStep, type Step } from '@test/support/outboxModel/steps';
import { accounts, OutboxWorld, restMs, settle } from '@test/support/outboxModel/world';
import { runs } from '@test/support/property';

useFakeTime();

async function live(steps: readonly Step[]): Promise<void> {
  const world = new OutboxWorld();
  const history = new History(world);
  try {
    await world.openTab();
    await settle(restMs);
    for (const step of steps) {
      const before = world.commands();
      await history.happen(step);
      checkInvariants(world, history, before, step);
    }
    await comeToRest(world);
  } finally {
    world.close();
    jest.clearAllTimers();
  }
}

/**
 * Given network and time, everything is sent except what waits for its user and its dependents; discarding these leaves
 * nothing.
 */
async function comeToRest(world: OutboxWorld): Promise<void> {
  if (world.tabs.length === 0) await world.openTab();
  world.setOnline(true);
  for (const uid of accounts) {
    world.signIn(uid);
    await settle(1_800_000);
    const { store } = world.tabs[0]!.client;
    const left = selectCommands(store.getState());
    for (const command of left) {
      expectThat(
        isStuck(command) || waitsForEarlier(left, command),
        `${command.id} still is ${command.state}: ${JSON.stringify(command)}`,
      );
    }
    for (let round = 0; round < 20 && selectCommands(store.getState()).length > 0; round += 1) {
      for (const { id } of selectCommands(store.getState())) store.dispatch(discardCommand(id));
      await settle(undoMs + 60_000);
    }
    expectThat(
      world.device.commands().every((command) => command.uid !== uid),
      `discarded commands of ${uid} are still there`,
    );
  }
}

const waitsForEarlier = (commands: readonly Command[], command: Command): boolean =>
  commands.slice(0, commands.indexOf(command)).some(({ body }) => {
    const keys = [...commandKeys(command.body), ...keysBefore(command.body)];
    return commandKeys(body).some((key) => keys.includes(key));
  });

test(
  'whatever users, server and network do, each command is confirmed once or still visible',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), live), {
      ...runs(100),
    });
  },
  400_000 * Number(process.env['ARMWIKI_LONG'] ?? 1),
);

test('what is on its way when its tab is closed arrives as of who sent it, whoever signs out meanwhile', () =>
  live([
    { kind: 'hangNext', tab: 0, effect: 'late' },
    { kind: 'addPlayer', tab: 0 },
    { kind: 'closeTab', tab: 0 },
    { kind: 'signIn', uid: undefined },
    { kind: 'wait', ms: 25_000 },
  ]));

test('with a refused new player that is withdrawn go the matches that waited for it', () =>
  live([
    { kind: 'refuseNext', tab: 0, code: 'permission-denied' },
    { kind: 'addMatch', tab: 0 },
    { kind: 'withdraw', tab: 0, which: 0 },
    { kind: 'signIn', uid: 'ann' },
  ]));

test('an edit that hangs, takes effect late and is withdrawn meanwhile comes to rest', () =>
  live([
    { kind: 'hangNext', tab: 0, effect: 'late' },
    { kind: 'edit', tab: 0, event: 'e1' },
    { kind: 'withdraw', tab: 0, which: 0 },
    { kind: 'wait', ms: 400_000 },
  ]));

test.each([undefined, 'effect', 'late'] as const)(
  'an edit that is discarded while it is sent does not come back (hangs, effect: %s)',
  (effect) =>
    live([
      { kind: 'openTab' },
      { kind: 'hangNext', tab: 0, effect },
      { kind: 'edit', tab: 0, event: 'e1' },
      { kind: 'discard', tab: 1, which: 0 },
      { kind: 'wait', ms: 6_000 },
      { kind: 'reload', tab: 0 },
      { kind: 'wait', ms: 400_000 },
    ]),
);

test.each([0, 1, 2, 3])(
  'what one tab discards %s ms after another took it to send does not come back',
  (apartMs) =>
    live([
      { kind: 'openTab' },
      { kind: 'network', online: false },
      { kind: 'edit', tab: 0, event: 'e1' },
      {
        kind: 'together',
        steps: [
          { kind: 'retryAll', tab: 0 },
          { kind: 'discard', tab: 1, which: 0 },
        ],
        apartMs,
      },
    ]),
);

test.each([0, 1, 2, 3])(
  'an edit made in a tab %s ms after another took the one before to send is kept',
  (apartMs) =>
    live([
      { kind: 'openTab' },
      {
        kind: 'together',
        steps: [
          { kind: 'edit', tab: 0, event: 'e1' },
          { kind: 'edit', tab: 1, event: 'e1' },
        ],
        apartMs,
      },
    ]),
);

test('a discarding dies with its page when no row tells of it yet, and then all goes on', () =>
  live([
    { kind: 'network', online: false },
    { kind: 'addMatch', tab: 0 },
    {
      kind: 'together',
      steps: [
        { kind: 'discard', tab: 0, which: 0 },
        { kind: 'reload', tab: 0 },
      ],
      apartMs: 0,
    },
    {
      kind: 'together',
      steps: [
        { kind: 'edit', tab: 0, event: 'e1' },
        { kind: 'addMatch', tab: 0 },
      ],
      apartMs: 0,
    },
  ]));
