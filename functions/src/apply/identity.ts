import { Filter, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { causeOf, type Cause } from '@/model/cause';
import { fieldChanges, isNewRecord, type Delta } from '@/model/delta';
import { isStoredId } from '@/model/ids';

/** Most steps from one id to the next, and most players who are one: nobody has made a longer chain. */
const most = 30;

const isOfIdentity = (delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(({ field: { path } }) => path === 'sameAs' || path === 'differentFrom');

/**
 * The delta on the record that its change is to be made to: what is proposed for a player who has been merged into another
 * one since goes on to that one. Only who is whom stays with whom it is said of.
 */
export async function onStandingRecord(tx: Transaction, db: Firestore, delta: Delta): Promise<Delta> {
  if (delta.collection !== 'player' || isNewRecord(delta) || isOfIdentity(delta)) return delta;
  const docId = (await chainOf(tx, db, delta.docId)).at(-1) ?? delta.docId;
  return docId === delta.docId ? delta : { ...delta, docId };
}

/** The ids from a player to the one whose page stands for them, both included; a ring ends where it closes. */
async function chainOf(tx: Transaction, db: Firestore, from: string): Promise<readonly string[]> {
  const chain = [from];
  let stored = await tx.get(db.collection('player').doc(from));
  while (chain.length < most) {
    const next: unknown = stored.get('sameAs');
    if (!isStoredId(next) || chain.includes(next)) break;
    stored = await tx.get(db.collection('player').doc(next));
    if (!stored.exists || stored.get('deleted') === true) break;
    chain.push(next);
  }
  return chain;
}

/** Why two players cannot be one as the delta says: it would close a ring, or they met. */
export async function mergeProblem(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
  id: string,
): Promise<Cause | undefined> {
  const said = (fieldChanges(delta) ?? []).find(({ field }) => field.path === 'sameAs')?.value;
  if (delta.collection !== 'player' || !isStoredId(said)) return undefined;
  const chain = said === id ? [id] : await chainOf(tx, db, said);
  if (chain.includes(id)) return causeOf('mergedInRing', { record: `player/${said}` });
  const [own, others] = await Promise.all([allOf(db, id), allOf(db, chain.at(-1) ?? said)]);
  const matches = await meetings(db, own, others);
  return matches > 0 ? causeOf('haveMet', { count: matches }) : undefined;
}

/** The ids that a player's page stands for, its own included. */
async function allOf(db: Firestore, id: string): Promise<ReadonlySet<string>> {
  const ids = new Set([id]);
  // Ids that are added while it goes on are gone through as well.
  for (const each of ids) {
    const merged = await db.collection('player').where('sameAs', '==', each).limit(most).select().get();
    for (const doc of merged.docs) if (ids.size < most) ids.add(doc.id);
  }
  return ids;
}

async function meetings(
  db: Firestore,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Promise<number> {
  let count = 0;
  for (const id of own) {
    const fought = await db
      .collection('match')
      .where('deleted', '==', false)
      .where(Filter.or(Filter.where('player1.id', '==', id), Filter.where('player2.id', '==', id)))
      .select('player1.id', 'player2.id')
      .get();
    count += fought.docs.filter((match) =>
      ['player1.id', 'player2.id'].some((side) => others.has(String(match.get(side)))),
    ).length;
  }
  return count;
}
