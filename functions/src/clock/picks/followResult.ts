import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { getPath } from '@/lib/path';
import { firstPickDay } from '@/model/picks/crowd';
import { markPicks, movePicks } from './pickSheet';

const resultPaths = ['outcome', 'winner', 'player1.score', 'player2.score', 'deleted', 'sameAs', 'date'];
const placePaths = ['player1.id', 'player2.id', 'event.id'];
const eventPaths = ['valid', 'deleted', 'sameAs', 'series', 'name', 'date'];

/**
 * Marks the tables of the match's event if a change may give other points. A match that moves to another event takes
 * its picks and their points along. Costs one read unless there are picks.
 */
export async function followResult(
  db: Firestore,
  id: string,
  before: DocumentData,
  after: DocumentData,
): Promise<void> {
  if (isBeforePicks(before, after) || !differ(before, after, [...resultPaths, ...placePaths])) return;
  const [from, to] = [String(getPath(before, 'event.id')), String(getPath(after, 'event.id'))];
  if (from === to) return markIfPicked(db, [to]);
  await movePicks(db, id);
  await markIfPicked(db, [from, to], { recount: true });
}

export async function followEvent(
  db: Firestore,
  id: string,
  before: DocumentData,
  after: DocumentData,
): Promise<void> {
  if (isBeforePicks(before, after) || !differ(before, after, eventPaths)) return;
  // Picks of a merged event count in the table of the remaining one, which must lose them after a separation.
  const remaining = [before['sameAs'], after['sameAs']].filter((other) => typeof other === 'string');
  await markIfPicked(db, [...new Set([id, ...remaining])]);
}

/** One read, however many events: any picks among theirs may count in each. */
async function markIfPicked(
  db: Firestore,
  events: readonly string[],
  rest: { readonly recount?: true } = {},
): Promise<void> {
  const picks = db
    .collectionGroup('pick')
    .where('event', 'in', events)
    .where('at', '>=', Timestamp.fromMillis(0));
  if ((await picks.limit(1).get()).empty) return;
  for (const event of events) await markPicks(db, event, rest);
}

const isBeforePicks = (...states: readonly DocumentData[]): boolean =>
  states.every(({ date }) => String(date) < firstPickDay);

const differ = (before: DocumentData, after: DocumentData, paths: readonly string[]): boolean =>
  paths.some((path) => (getPath(before, path) ?? null) !== (getPath(after, path) ?? null));
