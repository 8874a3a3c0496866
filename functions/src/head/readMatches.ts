import { Filter, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { compareText } from '@/lib/compareText';
import type { Event, Match } from '@/model/records';
import { mostIds } from './readPerson';
import { isDocId, recordIn, type Count } from './readRecord';

/** How many matches there are where they are more than a page reads; `matches` is empty then. */
export type TooMany = number;

/** As many matches as a page reads; of more it says only how many they are. */
const mostMatches = 300;
/** As many events are named on a screen or two of matches; each is read by itself. */
const mostEvents = 30;
/** Counting up to so many costs one read. */
const mostCounted = 1_000;
/** A query may have 30 alternatives, and a pair is two: either of them may be named first. */
const mostPairs = 15;
/** Of two who were merged most often; a query that finds nothing costs a read. */
const mostQueries = Math.ceil(mostIds ** 2 / mostPairs);
/** The most documents that are read of what the players of a page fought, and where. */
export const mostOfMatches = mostMatches + (mostQueries - 1) + mostEvents;

interface Matches {
  readonly matches: readonly Match[];
  /** To be spread into a page. */
  readonly tooMany: { readonly tooMany?: TooMany };
}

/** Matches of a page, or how many they are. */
export async function matchesWhere(db: Firestore, where: Filter, count: Count): Promise<Matches> {
  const all = db.collection('match').where(where);
  const { docs } = await all.limit(mostMatches + 1).get();
  count(docs.length);
  const matches = recordsIn(docs);
  if (docs.length <= mostMatches) return { matches, tooMany: {} };
  // Some of them would be told as all.
  const live = Filter.and(where, Filter.where('deleted', '==', false));
  const counted = await db.collection('match').where(live).limit(mostCounted).count().get();
  count(1);
  return { matches: [], tooMany: { tooMany: Math.max(matches.length, counted.data().count) } };
}

/** Matches that two have fought under any of their ids. Nobody has met one other more often than is read. */
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

/** Tells of matches in which one side is one of these. */
export const oneIs = (ids: readonly string[]) =>
  Filter.or(Filter.where('player1.id', 'in', ids), Filter.where('player2.id', 'in', ids));

export const newestFirst = (matches: readonly Match[]): readonly Match[] =>
  [...matches].sort((a, b) => compareText(b.date, a.date) || b.order - a.order);

/** The events of the first of these matches. */
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
