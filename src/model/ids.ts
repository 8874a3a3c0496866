import type { Brand } from '@/lib/brand';

export type SportId = Brand<string, 'SportId'>;
export type EventId = Brand<string, 'EventId'>;
export type MatchId = Brand<string, 'MatchId'>;
export type PlayerId = Brand<string, 'PlayerId'>;
export type DeltaId = Brand<string, 'DeltaId'>;
export type UserId = Brand<string, 'UserId'>;
/** Shared by the proposals that one author has entered together; unique among those of the author only. */
export type BundleId = Brand<string, 'BundleId'>;

// A brand says which table an id belongs to; whether such a record exists only the store knows.
export const sportId = (id: string) => id as SportId;
export const eventId = (id: string) => id as EventId;
export const matchId = (id: string) => id as MatchId;
export const playerId = (id: string) => id as PlayerId;
export const deltaId = (id: string) => id as DeltaId;
export const userId = (id: string) => id as UserId;
export const bundleId = (id: string) => id as BundleId;

/** Ids of stored documents: 1 to 128 of `A-Za-z0-9_-`, but none of those Firestore keeps for itself. */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/**
 * Tells whether a document of ours can have the id; to ask Firestore for another one is an error, which costs the whole
 * call.
 */
export const isStoredId = (id: unknown): id is string => typeof id === 'string' && idPattern.test(id);

/** Ids that clients choose, as `newId` makes them. Those that the server derives from others have another form. */
export const newIdPattern = /^[A-Za-z0-9]{20}$/;

/** Tells whether a client may choose the id, which the rules ask of proposals, bundles and replies. */
export const isNewId = (id: unknown): id is string => typeof id === 'string' && newIdPattern.test(id);
