import {
  Timestamp,
  documentId,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import {
  authorRecordCount,
  isReadOnce,
  recordHistoryCount,
  workingStatuses,
  type OpenSubject,
  type Scope,
} from '@/backend/scope';
import { assertNever } from '@/lib/assertNever';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import { limits } from '@/model/schema/limits';
import { pageSize } from '@/model/published/pageSize';
import { collectionOf, documentOf } from '../collections';
import { pagedSource } from './pagedSource';
import { documentSource, onceSource, orNothingIfDenied, querySource, type Source } from './sources';

export type WideScope = Extract<Scope, { kind: 'players' | 'events' | 'matchesOfSport' }>;
export type NarrowScope = Exclude<Scope, WideScope>;

export const isWide = (scope: Scope): scope is WideScope =>
  scope.kind === 'players' || scope.kind === 'events' || scope.kind === 'matchesOfSport';

function wideBase(db: Firestore, scope: WideScope, ...constraints: QueryConstraint[]): Query {
  switch (scope.kind) {
    case 'players':
      return query(collectionOf(db, 'player'), ...constraints);
    case 'events':
      return query(collectionOf(db, 'event'), ...constraints);
    case 'matchesOfSport':
      return query(collectionOf(db, 'match'), where('event.sport.id', '==', scope.sport), ...constraints);
    default:
      return assertNever(scope, 'wide scope');
  }
}

/**
 * One page of writes after a document or from a time on. Ordered by time, so writes during the fill come last
 * or on a later page.
 */
export function fillQuery(
  db: Firestore,
  scope: WideScope,
  after: QueryDocumentSnapshot | number | undefined,
): Query {
  const order = [orderBy('updatedAt'), orderBy(documentId())];
  if (typeof after === 'number') return wideBase(db, scope, atOrAfter(after), ...order, limit(pageSize));
  return wideBase(db, scope, ...order, ...(after ? [startAfter(after)] : []), limit(pageSize));
}

const atOrAfter = (time: number) => where('updatedAt', '>=', Timestamp.fromMillis(time));

const pagesOf = (all: Query, order = orderBy(documentId()), count = Infinity): Source =>
  pagedSource(
    (after, at) => {
      const size = Math.min(pageSize, count - at * pageSize);
      return querySource(query(all, order, ...(after ? [startAfter(after)] : []), limit(size)), size);
    },
    Math.ceil(count / pageSize),
  );

const newestOf = (db: Firestore, count: number, ...about: readonly QueryConstraint[]): Source =>
  pagesOf(query(collectionOf(db, 'delta'), applied, ...about), orderBy('decidedAt', 'desc'), count);

const ofChanges = ({
  collection,
  author,
}: Extract<Scope, { kind: 'changes' }>): readonly QueryConstraint[] => [
  ...(collection === undefined ? [] : [where('collection', '==', collection)]),
  ...(author === undefined ? [] : [where('author', '==', author)]),
];

const ownAppliedCount = 100;

const applied = where('status', '==', 'applied');

/** The sources of a narrow scope. Rules and indexes are written for exactly these queries. */
export function narrowSources(db: Firestore, scope: NarrowScope): readonly Source[] {
  const matches = collectionOf(db, 'match');
  const deltas = (...constraints: QueryConstraint[]): readonly Source[] => [
    (isReadOnce(scope) ? onceSource : querySource)(query(collectionOf(db, 'delta'), ...constraints)),
  ];
  switch (scope.kind) {
    case 'matchesOfEvent':
      return [pagesOf(query(matches, where('event.id', '==', scope.event)))];
    case 'matchesOfPlayer': {
      const { player } = scope;
      return [
        pagesOf(query(matches, or(where('player1.id', '==', player), where('player2.id', '==', player)))),
      ];
    }
    case 'match':
      return [documentSource(documentOf(db, 'match', scope.match))];
    case 'history':
      return historySources(db, scope);
    case 'bundle':
      return [
        pagesOf(
          query(
            collectionOf(db, 'delta'),
            applied,
            where('author', '==', scope.author),
            where('bundle', '==', scope.bundle),
          ),
        ),
      ];
    case 'ownApplied':
      return [newestOf(db, ownAppliedCount, where('author', '==', scope.uid))];
    case 'changes':
      return [newestOf(db, scope.count, ...ofChanges(scope))];
    case 'openOf':
      return openSources(db, scope.subject);
    case 'delta':
      return [orNothingIfDenied(documentSource(documentOf(db, 'delta', scope.id)))];
    case 'profile':
      return [documentSource(documentOf(db, 'profile', scope.uid))];
    case 'sports':
      return [querySource(query(collectionOf(db, 'sport'), limit(limits.sports)))];
    case 'ownDeltas':
    case 'proposalsOf':
      return deltas(
        where('author', '==', scope.uid),
        where('status', 'in', [...workingStatuses]),
        orderBy('timestamp', 'desc'),
        limit(limits.working),
      );
    case 'rejectedOf':
      return deltas(
        where('author', '==', scope.uid),
        where('status', '==', 'rejected'),
        orderBy('timestamp', 'desc'),
        limit(authorRecordCount),
      );
    case 'queue':
      return deltas(
        where('status', '==', 'new'),
        orderBy('timestamp'),
        ...(scope.page === undefined ? [] : [startAt(Timestamp.fromMillis(scope.page.from))]),
        limit(scope.page?.count ?? limits.queuePage),
      );
    case 'recentChanges':
      return deltas(
        applied,
        ...(scope.from === undefined ? [] : [where('decidedAt', '>=', Timestamp.fromMillis(scope.from))]),
        orderBy('decidedAt', 'desc'),
        limit(recentChangesCount),
      );
    default:
      return assertNever(scope, 'narrow scope');
  }
}

function historySources(
  db: Firestore,
  { collection, docId }: Extract<Scope, { kind: 'history' }>,
): readonly Source[] {
  const changes = newestOf(
    db,
    recordHistoryCount,
    where('collection', '==', collection),
    where('docId', '==', docId),
  );
  // The delta that created the record has the record's id and an empty `docId`.
  const creation = documentSource(
    documentOf(db, 'delta', docId),
    (doc) => doc['status'] === 'applied' && doc['collection'] === collection,
  );
  return [changes, orNothingIfDenied(creation)];
}

/** Only equality filters, so single-field indexes are enough. */
function openSources(db: Firestore, subject: OpenSubject): readonly Source[] {
  const open = (...about: readonly QueryConstraint[]) =>
    querySource(
      query(collectionOf(db, 'delta'), where('status', '==', 'new'), ...about, limit(limits.queuePage)),
    );
  switch (subject.by) {
    case 'author':
      return [open(where('author', '==', subject.author))];
    case 'bundle':
      return [open(where('author', '==', subject.author), where('bundle', '==', subject.bundle))];
    case 'record':
      return [
        open(where('collection', '==', subject.collection), where('docId', '==', subject.id)),
        // The delta that creates the record has its id and an empty `docId`.
        documentSource(
          documentOf(db, 'delta', subject.id),
          (doc) => doc['status'] === 'new' && doc['collection'] === subject.collection && doc['docId'] === '',
        ),
      ];
    default:
      return assertNever(subject, 'subject of open deltas');
  }
}
