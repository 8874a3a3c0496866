import type { Entity } from './change';

/**
 * One change of a scope by a snapshot. A snapshot has at most one event of a kind, in the order removed,
 * added, modified.
 *
 *   added      documents that entered the scope; replaces known ones
 *   modified   documents of the scope that changed; adds unknown ones
 *   removed    `ids` left the scope; those also in `deletedIds` were deleted for everyone (tombstone or
 *              no document); `deletedAt` has the server times in the same order, if known
 *   reset      the scope holds exactly `docs`, possibly none
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

/** What an event does, to be applied in this order. */
export interface Effect<T> {
  /** Ids that left the scope. Delete the row if no other scope holds it. */
  readonly released: readonly string[];
  /** Ids to delete from all scopes, with the server time if known. */
  readonly deleted: readonly (readonly [id: string, at: number | undefined])[];
  /** Whole documents: each becomes the row of its id, and the scope holds it. */
  readonly docs: readonly T[];
}

/**
 * Defines the four kinds of events.
 *
 *   EVENT             RELEASED                      DELETED        DOCS
 *   added, modified   –                             –              `docs`
 *   removed           `ids` that are not deleted    `deletedIds`   –
 *   reset             `held` that is not in `docs`  –              `docs`
 *
 * @param held ids in the scope before; only a reset reads them.
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
  if (kind !== 'reset') return { released: [], deleted: [], docs };
  const released = new Set(held);
  for (const { id } of docs) released.delete(id);
  return { released: [...released], deleted: [], docs };
}

export interface Dated extends Entity {
  readonly updatedAt?: number;
}

/** What is known before an event from storage, which a tab that lags behind may have written. */
export interface Known {
  readonly rows: Pick<ReadonlyMap<string, Dated>, 'get'>;
  /** Server times of tombstones that nothing newer followed. */
  readonly gone: ReadonlyMap<string, number>;
  readonly held: ReadonlySet<string>;
  /** The scope holds all existing documents older than this; `undefined` without a mark. */
  readonly completeBefore: number | undefined;
}

/**
 * The event without outdated parts. Returns the same event if all of it is current.
 *
 *   OUTDATED                          COMPARED WITH                    RESULT
 *   a tombstone                       a newer row                      the row stays in its scopes
 *   a document                        its tombstone, or as old         it is not restored
 *   a document outside of a reset     `completeBefore`, and not held   it was deleted meanwhile
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

/** Whether the scope's mark proves that the document was deleted. A reset starts without a mark. */
export const isRefuted = (
  { kind }: SnapshotEvent<unknown>,
  doc: Dated,
  { held, completeBefore = -Infinity }: Pick<Known, 'held' | 'completeBefore'>,
): boolean => kind !== 'reset' && timeOf(doc) < completeBefore && !held.has(doc.id);

export const timeOf = ({ updatedAt = Infinity }: Dated): number => updatedAt;
