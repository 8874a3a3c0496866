import type { ActAsked } from '@/model/acts';
import { dyingTransactions } from '../crashes';
import { openStore, type TestStore } from '../support';
import { actOn, card, deleteEvent, entriesOf, restore } from './actSupport';

const [clean, killed] = [openStore('demo-act-crash-clean'), openStore('demo-act-crash')];
afterAll(() => Promise.all([clean, killed].map((store) => store.close())));
jest.setTimeout(120_000);

const stored = async (store: TestStore) => ({
  ...(await store.all()),
  ...Object.fromEntries(
    Object.entries(await entriesOf(store)).map(
      ([id, { at: _, cursor: __, before: ___, since: ____, ...entry }]) => [id, entry],
    ),
  ),
});

const back = { kind: 'restoreSince', uid: 'mod', since: 0 } as const;

test.each<[string, readonly ActAsked[]]>([
  ['deleting an event', [deleteEvent()]],
  ['restoring one', [deleteEvent(), restore('act0')]],
  ['restoring everything', [deleteEvent(), deleteEvent('other'), back]],
])('%s, killed at any of its transactions and asked again, comes to the same', async (_, acts) => {
  const earlier = acts.slice(0, -1);
  const last = acts.at(-1);
  if (!last) throw new Error('Expected an act, found none');
  const prepare = async (store: TestStore) => {
    await store.empty();
    await store.put(card);
    for (const [at, each] of earlier.entries()) await actOn(store, each, { action: `act${at}` });
  };
  await prepare(clean);
  await actOn(clean, last, { by: 'chief', action: 'last' });
  const expected = await stored(clean);
  let died = true;
  for (let commit = 1; died; commit += 1) {
    for (const when of ['before', 'after'] as const) {
      await prepare(killed);
      const server = dyingTransactions(killed.db, { commit, when });
      const { transact } = server;
      await actOn(killed, last, { by: 'chief', action: 'last', transact }).catch((error: unknown) => {
        if (!server.isDead()) throw error;
      });
      died = server.isDead();
      if (!died) break;
      await actOn(killed, last, { by: 'chief', action: 'last' });
      expect({ commit, when, stored: await stored(killed) }).toEqual({ commit, when, stored: expected });
    }
    expect(commit).toBeLessThan(40);
  }
});
