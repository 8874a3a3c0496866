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
import { whileWanted } from '@/lib/whileWanted';

export interface DocChange {
  readonly kind: 'added' | 'modified' | 'removed';
  readonly doc: PlainDoc;
}

/**
 * What a listener holds and what changed. Confirmed documents only. Functions, because a long-lived listener
 * holds thousands of documents when one changes.
 */
export interface SourceAnswer {
  readonly docs: () => readonly PlainDoc[];
  readonly changes: () => readonly DocChange[];
  /** False for the memory cache, which knows only what other listeners happened to read. */
  readonly fromServer: boolean;
  /** The last document if the query's limit was reached: more may follow. */
  readonly cut?: QueryDocumentSnapshot | undefined;
}

export type Source = (next: (answer: SourceAnswer) => void, fail: (error: unknown) => void) => () => void;

// Otherwise a confirmed write without a server field would never be delivered as confirmed.
const options = { includeMetadataChanges: true } as const;

export const querySource =
  (query: Query, most = Infinity): Source =>
  (next, fail) =>
    onSnapshot(query, options, (snapshot) => next(queryAnswer(snapshot, most)), fail);

export const onceSource =
  (query: Query): Source =>
  (next, fail) =>
    whileWanted(
      () => getDocsFromServer(query),
      (snapshot) => next(queryAnswer(snapshot, Infinity)),
      fail,
    );

function queryAnswer(snapshot: QuerySnapshot, most: number): SourceAnswer {
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

export const documentSource =
  (reference: DocumentReference, wanted: (doc: PlainDoc) => boolean = () => true): Source =>
  (next, fail) => {
    let before: ReadonlyMap<string, PlainDoc> = new Map();
    return onSnapshot(
      reference,
      options,
      (snapshot) => {
        if (snapshot.metadata.hasPendingWrites) return;
        const doc = readPlainDoc(snapshot);
        const now = new Map(doc && wanted(doc) ? [[doc.id, doc]] : []);
        const changes = changesBetween(before, now);
        before = now;
        next({
          docs: () => [...now.values()],
          changes: () => changes,
          fromServer: !snapshot.metadata.fromCache,
        });
      },
      fail,
    );
  };

/** What changed between two states by id. A document that did not change is the same object. */
export function changesBetween(
  before: ReadonlyMap<string, PlainDoc>,
  now: ReadonlyMap<string, PlainDoc>,
): readonly DocChange[] {
  const gone = [...before.values()].filter(({ id }) => !now.has(id));
  const others = [...now.values()].filter((doc) => before.get(doc.id) !== doc);
  return [
    ...gone.map((doc) => ({ kind: 'removed' as const, doc })),
    ...others.map((doc) => ({ kind: before.has(doc.id) ? ('modified' as const) : ('added' as const), doc })),
  ];
}

export const orNothingIfDenied =
  (source: Source): Source =>
  (next, fail) =>
    source(next, (error) => {
      const denied = error instanceof Error && 'code' in error && error.code === 'permission-denied';
      if (denied) next({ docs: () => [], changes: () => [], fromServer: true });
      else fail(error);
    });
