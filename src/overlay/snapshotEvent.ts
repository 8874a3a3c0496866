import type { Entity } from './change';

/**
 * The changes of one snapshot to a scope; at most one event of a kind, in the order removed, added, modified.
 *
 *   added      documents that came into the scope; one already known is replaced
 *   modified   documents of the scope that changed; one not known is added
 *   removed    `ids` left the scope; those in `deletedIds` as well are gone for everyone (a tombstone, or no document);
 *              `deletedAt` has the server time of each, in their order, where documents carry one
 *   reset      the scope holds exactly `docs`, which may be none
 */
export type SnapshotEvent<T> =
  | { readonly kind: 'added'; readonly docs: readonly T[] }
  | { readonly kind: 'modified'; readonly docs: readonly T[] }
  | {
      readonly kind: 'removed';
      readonly ids: readonly string[];
      readonly deletedIds: readonly string[];
      readonly deletedAt?: readonly number[];
    }
  | { readonly kind: 'reset'; readonly docs: readonly T[] };

/** The effect of an event, to be taken in this order; each keeper of rows decides how. */
export interface Effect<T> {
  /** Ids that the scope holds no more. The row of one goes too when no other scope holds it. */
  readonly released: readonly string[];
  /** Ids whose rows go, whoever holds them, with the server time of that where it is told. */
  readonly deleted: readonly (readonly [id: string, at: number | undefined])[];
  /** Whole documents: each is the row of its id, and the scope holds it. */
  readonly docs: readonly T[];
}

/**
 * The one meaning of the four words.
 *
 *   EVENT             RELEASED                      DELETED        DOCS
 *   added, modified   –                             –              `docs`
 *   removed           `ids` that are not deleted    `deletedIds`   –
 *   reset             `held` that is not in `docs`  –              `docs`
 *
 * @param held what the scope held before; read by a reset alone.
 */
export function effectOf<T extends Entity>(event: SnapshotEvent<T>, held: Iterable<string>): Effect<T> {
  if (event.kind === 'removed') {
    const { ids, deletedIds, deletedAt } = event;
    const deleted = new Set(deletedIds);
    return {
      released: ids.filter((id) => !deleted.has(id)),
      deleted: deletedIds.map((id, at) => [id, deletedAt?.[at]]),
      docs: [],
    };
  }
  const { kind, docs } = event;
  const released = new Set(kind === 'reset' ? held : []);
  if (released.size > 0) for (const { id } of docs) released.delete(id);
  return { released: [...released], deleted: [], docs };
}

/** A document with the server time of its last change, where its kind carries one. */
export interface Dated extends Entity {
  readonly updatedAt?: number;
}

/** Facts that are known before an event that a tab which lags behind may have stored. */
export interface Known {
  readonly rows: Pick<ReadonlyMap<string, Dated>, 'get'>;
  /** The server times of tombstones after which nothing newer came. */
  readonly gone: ReadonlyMap<string, number>;
  /** Ids that the scope of the event holds. */
  readonly held: ReadonlySet<string>;
  /** The scope holds everything older than this that exists; `undefined` where no mark vouches for it. */
  readonly completeBefore: number | undefined;
}

/**
 * The event without what is older than what is known, the event itself where all of it counts.
 *
 *   OLD IS                            THAN                             SO
 *   a tombstone                       the row                          the row stays, and so do its holders
 *   a document                        its tombstone, or as old         it does not come back
 *   a document that nothing resets    `completeBefore`, and not held   it was deleted meanwhile
 */
export function newsOf<T extends Dated>(event: SnapshotEvent<T>, known: Known): SnapshotEvent<T> {
  if (event.kind !== 'removed') {
    const isNews = (doc: T) =>
      !isRefuted(event, doc, known) && timeOf(doc) > (known.gone.get(doc.id) ?? -Infinity);
    return event.docs.every(isNews) ? event : { ...event, docs: event.docs.filter(isNews) };
  }
  const { ids, deletedIds, deletedAt } = event;
  const outdated = new Set(
    deletedIds.filter((id, at) => (known.rows.get(id)?.updatedAt ?? 0) > (deletedAt?.[at] ?? Infinity)),
  );
  if (outdated.size === 0) return event;
  const counts = (id: string | undefined) => id !== undefined && !outdated.has(id);
  return {
    kind: 'removed',
    ids: ids.filter(counts),
    deletedIds: deletedIds.filter(counts),
    ...(deletedAt && { deletedAt: deletedAt.filter((_, at) => counts(deletedIds[at])) }),
  };
}

/** Tells whether the mark of before says that a document of the event was deleted. A reset begins without a mark. */
export const isRefuted = (
  { kind }: SnapshotEvent<unknown>,
  doc: Dated,
  { held, completeBefore = -Infinity }: Pick<Known, 'held' | 'completeBefore'>,
): boolean => kind !== 'reset' && timeOf(doc) < completeBefore && !held.has(doc.id);

/** A document that carries no time is newer than any. */
export const timeOf = ({ updatedAt = Infinity }: Dated): number => updatedAt;
