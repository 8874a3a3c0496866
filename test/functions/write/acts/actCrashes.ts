import type { ActAsked } from '@/model/acts/acts';
import { dyingTransactions } from '../../crashes';
import type { TestStore } from '../../support';
import { actOn, card, deleteEvent, entriesOf, restore } from './actSupport';

const back = { kind: 'restoreSince', uid: 'mod', since: 0 } as const;

export const killedActs: readonly (readonly [name: string, acts: readonly ActAsked[]])[] = [
  ['deleting an event', [deleteEvent()]],
  ['restoring one', [deleteEvent(), restore('act0')]],
  ['restoring everything', [deleteEvent(), deleteEvent('other'), back]],
];

export interface Death {
  /** The number of the transaction at which the server dies. */
  readonly commit: number;
  readonly when: 'before' | 'after';
}

export interface Outcome {
  readonly died: boolean;
  readonly stored: object;
}

export async function undisturbed(store: TestStore, acts: readonly ActAsked[]): Promise<object> {
  const last = await prepare(store, acts);
  await actOn(store, last, { by: 'chief', action: 'last' });
  return stored(store);
}

/** @param finish what finishes the act after its process died; by default the same call again */
export async function killed(
  store: TestStore,
  acts: readonly ActAsked[],
  death: Death,
  finish?: () => Promise<unknown>,
): Promise<Outcome> {
  const last = await prepare(store, acts);
  const server = dyingTransactions(store.db, death);
  const { transact } = server;
  await actOn(store, last, { by: 'chief', action: 'last', transact }).catch((error: unknown) => {
    if (!server.isDead()) throw error;
  });
  const died = server.isDead();
  if (died) await (finish?.() ?? actOn(store, last, { by: 'chief', action: 'last' }));
  return { died, stored: await stored(store) };
}

async function prepare(store: TestStore, acts: readonly ActAsked[]): Promise<ActAsked> {
  const last = acts.at(-1);
  if (!last) throw new Error('Expected an act, found none');
  await store.empty();
  await store.put(card);
  for (const [at, each] of acts.slice(0, -1).entries()) await actOn(store, each, { action: `act${at}` });
  return last;
}

const stored = async (store: TestStore) => ({
  ...(await store.all()),
  ...Object.fromEntries(
    Object.entries(await entriesOf(store)).map(
      ([id, { at: _, cursor: __, before: ___, since: ____, ...entry }]) => [id, entry],
    ),
  ),
});
