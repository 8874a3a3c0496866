import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isJsonObject } from '@/lib/json';
import { causeOf, type Cause } from '@/model/cause';
import { fieldChanges, isNewRecord, type Delta } from '@/model/proposals/delta';
import { isStoredId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { turnedProposal } from '@/model/matches/turned';
import { isLive, withPlayer } from '../../base/documents';
import type { Refusal } from './outcome';

interface Store {
  readonly tx: Transaction;
  readonly db: Firestore;
}

/** Limit for a chain of `sameAs` and for the records merged into one. No real chain is longer. */
const most = 30;

/** Fields about the page itself rather than its person or event. */
const ofPage: ReadonlySet<string> = new Set(['sameAs', 'differentFrom', 'hidden']);

const isOfPage = (delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(({ field: { path } }) => ofPage.has(path));

/**
 * Redirects a delta to the record that remains after merging. A proposal for a merged record goes to the
 * record it was merged into, and a new match of a merged event to the remaining event's card. Fields about
 * merging and hiding stay with the record they name.
 */
export async function onStandingRecord(store: Store, delta: Delta): Promise<Delta> {
  if (isNewRecord(delta)) return delta.collection === 'match' ? onStandingCard(store, delta) : delta;
  if (isOfPage(delta)) return delta;
  if (delta.collection === 'match') return onStandingMatch(store, delta);
  return onRecord(delta, await standingOf(store, delta.collection, delta.docId));
}

const onRecord = (delta: Delta, docId: string): Delta =>
  docId === delta.docId ? delta : { ...delta, docId };

async function onStandingCard(store: Store, delta: Delta): Promise<Delta> {
  const event = isJsonObject(delta.value) ? delta.value['event'] : undefined;
  const id = isJsonObject(event) ? event['id'] : undefined;
  if (!isJsonObject(delta.value) || !isJsonObject(event) || !isStoredId(id)) return delta;
  const standing = await standingOf(store, 'event', id);
  return standing === id ? delta : { ...delta, value: { ...delta.value, event: { ...event, id: standing } } };
}

/**
 * Redirects a delta on a match that doubles another one. The other match may have its players in the opposite
 * order.
 */
async function onStandingMatch(store: Store, delta: Delta): Promise<Delta> {
  const chain = await chainOf(store, 'match', delta.docId);
  const [own] = chain;
  if (own === undefined || chain.length === 1) return delta;
  const card = await cardOf(store, own);
  let target = own;
  for (const next of chain.slice(1)) {
    if (isEnteredTogether(target, next) || (await cardOf(store, next)) !== card) break;
    target = next;
  }
  const moved = onRecord(delta, target.id);
  if (moved === delta) return delta;
  const [[first, second], [other]] = await Promise.all([playersOf(store, own), playersOf(store, target)]);
  return first !== second && second === other ? { ...moved, ...turnedProposal(moved) } : moved;
}

const standingOf = async (store: Store, collection: Collection, id: string): Promise<string> =>
  (await chainOf(store, collection, id)).at(-1)?.id ?? id;

const isEnteredTogether = (match: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  match.get('event.id') === other.get('event.id');

const cardOf = (store: Store, match: DocumentSnapshot): Promise<string> =>
  standingOf(store, 'event', String(match.get('event.id')));

const playersOf = async (store: Store, match: DocumentSnapshot) =>
  Promise.all(
    (['player1.id', 'player2.id'] as const).map((side) =>
      standingOf(store, 'player', String(match.get(side))),
    ),
  );

/** The record and those it was merged into, up to the remaining one. A cycle ends where it closes. */
async function chainOf(
  store: Store,
  collection: Collection,
  from: string,
): Promise<readonly DocumentSnapshot[]> {
  const read = (id: string) => store.tx.get(store.db.collection(collection).doc(id));
  let stored = await read(from);
  const chain = [stored];
  while (chain.length < most) {
    const next: unknown = stored.get('sameAs');
    if (!isStoredId(next) || chain.some(({ id }) => id === next)) break;
    stored = await read(next);
    if (!isLive(stored)) break;
    chain.push(stored);
  }
  return chain;
}

interface Problem {
  readonly outcome: Refusal;
  readonly cause: Cause;
}

const invalid = (cause: Cause): Problem => ({ outcome: 'invalid', cause });
const blocked = (cause: Cause): Problem => ({ outcome: 'blocked', cause });

export async function mergeProblem(store: Store, delta: Delta, id: string): Promise<Problem | undefined> {
  const { collection } = delta;
  const said = (fieldChanges(delta) ?? []).find(({ field }) => field.path === 'sameAs')?.value;
  if (!isStoredId(said)) return undefined;
  const record = `${collection}/${said}`;
  const chain = await chainOf(store, collection, said);
  if (said === id || chain.some((each) => each.id === id))
    return invalid(causeOf('mergedInRing', { record }));
  switch (collection) {
    case 'player': {
      if (chain.some((each) => each.get('withheld') === true))
        return invalid(causeOf('nameWithheld', { record }));
      const [own, others] = await Promise.all([
        allOf(store, collection, id),
        allOf(store, collection, chain.at(-1)?.id ?? said),
      ]);
      const matches = await meetings(store, own, others);
      return matches > 0 ? invalid(causeOf('haveMet', { count: matches })) : undefined;
    }
    case 'event': {
      const own = await store.tx.get(store.db.collection('event').doc(id));
      const [other] = chain;
      return own.get('sport.id') === other?.get('sport.id')
        ? undefined
        : invalid(causeOf('otherSport', { record }));
    }
    case 'match':
      return doubleProblem(store, await store.tx.get(store.db.collection('match').doc(id)), chain[0]!);
  }
}

/**
 * Why a match cannot double another one: it has other players or another card. Both obstacles can disappear
 * when players or events are merged. For events a proposed merge is enough, because nothing is shown before
 * it is applied.
 */
async function doubleProblem(
  store: Store,
  own: DocumentSnapshot,
  other: DocumentSnapshot,
): Promise<Problem | undefined> {
  const record = `match/${other.id}`;
  if (isEnteredTogether(own, other)) return invalid(causeOf('sameCard', { record }));
  const [players, others] = await Promise.all([playersOf(store, own), playersOf(store, other)]);
  if ([...players].sort().join() !== [...others].sort().join())
    return blocked(causeOf('otherPlayers', { record }));
  const [card, otherCard] = await Promise.all([cardOf(store, own), cardOf(store, other)]);
  const isOne =
    card === otherCard ||
    (await isMergeProposed(store, card, otherCard)) ||
    (await isMergeProposed(store, otherCard, card));
  return isOne ? undefined : blocked(causeOf('otherEvents', { record }));
}

async function isMergeProposed(store: Store, id: string, otherId: string): Promise<boolean> {
  const { docs } = await store.db
    .collection('delta')
    .where('collection', '==', 'event')
    .where('docId', '==', id)
    .where('field', '==', 'sameAs')
    .where('status', '==', 'new')
    .limit(most)
    .get();
  for (const doc of docs) {
    const said: unknown = doc.get('value');
    if (isStoredId(said) && (await standingOf(store, 'event', said)) === otherId) return true;
  }
  return false;
}

export const idsOfOne = async (
  store: Store,
  collection: Collection,
  id: string,
): Promise<ReadonlySet<string>> => {
  const chain = (await chainOf(store, collection, id)).map((each) => each.id);
  return new Set([...chain, ...(await allOf(store, collection, chain.at(-1) ?? id))]);
};

async function allOf(store: Store, collection: Collection, id: string): Promise<ReadonlySet<string>> {
  const ids = new Set([id]);
  // The loop also visits ids that it adds.
  for (const each of ids) {
    const merged = await store.db
      .collection(collection)
      .where('sameAs', '==', each)
      .limit(most)
      .select()
      .get();
    for (const doc of merged.docs) if (ids.size < most) ids.add(doc.id);
  }
  return ids;
}

async function meetings(
  store: Store,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Promise<number> {
  let count = 0;
  for (const id of own) {
    const fought = await store.db
      .collection('match')
      .where('deleted', '==', false)
      .where(withPlayer(id))
      .select('player1.id', 'player2.id')
      .get();
    count += fought.docs.filter((match) =>
      ['player1.id', 'player2.id'].some((side) => others.has(String(match.get(side)))),
    ).length;
  }
  return count;
}
