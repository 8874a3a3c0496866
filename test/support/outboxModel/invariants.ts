import { isDiscardScheduled, undoMs, type Command } from '@/model/proposals/command';
import { namedRecords } from '@/model/proposals/namedRecords';
import { numberOf, valueOf, type History } from './history';
import { kindsOf, type Step } from './steps';
import type { OutboxWorld } from './world';

/** Throws a sentence for each broken promise of the outbox after a step; `before` is from `world.commands()`. */
export function checkInvariants(
  world: OutboxWorld,
  history: History,
  before: readonly Command[],
  step: Step,
): void {
  checkEffects(world, history);
  checkNothingLost(world, history);
  checkEndings(world, before, step);
  checkDiscarded(world, history);
  for (const { client } of world.tabs) {
    const inTab = idsOf(client.store.getState().outbox.commands);
    expectThat(
      inTab === idsOf(world.device.commands()),
      `a tab has ${inTab}, the device ${idsOf(world.device.commands())}`,
    );
  }
}

/** Checks the writes of commands: under the right account, in order, no oftener than asked, over nothing unseen. */
function checkEffects(world: OutboxWorld, { intents, seen, deleted }: History): void {
  const written = new Map<number, number>();
  const last = new Map<string, number>();
  const known = new Set<string>(['bob', 'e1', 'e2']);
  const gone = new Set(deleted);
  for (const { command, signedIn, before, after } of world.effects) {
    const { body, uid } = command;
    expectThat(signedIn === uid, `${command.id} of ${uid} was sent by ${signedIn}`);
    if (before !== undefined && String(before['value']).startsWith('p')) {
      expectThat(
        seen.has(before['timestamp']),
        `${command.id} destroyed ${String(before['value'])}, which nobody had seen`,
      );
    }
    // A first try that reaches the server after the withdrawal finds nothing there, as before.
    if (body.kind === 'deleteDelta' && after === undefined) gone.add(body.deltaId);
    if (body.kind !== 'upsertDelta' || after === undefined) continue;
    expectThat(after['author'] === uid, `${command.id} wrote for ${String(after['author'])}`);
    for (const { id } of namedRecords(body.proposal))
      expectThat(known.has(id), `${command.id} names ${id} before it was sent`);
    known.add(body.deltaId);
    const number = numberOf(after['value']);
    if (number === undefined) continue;
    const intent = intents.get(number);
    expectThat(intent?.uid === uid, `n${number} of ${intent?.uid} was sent as ${uid}`);
    expectThat(
      (last.get(body.deltaId) ?? 0) <= number,
      `n${number} came after n${last.get(body.deltaId)} on ${body.deltaId}`,
    );
    last.set(body.deltaId, number);
    // A proposal that never arrived looks like one that arrived and was deleted; it overwrites nothing.
    if (before === undefined && gone.has(body.deltaId)) continue;
    const times = (written.get(number) ?? 0) + 1;
    written.set(number, times);
    expectThat(times <= (intent?.asked ?? 0), `n${number} was written ${times} times`);
  }
}

/** Each user's latest edit of each record was sent, still waits, or was given up. */
function checkNothingLost(world: OutboxWorld, { intents, dropped }: History): void {
  const latest = new Map<string, number>();
  for (const [number, { uid, event }] of intents) latest.set(`${uid}/${event}`, number);
  const sent = new Set(world.effects.map(({ after }) => numberOf(after?.['value'])));
  for (const number of latest.values()) {
    const waits = world.device.commands().some((command) => numberOf(valueOf(command)) === number);
    expectThat(sent.has(number) || dropped.has(number) || waits, `n${number} is nowhere`);
  }
}

const mayEnd: readonly Step['kind'][] = ['edit', 'withdraw', 'insist'];

/**
 * A command ends because the server agreed, because its user said so, or because its discard can no longer be undone.
 */
function checkEndings(world: OutboxWorld, before: readonly Command[], step: Step): void {
  const now = new Set(world.commands().map(({ id }) => id));
  for (const command of before) {
    if (now.has(command.id) || world.agreed.has(command.id)) continue;
    const undone = isDiscardScheduled(command) && Date.now() - (command.discardedAt ?? 0) >= undoMs;
    expectThat(
      undone || kindsOf(step).some((kind) => mayEnd.includes(kind)),
      `${command.id} (${command.state}) has gone after ${step.kind}`,
    );
  }
}

/** Checks that a discarded command does not return in any tab, unless the server has accepted it. */
function checkDiscarded(world: OutboxWorld, { discarded }: History): void {
  for (const command of world.commands()) {
    expectThat(
      !discarded.has(command.id) || isDiscardScheduled(command) || command.state === 'acknowledged',
      `${command.id} was discarded and is ${command.state}`,
    );
  }
}

const idsOf = (commands: readonly Command[]) =>
  commands
    .map(({ id }) => id)
    .sort()
    .join();

export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
