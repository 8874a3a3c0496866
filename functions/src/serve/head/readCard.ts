import type { Firestore } from 'firebase-admin/firestore';
import type { Event, Match, Player } from '@/model/records/records';
import { readChain, readMerged } from './readPerson';
import { readRecord, type Count } from './readRecord';

export interface Card {
  readonly event: Event;
  /** Empty if the page moved to another id, since it is then not needed. */
  readonly merged: readonly Event[];
}

export async function readCard(db: Firestore, id: string, count: Count): Promise<Card | undefined> {
  const asked = await readRecord(db, 'event', id, count);
  if (!asked) return undefined;
  const event = (await readChain(db, 'event', asked, count))?.at(-1);
  if (!event) return { event: asked, merged: [] };
  return { event, merged: event.id === id ? await readMerged(db, 'event', id, count) : [] };
}

export interface KnownMatch {
  readonly match: Match;
  /** From the event where it was entered to the remaining one. */
  readonly events: readonly Event[];
  readonly players: readonly Player[];
}

export async function readKnown(db: Firestore, match: Match, count: Count): Promise<KnownMatch> {
  const [events, first, second] = await Promise.all([
    chainFrom(db, 'event', match.event.id, count),
    chainFrom(db, 'player', match.player1.id, count),
    chainFrom(db, 'player', match.player2.id, count),
  ]);
  return { match, events, players: [first, second].flatMap((chain) => (chain.length > 1 ? chain : [])) };
}

async function chainFrom<C extends 'event' | 'player'>(
  db: Firestore,
  collection: C,
  id: string,
  count: Count,
) {
  const record = await readRecord(db, collection, id, count);
  return record ? ((await readChain(db, collection, record, count)) ?? [record]) : [];
}

export async function readStandingMatch(
  db: Firestore,
  match: Match,
  count: Count,
): Promise<Match | undefined> {
  if (match.sameAs === undefined) return undefined;
  const chain = (await readChain(db, 'match', match, count)) ?? [];
  const cardOf = async ({ event }: Match) => (await chainFrom(db, 'event', event.id, count)).at(-1)?.id;
  const card = await cardOf(match);
  let standing = match;
  for (const next of chain.slice(1)) {
    if (next.event.id === standing.event.id || (await cardOf(next)) !== card) break;
    standing = next;
  }
  return standing === match ? undefined : standing;
}
