import {
  collection,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Delivery, InboxDelivery, ListKind, ListScope } from '@/backend/listScope';
import type { Parsed } from '@/lib/parsed';
import { kindsOfAccounts, kindsOfActs, logLength } from '@/model/acts/log';
import { parseLogEntry } from '@/model/acts/parseLogEntry';
import { agreementOf } from '@/model/accounts/agreement';
import { digestOf } from '@/model/news/digest';
import { newsAtOnce } from '@/model/news/news';
import { parseNews } from '@/model/parsing/parseNews';
import { parsePersonRequest, parseReport } from '@/model/parsing/parseReport';
import { parseReview } from '@/model/parsing/parseReview';
import { readWatches } from '@/model/parsing/readWatches';
import { parsePick } from '@/model/picks/parsePick';
import { picksAtOnce } from '@/model/picks/pick';
import { mostRequests } from '@/model/privacy/report';
import { reviewsAtOnce } from '@/model/proposals/review';
import { invitationsAtOnce, parseInvitation } from '@/model/scoring/invitation';
import { openCardsAtOnce, type LiveCard } from '@/model/scoring/live';
import { parseLiveCard } from '@/model/scoring/parseScoring';
import { auditsAtOnce, parseAudit } from '@/model/trust/audit';
import { collectionOf, documentOf } from '../collections';
import { readDocs } from './mappers';
import type { PlainDoc } from './plainDoc';
import { documentSource, querySource, type Source } from './sources';

type Follow<K extends ListKind> = (
  db: Firestore,
  list: ListScope<K>,
  next: (delivery: Delivery<K>) => void,
  fail: (error: unknown) => void,
) => () => void;

/** How each list is followed. Something may still arrive after `fail`. */
export const liveLists: { readonly [K in ListKind]: Follow<K> } = {
  audits: listOf(
    (db) => query(collectionOf(db, 'audit'), where('status', '==', 'open'), limit(auditsAtOnce)),
    parseAudit,
    (a, b) => a.at - b.at,
  ),
  inbox: wholeOf(
    (db, { uid, since }) => [
      querySource(
        query(
          collection(documentOf(db, 'user', uid), 'news'),
          where('at', '>=', Timestamp.fromMillis(since)),
          orderBy('at', 'desc'),
          limit(newsAtOnce),
        ),
      ),
      // Sign-in follows the same document, so the server sends it once.
      documentSource(documentOf(db, 'user', uid)),
    ],
    // A later version may add kinds of news that this one has no text for.
    (news, [account]) => ({ news: readDocs(news, parseNews, console.warn), ...ofAccount(account) }),
  ),
  live: (db, { event }, next, fail) => {
    let last: LiveCard | undefined;
    return documentSource(documentOf(db, 'live', event))(({ docs, fromServer }) => {
      if (fromServer) next((last = readDocs(docs(), parseLiveCard)[0]));
      // The connection is lost; the SDK restores it by itself.
      else if (last) next({ ...last, behind: true });
    }, fail);
  },
  liveCards: listOf(
    (db) => query(collectionOf(db, 'live'), where('open', '==', true), limit(openCardsAtOnce)),
    parseLiveCard,
  ),
  log: wholeOf(
    (db, { acts }) => {
      const newest = (kinds: readonly string[], most: number) =>
        querySource(
          query(collectionOf(db, 'actLog'), where('kind', 'in', kinds), orderBy('at', 'desc'), limit(most)),
        );
      return [newest(kindsOfAccounts, logLength), newest(kindsOfActs, acts)];
    },
    (...logs) => logs.flatMap((docs) => readDocs(docs, parseLogEntry)).sort((a, b) => b.at - a.at),
  ),
  // By time, because senders choose the ids: sorted by id, some could hide others beyond the limit.
  personRequests: listOf(
    (db) => query(collectionOf(db, 'personRequest'), orderBy('at'), limit(mostRequests)),
    parsePersonRequest,
  ),
  picks: listOf((db, { uid, event }) => {
    const own = collection(documentOf(db, 'user', uid), 'pick');
    return query(own, where('event', '==', event), limit(picksAtOnce));
  }, parsePick),
  reports: listOf((db, { which, count }) => {
    const reports = collectionOf(db, 'report');
    return which === 'open'
      ? query(reports, where('open', '==', true), orderBy('at', 'desc'), limit(count))
      : query(reports, orderBy('closed.at', 'desc'), limit(count));
  }, parseReport),
  reviews: listOf(
    (db) => query(collectionOf(db, 'review'), orderBy('at', 'desc'), limit(reviewsAtOnce)),
    parseReview,
  ),
  organising: listOf(
    (db, { event, uid }) => scorersOf(db, event, where('organiser', '==', uid)),
    parseInvitation,
  ),
  scorers: listOf(
    (db, { event, by }) => scorersOf(db, event, ...(by === undefined ? [] : [where('by', '==', by)])),
    parseInvitation,
    (a, b) => b.from - a.from,
  ),
};

const scorersOf = (db: Firestore, event: string, ...more: readonly QueryConstraint[]): Query =>
  query(collectionOf(db, 'scorer'), where('event', '==', event), ...more, limit(invitationsAtOnce));

function listOf<K extends ListKind, T>(
  asked: (db: Firestore, list: ListScope<K>) => Query,
  parse: (doc: unknown) => Parsed<T>,
  compare?: (a: T, b: T) => number,
) {
  return wholeOf<K, readonly T[]>(
    (db, list) => [querySource(asked(db, list))],
    (docs) => (compare ? readDocs(docs, parse).sort(compare) : readDocs(docs, parse)),
  );
}

type FollowWhole<K extends ListKind, T> = (
  db: Firestore,
  list: ListScope<K>,
  next: (whole: T) => void,
  fail: (error: unknown) => void,
) => () => void;

function wholeOf<K extends ListKind, T>(
  sources: (db: Firestore, list: ListScope<K>) => readonly Source[],
  read: (...answers: (readonly PlainDoc[])[]) => T,
): FollowWhole<K, T> {
  return (db, list, next, fail) => together(sources(db, list), (answers) => next(read(...answers)), fail);
}

/** Calls back with the documents of all sources once the server has answered each, and at each change. */
function together(
  sources: readonly Source[],
  next: (answers: (readonly PlainDoc[])[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const latest: (readonly PlainDoc[] | undefined)[] = sources.map(() => undefined);
  const stops = sources.map((source, at) =>
    source(({ docs, fromServer }) => {
      if (!fromServer) return;
      latest[at] = docs();
      const answers = latest.filter((known) => known !== undefined);
      if (answers.length === sources.length) next(answers);
    }, fail),
  );
  return () => stops.forEach((stop) => stop());
}

function ofAccount(stored: Partial<PlainDoc> = {}): Omit<InboxDelivery, 'news'> {
  const { newsSeen, leaving, follows } = stored;
  const agreement = agreementOf(stored);
  return {
    seen: typeof newsSeen === 'number' ? newsSeen : 0,
    digest: digestOf(stored),
    ...(typeof leaving === 'number' && { leaving }),
    ...(agreement && { agreement }),
    ...(follows !== undefined && { watches: readWatches(follows) }),
  };
}
