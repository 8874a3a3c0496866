import type { Firestore } from 'firebase-admin/firestore';
import type { Player, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { madePattern, readRecord, recordIn, type Count } from './readRecord';

export interface Person {
  /** The remaining player. The id differs from the requested one if that was merged or in capitals. */
  readonly player: Player;
  readonly merged: readonly Player[];
}

export const mostOfPerson = 15;
/** Most ids looked up for one person besides their own. One further read finds that there are no more. */
const mostMerged = mostOfPerson - 2;
export const mostIds = 1 + mostMerged;
/** Longer chains are not followed. One read may go to the spelling of the id. */
const longestChain = mostOfPerson - 1;

export async function readPerson(db: Firestore, id: string, count: Count): Promise<Person | undefined> {
  const asked = await readSpelled(db, id, count);
  if (!asked) return undefined;
  const player = (await readChain(db, 'player', asked, count))?.at(-1);
  // Offline devices can create a cycle of merges. Each player in it stays separate until a moderator decides.
  if (!player) return { player: asked, merged: [] };
  return { player, merged: player.id === id ? await readMerged(db, 'player', id, count) : [] };
}

/** A player by id. A reader may have typed an old id in capitals; ids made by the app are never typed. */
async function readSpelled(db: Firestore, id: string, count: Count): Promise<Player | undefined> {
  const player = await readRecord(db, 'player', id, count);
  const lower = id.toLowerCase();
  if (player || lower === id || madePattern.test(id)) return player;
  return readRecord(db, 'player', lower, count);
}

/**
 * The record and those it was merged into, up to the remaining one, like `identitiesOf`; `undefined` for a
 * cycle or a chain beyond the limit.
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

/** The records merged into this one, directly or indirectly, up to the limit. */
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
