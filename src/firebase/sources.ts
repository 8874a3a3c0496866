import {
  getDocsFromServer,
  onSnapshot,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { readPlainDoc } from './mappers';
import type { PlainDoc } from './plainDoc';

export interface DocChange {
  readonly kind: 'added' | 'modified' | 'removed';
  readonly doc: PlainDoc;
}

/**
 * A listener's view: everything it holds, and what changed since the last time. Confirmed documents only. Read when
 * asked: a listener that has been open for long holds thousands, of which one has changed.
 */
export interface Answer {
  readonly docs: () => readonly PlainDoc[];
  readonly changes: () => readonly DocChange[];
  /** True if the server vouches for it; the memory cache alone knows only what other listeners happened to read. */
  readonly fromServer: boolean;
  /** The last document, where the query asks for no more than these: there may be others after it. */
  readonly cut?: QueryDocumentSnapshot | undefined;
}

/** Listens until the returned call ends it. */
export type Source = (next: (answer: Answer) => void, fail: (error: unknown) => void) => () => void;

// Without metadata changes a confirmed write that has no server field would never be delivered as confirmed.
const options = { includeMetadataChanges: true } as const;

/** @param most how many documents the query is limited to; `undefined` where it is enough for all. */
export const querySource =
  (query: Query, most = Infinity): Source =>
  (next, fail) =>
    onSnapshot(query, options, (snapshot) => next(queryAnswer(snapshot, most)), fail);

/** A query's documents as the server has them now. */
export const onceSource =
  (query: Query): Source =>
  (next, fail) => {
    let ended = false;
    getDocsFromServer(query).then(
      (snapshot) => {
        if (!ended) next(queryAnswer(snapshot, Infinity));
      },
      (error: unknown) => {
        if (!ended) fail(error);
      },
    );
    return () => {
      ended = true;
    };
  };

function queryAnswer(snapshot: QuerySnapshot, most: number): Answer {
  return {
    cut: snapshot.size >= most ? snapshot.docs.at(-1) : undefined,
    docs: () =>
      snapshot.docs.filter((doc) => !doc.metadata.hasPendingWrites).flatMap((doc) => readPlainDoc(doc) ?? []),
    changes: () =>
      snapshot
        .docChanges(options)
        .filter(({ doc }) => !doc.metadata.hasPendingWrites)
        .flatMap(({ type, doc: changed }) => {
          const doc = readPlainDoc(changed);
          return doc ? [{ kind: type, doc }] : [];
        }),
    fromServer: !snapshot.metadata.fromCache,
  };
}

/** One document, while it exists and `wanted` says so. */
export const documentSource =
  (reference: DocumentReference, wanted: (doc: PlainDoc) => boolean = () => true): Source =>
  (next, fail) => {
    let before: PlainDoc | undefined;
    return onSnapshot(
      reference,
      options,
      (snapshot) => {
        if (snapshot.metadata.hasPendingWrites) return;
        const doc = readPlainDoc(snapshot);
        const now = doc && wanted(doc) ? doc : undefined;
        const changes = changesBetween(before, now);
        before = now;
        next({
          docs: () => (now ? [now] : []),
          changes: () => changes,
          fromServer: !snapshot.metadata.fromCache,
        });
      },
      fail,
    );
  };

function changesBetween(before: PlainDoc | undefined, now: PlainDoc | undefined): readonly DocChange[] {
  if (now) return [{ kind: before ? 'modified' : 'added', doc: now }];
  return before ? [{ kind: 'removed', doc: before }] : [];
}

/** The source, or nothing where the rules hide what it asks for. */
export const orNothingIfDenied =
  (source: Source): Source =>
  (next, fail) =>
    source(next, (error) => {
      const denied = error instanceof Error && 'code' in error && error.code === 'permission-denied';
      if (denied) next({ docs: () => [], changes: () => [], fromServer: true });
      else fail(error);
    });
