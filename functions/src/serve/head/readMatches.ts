import { Filter, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { compareText } from '@/lib/compareText';
import type { Event, Match } from '@/model/records/records';
import { mostIds } from './readPerson';
import { isDocId, recordIn, type Count } from './readRecord';

export type TooMany = number;

const mostMatches = 300;
/** One or two screens of matches name as many events. Each costs a read. */
const mostEvents = 30;
/** Counting up to 1,000 costs one read. */
const mostCounted = 1_000;
/** A query may have 30 alternatives. A pair needs two, because either player may come first. */
const mostPairs = 15;
/** For two players with the most merged ids. An empty query costs a read. */
const mostQueries = Math.ceil(mostIds ** 2 / mostPairs);
export const mostOfMatches = mostMatches + (mostQueries - 1) + mostEvents;

interface Matches {
  readonly matches: readonly Match[];
  readonly tooMany: { readonly tooMany?: TooMany };
}

export async function matchesWhere(db: Firestore, where: Filter, count: Count): Promise<Matches> {
  const all = db.collection('match').where(where);
  const { docs } = await all.limit(mostMatches + 1).get();
  count(docs.length);
  const matches = recordsIn(docs);
  if (docs.length <= mostMatches) return { matches, tooMany: {} };
  // Part of the matches would look like all of them.
  const live = Filter.and(where, Filter.where('deleted', '==', false));
  const counted = await db.collection('match').where(live).limit(mostCounted).count().get();
  count(1);
  return { matches: [], tooMany: { tooMany: Math.max(matches.length, counted.data().count) } };
}

/** Matches between two players under any of their ids. No pair has more than the limit. */
export async function matchesBetween(
  db: Firestore,
  own: readonly string[],
  others: readonly string[],
  count: Count,
): Promise<readonly Match[]> {
  const pairs = own.flatMap((id) => others.map((other) => [id, other] as const));
  const found: DocumentSnapshot[] = [];
  for (let at = 0; at < pairs.length && found.length < mostMatches; at += mostPairs) {
    const met = pairs
      .slice(at, at + mostPairs)
      .flatMap(([one, other]) => [sidesAre(one, other), sidesAre(other, one)]);
    const left = mostMatches - found.length;
    const { docs } = await db
      .collection('match')
      .where(Filter.or(...met))
      .limit(left)
      .get();
    count(docs.length);
    found.push(...docs);
  }
  return recordsIn(found);
}

const recordsIn = (docs: readonly DocumentSnapshot[]): readonly Match[] =>
  docs.flatMap((doc) => recordIn('match', doc) ?? []);

const sidesAre = (one: string, other: string) =>
  Filter.and(Filter.where('player1.id', '==', one), Filter.where('player2.id', '==', other));

export const oneIs = (ids: readonly string[]) =>
  Filter.or(Filter.where('player1.id', 'in', ids), Filter.where('player2.id', 'in', ids));

export const newestFirst = (matches: readonly Match[]): readonly Match[] =>
  [...matches].sort((a, b) => compareText(b.date, a.date) || b.order - a.order);

export async function eventsOf(
  db: Firestore,
  matches: readonly Match[],
  count: Count,
): Promise<readonly Event[]> {
  const ids = [...new Set(matches.map(({ event }) => event.id))].filter(isDocId).slice(0, mostEvents);
  if (ids.length === 0) return [];
  count(ids.length);
  const docs = await db.getAll(...ids.map((id) => db.collection('event').doc(id)));
  return docs.flatMap((doc) => recordIn('event', doc) ?? []);
}
