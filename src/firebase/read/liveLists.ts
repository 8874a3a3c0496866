import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Delivery, InboxDelivery, ListKind, LiveList } from '@/backend/liveLists';
import type { Parsed } from '@/lib/parsed';
import { kindsOfAccounts, kindsOfActs, logLength, type LogEntry } from '@/model/acts/log';
import { parseLogEntry } from '@/model/acts/parseLogEntry';
import { agreementOf } from '@/model/accounts/agreement';
import { digestOf } from '@/model/news/digest';
import { newsAtOnce, type News } from '@/model/news/news';
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
import { readDocs, readPlainDoc } from './mappers';

type Fail = (error: unknown) => void;

type Follow<K extends ListKind> = (
  db: Firestore,
  list: LiveList<K>,
  next: (delivery: Delivery<K>) => void,
  fail: Fail,
) => () => void;

/** How each list is followed. Something may still arrive after `fail`. */
export const liveLists: { readonly [K in ListKind]: Follow<K> } = {
  audits: listOf(
    (db) => query(collectionOf(db, 'audit'), where('status', '==', 'open'), limit(auditsAtOnce)),
    parseAudit,
    (a, b) => a.at - b.at,
  ),
  inbox: followInbox,
  live: (db, { event }, next, fail) => {
    let last: LiveCard | undefined;
    return onSnapshot(
      documentOf(db, 'live', event),
      options,
      (snapshot) => {
        if (!snapshot.metadata.fromCache)
          next((last = readDocs(snapshot.exists() ? [snapshot] : [], parseLiveCard)[0]));
        // The connection is lost; the SDK restores it by itself.
        else if (last) next({ ...last, behind: true });
      },
      fail,
    );
  },
  liveCards: listOf(
    (db) => query(collectionOf(db, 'live'), where('open', '==', true), limit(openCardsAtOnce)),
    parseLiveCard,
  ),
  log: (db, { acts }, next, fail) => {
    const known: { accounts?: readonly LogEntry[]; acts?: readonly LogEntry[] } = {};
    const newest = (list: keyof typeof known, kinds: readonly string[], most: number) =>
      followQuery(
        query(collectionOf(db, 'actLog'), where('kind', 'in', kinds), orderBy('at', 'desc'), limit(most)),
        parseLogEntry,
        (entries) => {
          known[list] = entries;
          if (known.accounts && known.acts)
            next([...known.accounts, ...known.acts].sort((a, b) => b.at - a.at));
        },
        fail,
      );
    const stops = [newest('accounts', kindsOfAccounts, logLength), newest('acts', kindsOfActs, acts)];
    return () => stops.forEach((stop) => stop());
  },
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
  asked: (db: Firestore, list: LiveList<K>) => Query,
  parse: (doc: unknown) => Parsed<T>,
  compare?: (a: T, b: T) => number,
): (db: Firestore, list: LiveList<K>, next: (docs: readonly T[]) => void, fail: Fail) => () => void {
  return (db, list, next, fail) =>
    followQuery(asked(db, list), parse, (docs) => next(compare ? docs.sort(compare) : docs), fail);
}

// Needed to learn that the server confirmed what the cache delivered.
const options = { includeMetadataChanges: true } as const;

function followQuery<T>(
  asked: Query,
  parse: (doc: unknown) => Parsed<T>,
  next: (docs: T[]) => void,
  fail: Fail,
  report?: (problem: string) => void,
): () => void {
  return onSnapshot(
    asked,
    options,
    ({ docs, metadata }) => {
      if (metadata.fromCache) return;
      // An unconfirmed document of this device has no time yet.
      const confirmed = docs.filter((doc) => !doc.metadata.hasPendingWrites);
      next(readDocs(confirmed, parse, report));
    },
    fail,
  );
}

function followInbox(
  db: Firestore,
  { uid, since }: LiveList<'inbox'>,
  next: (inbox: InboxDelivery) => void,
  fail: Fail,
): () => void {
  const account = documentOf(db, 'user', uid);
  let news: readonly News[] | undefined;
  let read: Omit<InboxDelivery, 'news'> | undefined;
  const tell = () => {
    if (news && read) next({ news, ...read });
  };
  const newest = query(
    collection(account, 'news'),
    where('at', '>=', Timestamp.fromMillis(since)),
    orderBy('at', 'desc'),
    limit(newsAtOnce),
  );
  const stops = [
    followQuery(
      newest,
      parseNews,
      (found) => {
        news = found;
        tell();
      },
      fail,
      // A later version may add kinds that this one has no text for.
      console.warn,
    ),
    // Sign-in follows the same document, so the server sends it once.
    onSnapshot(
      account,
      options,
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        read = ofAccount(readPlainDoc(snapshot) ?? {});
        tell();
      },
      fail,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function ofAccount(stored: Readonly<Record<string, unknown>>): Omit<InboxDelivery, 'news'> {
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
