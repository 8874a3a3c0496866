import type { Delta } from '@/model/proposals/delta';
import type { Profile } from '@/model/accounts/profile';
import type { Records } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import type { BackendError } from './errors';
import type { EntityName } from './scope';

export interface Entities extends Records {
  readonly delta: Delta;
  readonly profile: Profile;
  readonly sport: Sport;
}

/** A wide scope's mark: where it resumes. Server times in epoch milliseconds. Only `advanceMark` moves it. */
export interface Resume {
  readonly watermark: number;
  /** A time at or before the last answer, never the device's; absent where no answer has said one yet. */
  readonly checkedAt?: number;
  /** The first fill was interrupted: everything up to the watermark is stored, nothing newer. */
  readonly filling?: true;
}

export interface Progress extends Partial<Resume> {
  /** The watermark before the snapshot; absent if there was none. */
  readonly since?: number;
}

export type Snapshot = {
  [N in EntityName]: Progress & {
    readonly entity: N;
    readonly events: readonly SnapshotEvent<Entities[N]>[];
    /** False if more is to come: a page of a first fill, or a part of a large change. */
    readonly complete: boolean;
    /**
     * Server time of a restore from backup. Rows read before it show another state, and may be newer than the
     * current one.
     */
    readonly restoredAt?: number;
    /** The loaded part of a first fill, 0 to 1, if known. */
    readonly share?: number;
    /** Sentences about skipped documents that could not be parsed. */
    readonly unreadable: readonly string[];
  };
}[EntityName];

/** Takes what a scope or a list brings. */
export interface Observer<T> {
  readonly next: (arrived: T) => void;
  /** The stream has ended. The subscriber may open it again. */
  readonly error: (error: BackendError) => void;
}

export interface ScopeObserver extends Observer<Snapshot> {
  /** Where a wide scope resumes; `undefined` fills it. */
  readonly mark: () => Resume | undefined;
}
