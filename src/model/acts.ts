import type { DeltaStatus } from './delta';
import { limits } from './schema/limits';
import type { Collection } from './schema/recordSchema';
import type { TrustSettings } from './trustSettings';

/** A decision of a moderator about records, or about proposals of other people: one call of `act`. */
export type ActAsked =
  | { readonly kind: 'approveEvent'; readonly id: string }
  /** An event goes with all its matches; open proposals on what goes are rejected. */
  | {
      readonly kind: 'deleteRecord';
      readonly collection: Collection;
      readonly id: string;
      /** With an event: players who go as well where it leaves them without a match. */
      readonly players?: readonly string[];
    }
  | {
      readonly kind: 'deleteDelta';
      readonly id: string;
      /** The version the moderator saw; `timestamp` in epoch milliseconds. */
      readonly basedOn: { readonly status: DeltaStatus; readonly timestamp: number };
    }
  /** Ends a reader's report; `delta` is the proposal that was made of it. */
  | { readonly kind: 'closeReport'; readonly id: string; readonly note?: string; readonly delta?: string }
  /** Takes back one act, by its id in `actLog`, with all that it took along. */
  | { readonly kind: 'restore'; readonly act: string }
  /** Takes back everything an account did since a time, in epoch milliseconds. */
  | { readonly kind: 'restoreSince'; readonly uid: string; readonly since: number }
  | ({ readonly kind: 'revert' } & RevertAsked)
  /** Finds an edit right that was applied at once; `id` is the delta's. */
  | { readonly kind: 'passAudit'; readonly id: string }
  /** Gives an account room for so many more open proposals until a time, in epoch milliseconds; 0 takes it back. */
  | {
      readonly kind: 'raiseLimit';
      readonly uid: string;
      readonly more: number;
      readonly until: number;
    }
  /** By admins alone, as all that follow. */
  | { readonly kind: 'saveTrust'; readonly settings: TrustSettings }
  /** Withholds the name of a person, for good. */
  | {
      readonly kind: 'withhold';
      /** The person's pages; those that were merged into them go along. */
      readonly players: readonly string[];
      /** All that is taken for the person's name wherever it stands in a text. */
      readonly names: readonly string[];
      /** The request that asked for it, which goes with its contact. */
      readonly request?: string;
    }
  /** Ends a request to withhold a name that is not followed. */
  | { readonly kind: 'dropRequest'; readonly id: string };

/**
 * Applied changes to be taken back, and why: some of them, or all that an account has had applied since a time in epoch
 * milliseconds.
 */
export type RevertAsked = (
  { readonly deltas: readonly string[] } | { readonly uid: string; readonly since: number }
) & {
  /** Empty where nobody said. */
  readonly note: string;
};

/** The numbers of changes that came of a revert. */
export interface RevertOutcome {
  readonly reverted: number;
  /** Left to other moderators as a proposal, since this one made or decided them. */
  readonly proposed: number;
  /**
   * Not taken back, since others have changed the record since or built on it, or since it is a deletion of which this one had a
   * part, and which another one can restore.
   */
  readonly left: number;
}

/** Most changes that are named in one call; everything of an account has no such limit. */
export const mostReverted = limits.deltasPerCall;

export type ActKind = ActAsked['kind'];

/** Acts that take an admin. */
export const actsOfAdmins: ReadonlySet<string> = new Set<ActKind>(['saveTrust', 'withhold', 'dropRequest']);

/** Acts that can be taken back; a record that was restored is deleted anew. */
export const reversibleActs: ReadonlySet<string> = new Set<ActKind>([
  'approveEvent',
  'deleteRecord',
  'deleteDelta',
]);

export interface Pace {
  readonly acts: number;
  /** Records and proposals that these acts may delete. */
  readonly documents: number;
}

/**
 * Most that one account may do within a minute. An event of more matches than that is deleted all the same where nothing
 * else was done in that minute.
 */
export const pacePerMinute = {
  moderator: { acts: 60, documents: 600 },
  admin: { acts: 600, documents: 6000 },
} as const satisfies Record<string, Pace>;

/** Begins the sentence for whoever is faster. */
export const tooFastSentence = 'More was approved, deleted or restored in a minute than is allowed.';
