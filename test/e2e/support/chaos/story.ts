import { Chaos, subject, type Intent } from './chaos';
import { followHistory, tokenOf, valueOf, type Version } from './history';
import { goWithin, storedCommands, type StoredCommand } from '../pageParts';
import { storeIdentities } from './identitySteps';
import { createRandom } from './random';
import { database, forgetProposals, newAccount, storeEvent } from '../records';
import { expect, test } from '../world';

const patienceMs = 150_000;

const unfinished = new Set(['queued', 'sending', 'acknowledged']);

export function tellChaos(seed: number, steps: number): void {
  test(`whatever ${steps} random steps do, each edit arrives once or says why not (seed ${seed})`, async ({
    host,
    phone,
    proxies,
  }) => {
    test.setTimeout(240_000 + steps * 2_500);
    host.deploy('v1');
    const events = await Promise.all([0, 1, 2, 3].map(async () => (await storeEvent()).id));
    const accounts = [await newAccount('chaos-ann'), await newAccount('chaos-bea')] as const;
    const uids = accounts.map(({ uid }) => uid);
    const history = followHistory(uids);
    const token = await tokenOf('moderator');
    const chaos = new Chaos({
      phone,
      proxies,
      random: createRandom(seed),
      accounts,
      events,
      identities: await storeIdentities(createRandom(seed)),
      token,
    });

    try {
      await chaos.start();
      for (let at = 0; at < steps; at += 1) await chaos.step();

      const page = await chaos.calm();
      const waiting = async () =>
        movable(await storedCommands(page))
          .filter(({ uid }) => uid === chaos.account.uid)
          .map(({ body, state, attempts, error }) => [state, attempts, error?.code, body.proposal?.value]);
      await expect
        .poll(waiting, { timeout: patienceMs, message: 'everything is sent or has failed' })
        .toEqual([]);

      const commands = await storedCommands(page);
      console.log(
        `Chaos with seed ${seed}: ${chaos.intents.length} edits, ${history.versions.length} versions stored, ${commands.length} stuck`,
      );
      expect(chaos.intents.length).toBeGreaterThan(steps / 10);
      const stored = (await database().collection('delta').where('author', 'in', uids).get()).docs;
      const onServer = new Set(stored.map((doc) => `${doc.get('author')} ${String(valueOf(doc.data()))}`));
      expect(lost(chaos.intents, onServer, commands), 'the newest edit of each field').toEqual([]);
      expect(doubled(history.versions), 'versions that were written twice').toEqual([]);
      expect(twins(stored.map((doc) => `${doc.get('author')} ${String(valueOf(doc.data()))}`))).toEqual([]);
      expect(outOfOrder(chaos.intents, history.versions), 'older edits over newer ones').toEqual([]);
      expect(withoutCause(commands, chaos.decided), 'failures that nobody caused').toEqual([]);

      // Compare stuck commands with what is shown, and everything else with the server's state.
      for (const [at, tab] of chaos.openTabs().entries()) {
        const event = events[at % events.length] ?? '';
        // A tab that did not know an open proposal yet creates another one; the newest covers the others.
        const own = stored
          .filter(
            (doc) =>
              doc.get('author') === chaos.account.uid &&
              doc.get('docId') === event &&
              doc.get('field') === 'name' &&
              doc.get('status') === 'new',
          )
          .sort((one, other) => one.get('timestamp').toMillis() - other.get('timestamp').toMillis())
          .at(-1);
        const stuck = commands.filter(
          ({ uid, body }) =>
            uid === chaos.account.uid && body.proposal?.docId === event && body.proposal.field === 'name',
        );
        const base = (await database().doc(`event/${event}`).get()).get('name');
        // A failed proposal stays visible, since its text is the user's, until a later one covers it.
        const proposed = [own?.get('value'), ...stuck.map(({ body }) => body.proposal?.value)];
        const expected = chaos.intents.findLast(({ value }) => proposed.includes(value))?.value ?? base;
        await goWithin(tab, `/sport/armw/event/${event}`);
        await expect(tab.getByRole('heading', { level: 1 })).toContainText(String(expected));
      }
      await goWithin(page, '/outbox');
      for (const { body, uid } of commands) {
        if (uid !== chaos.account.uid || body.proposal?.field !== 'name') continue;
        await expect(page.getByRole('main')).toContainText(String(body.proposal.value));
      }
    } catch (error) {
      console.log(`Chaos with seed ${seed}, the last steps:\n${chaos.log.slice(-40).join('\n')}`);
      throw error;
    } finally {
      history.stop();
      await forgetProposals(uids);
      await test.info().attach('steps', { body: chaos.log.join('\n'), contentType: 'text/plain' });
    }
  });
}

/**
 * Commands that should still make progress: unfinished, and not behind a stuck command of the same delta, which waits
 * for its author.
 */
const movable = (commands: readonly StoredCommand[]): readonly StoredCommand[] =>
  commands.filter(
    ({ state, created, body }) =>
      unfinished.has(state) &&
      !commands.some(
        (other) =>
          !unfinished.has(other.state) && other.created < created && other.body.deltaId === body.deltaId,
      ),
  );

/** Newest edits of a field that are neither on the server, decided or not, nor on the device. */
function lost(
  intents: readonly Intent[],
  onServer: ReadonlySet<string>,
  commands: readonly StoredCommand[],
): readonly Intent[] {
  const newest = new Map(intents.map((intent) => [`${intent.uid} ${intent.key}`, intent]));
  return [...newest.values()].filter(
    ({ uid, value }) =>
      !onServer.has(`${uid} ${value}`) &&
      !commands.some((command) => command.uid === uid && valueOf(command.body.proposal ?? {}) === value),
  );
}

/** Every edit has a value of its own, so two versions with one value mean two writes. */
function doubled(versions: readonly Version[]): readonly string[] {
  const times = new Map<string, Set<number>>();
  for (const { id, value, timestamp } of versions) {
    const key = `${id} ${String(value)}`;
    times.set(key, (times.get(key) ?? new Set()).add(timestamp));
  }
  return [...times].filter(([, set]) => set.size > 1).map(([key]) => key);
}

const twins = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** Versions of each delta that overwrote a version with a newer edit. */
function outOfOrder(intents: readonly Intent[], versions: readonly Version[]): readonly string[] {
  const made = new Map(intents.map(({ value }, at) => [value, at]));
  const newest = new Map<string, number>();
  const wrong: string[] = [];
  for (const { id, value } of [...versions].sort((one, other) => one.timestamp - other.timestamp)) {
    const at = made.get(String(value)) ?? -1;
    if (at < (newest.get(id) ?? -1)) wrong.push(`${id} ${String(value)}`);
    newest.set(id, Math.max(at, newest.get(id) ?? -1));
  }
  return wrong;
}

/** Network failures and a busy server are temporary; only a moderator's decision may stop an edit. */
const withoutCause = (commands: readonly StoredCommand[], decided: ReadonlySet<string>) =>
  commands
    .filter(({ state }) => !unfinished.has(state))
    .filter(
      ({ state, body: { deltaId = '', proposal } }) =>
        state !== 'conflict' || !proposal || !decided.has(subject(deltaId, proposal)),
    )
    .map(({ state, error, body }) => [state, error, body.proposal]);
