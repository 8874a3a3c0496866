import type { Delta } from '@/model/delta';
import type { Profile } from '@/model/profile';
import type { Records } from '@/model/records';
import type { BackendError } from './errors';
import type { EntityName } from './scope';

/** Every kind of document the client follows, by the name its collection has. */
export interface Entities extends Records {
  readonly delta: Delta;
  readonly profile: Profile;
}

/**
 * What one snapshot did to a scope; at most one event of a kind, in the order removed, added, modified.
 *
 *   added      documents that came into the scope; one already known is replaced
 *   modified   documents of the scope that changed; one not known is added
 *   removed    `ids` left the scope; those in `deletedIds` as well are gone for everyone (a tombstone, or no document)
 *   reset      the scope holds exactly `docs`, which may be none
 */
export type SnapshotEvent<T> =
  | { readonly kind: 'added'; readonly docs: readonly T[] }
  | { readonly kind: 'modified'; readonly docs: readonly T[] }
  | { readonly kind: 'removed'; readonly ids: readonly string[]; readonly deletedIds: readonly string[] }
  | { readonly kind: 'reset'; readonly docs: readonly T[] };

/** Where a wide scope goes on. Both are server times in epoch milliseconds and only ever grow. */
export interface Resume {
  /** The newest `updatedAt` it has seen. */
  readonly watermark: number;
  /** When it last had a complete answer; absent before the first. */
  readonly checkedAt?: number;
}

export type Snapshot = {
  [N in EntityName]: {
    readonly entity: N;
    readonly events: readonly SnapshotEvent<Entities[N]>[];
    /** For wide scopes: what the rows of this snapshot vouch for. */
    readonly watermark?: number;
    /** For wide scopes: when the server gave a complete answer. */
    readonly checkedAt?: number;
    /** Whether the server has answered in full: `false` for a page of a first fill that has more to come. */
    readonly complete: boolean;
    /** Documents that could not be parsed, set aside; each is a sentence that names the document. */
    readonly unreadable: readonly string[];
  };
}[EntityName];

export interface ScopeObserver {
  readonly next: (snapshot: Snapshot) => void;
  /** The stream has ended; whoever opened it may open it again. */
  readonly error: (error: BackendError) => void;
}
