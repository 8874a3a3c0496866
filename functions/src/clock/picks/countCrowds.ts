import { FieldValue, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { dateOf, dayBefore } from '@/model/dates';
import { leastCrowd, type CrowdCount } from '@/model/picks/crowd';
import { isLive } from '../../base/documents';

/** A commit may become readable a little after its server time. */
const lateMs = 120_000;

const longestEventDays = 31;

/**
 * Counts the picks of each event that took some since the last run into `crowd/{event}`. Aggregation queries read one
 * document for each thousand picks, and their answers name nobody. Returns how many events were counted; a run that
 * fails is repeated by the next one.
 */
export async function countCrowds(db: Firestore, now: number): Promise<number> {
  const run = db.doc('upkeep/crowds');
  const since = ((await run.get()).get('at') as Timestamp | undefined) ?? Timestamp.fromMillis(0);
  const newPicks = db.collectionGroup('pick').where('at', '>=', since);
  if ((await newPicks.limit(1).get()).empty) return 0;
  const first = dayBefore(dateOf(now), longestEventDays);
  const events = await db.collection('event').where('date', '>=', first).select().get();
  let counted = 0;
  for (const { id } of events.docs) {
    if ((await newPicks.where('event', '==', id).limit(1).get()).empty) continue;
    await countCrowd(db, id);
    counted += 1;
  }
  await run.set({ at: Timestamp.fromMillis(now - lateMs) });
  return counted;
}

export async function countCrowd(db: Firestore, event: string): Promise<void> {
  const crowd = db.doc(`crowd/${event}`);
  const before = ((await crowd.get()).get('counts') ?? []) as readonly CrowdCount[];
  const matches = await db.collection('match').where('event.id', '==', event).get();
  const counts: CrowdCount[] = [];
  for (const match of matches.docs.filter(isLive)) {
    // The match may name another player now, for example the surviving one of two who were merged.
    const known = before.filter((count) => count.match === match.id).map(({ player }) => player);
    const sides = [match.get('player1.id'), match.get('player2.id')] as readonly string[];
    const picks = db.collectionGroup('pick').where('match', '==', match.id);
    const found = await Promise.all(
      [...new Set([...sides, ...known])].map(async (player) => ({
        match: match.id,
        player,
        count: await countOf(picks.where('player', '==', player)),
      })),
    );
    // Picks of somebody who was replaced count for nothing, those of a merged player for the survivor.
    const stand = await Promise.all(found.map(({ player }) => standsFor(db, player, sides)));
    const counted = found.filter((_, at) => stand[at]);
    if (counted.reduce((sum, { count }) => sum + count, 0) >= leastCrowd) counts.push(...counted);
  }
  await crowd.set({ counts, at: FieldValue.serverTimestamp() });
}

/** Longer chains of merges do not occur; a ring ends here. */
const longestChain = 5;

async function standsFor(db: Firestore, player: string, sides: readonly string[]): Promise<boolean> {
  let id = player;
  for (let steps = 0; steps < longestChain && !sides.includes(id); steps += 1) {
    const same: unknown = (await db.doc(`player/${id}`).get()).get('sameAs');
    if (typeof same !== 'string') return false;
    id = same;
  }
  return sides.includes(id);
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;
