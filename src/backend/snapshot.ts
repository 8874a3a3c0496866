import type { Delta } from '@/model/delta';
import type { Profile } from '@/model/profile';
import type { Records } from '@/model/records';
import type { Sport } from '@/model/sports';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import type { BackendError } from './errors';
import type { EntityName } from './scope';

/** Every kind of document the client follows, by the name its collection has. */
export interface Entities extends Records {
  readonly delta: Delta;
  readonly profile: Profile;
  readonly sport: Sport;
}

/** A wide scope's mark: where it goes on. Times are the server's, in epoch milliseconds; `advanceMark` moves them. */
export interface Resume {
  /** The newest `updatedAt` it has seen. */
  readonly watermark: number;
  /** A time at or before the last answer, never the device's; absent where no answer has said one yet. */
  readonly checkedAt?: number;
  /** The first fill was interrupted: everything up to the watermark is there, nothing newer. */
  readonly filling?: true;
}

/** The progress that the rows of one snapshot of a wide scope vouch for. */
export interface Progress extends Partial<Resume> {
  /** The watermark before the snapshot, which it joins on to; absent when there was none. */
  readonly since?: number;
}

export type Snapshot = {
  [N in EntityName]: Progress & {
    readonly entity: N;
    readonly events: readonly SnapshotEvent<Entities[N]>[];
    /**
     * True if the server has answered in full: `false` for a page of a first fill, or a part of many changes, with more
     * to come.
     */
    readonly complete: boolean;
    /**
     * The wiki was restored from a backup at this time, by the server's clock: rows that were read before are of another
     * state, and may be newer than what there is now.
     */
    readonly restoredAt?: number;
    /** How much of a first fill is there by now, up to 1, where that is known. */
    readonly share?: number;
    /** Documents that could not be parsed, set aside; each is a sentence that names the document. */
    readonly unreadable: readonly string[];
  };
}[EntityName];

export interface ScopeObserver {
  readonly next: (snapshot: Snapshot) => void;
  /** The stream has ended; whoever opened it may open it again. */
  readonly error: (error: BackendError) => void;
}
