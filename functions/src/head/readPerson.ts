import type { Firestore } from 'firebase-admin/firestore';
import type { Player, Records } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import { madePattern, readRecord, recordIn, type Count } from './readRecord';

/** The player whose page an id asks for, with those who are the same person. */
export interface Person {
  /** The one whose page stands for the id: under another id where that one was merged, or written in capitals. */
  readonly player: Player;
  /** Those who were merged into the player; not asked for where the page is elsewhere. */
  readonly merged: readonly Player[];
}

/** The most documents that it costs to find one person. */
export const mostOfPerson = 15;
/** The most ids that one person is looked for under: all but the player's own, and an answer that finds nobody more. */
const mostMerged = mostOfPerson - 2;
/** The most ids of one person. */
export const mostIds = 1 + mostMerged;
/** Longer chains are not followed; one document may be spent on how the id is written. */
const longestChain = mostOfPerson - 1;

/** Reads the person whom an id stands for; `undefined` where there is none. */
export async function readPerson(db: Firestore, id: string, count: Count): Promise<Person | undefined> {
  const asked = await readSpelled(db, id, count);
  if (!asked) return undefined;
  const player = (await readChain(db, 'player', asked, count))?.at(-1);
  // Devices without a network can merge in circles: each in it stands alone until somebody decides.
  if (!player) return { player: asked, merged: [] };
  return { player, merged: player.id === id ? await readMerged(db, 'player', id, count) : [] };
}

/** The player of an id, which somebody may have written in capitals. Ids that an app made are never typed. */
async function readSpelled(db: Firestore, id: string, count: Count): Promise<Player | undefined> {
  const player = await readRecord(db, 'player', id, count);
  const lower = id.toLowerCase();
  if (player || lower === id || madePattern.test(id)) return player;
  return readRecord(db, 'player', lower, count);
}

/**
 * The records from one to that which stands for it, both included, as `identitiesOf` has it; `undefined` in a circle, and in a
 * longer chain than is followed.
 */
export async function readChain<C extends Collection>(
  db: Firestore,
  collection: C,
  from: Records[C],
  count: Count,
): Promise<readonly Records[C][] | undefined> {
  const chain: Records[C][] = [from];
  for (let end: Records[C] = from; end.sameAs !== undefined;) {
    const { sameAs } = end;
    if (chain.some(({ id }) => id === sameAs) || chain.length === longestChain) return undefined;
    const next: Records[C] | undefined = await readRecord(db, collection, sameAs, count);
    if (!next) break;
    chain.push(next);
    end = next;
  }
  return chain;
}

/** Those that say to be the record, and those that say to be one of them, as many as are looked for. */
export async function readMerged<C extends Collection>(
  db: Firestore,
  collection: C,
  id: string,
  count: Count,
): Promise<readonly Records[C][]> {
  const merged: Records[C][] = [];
  let left = mostMerged;
  for (let asked: readonly string[] = [id]; asked.length > 0 && left > 0;) {
    const { docs } = await db.collection(collection).where('sameAs', 'in', asked).limit(left).get();
    count(docs.length);
    left -= docs.length;
    const found = docs.flatMap((doc) => recordIn(collection, doc) ?? []);
    merged.push(...found);
    asked = found.map((record) => record.id);
  }
  return merged;
}
