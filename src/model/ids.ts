import type { Brand } from '@/lib/brand';

export type SportId = Brand<string, 'SportId'>;
export type EventId = Brand<string, 'EventId'>;
export type MatchId = Brand<string, 'MatchId'>;
export type PlayerId = Brand<string, 'PlayerId'>;
export type DeltaId = Brand<string, 'DeltaId'>;
export type UserId = Brand<string, 'UserId'>;
/** Shared by proposals that one author entered together; unique only per author. */
export type BundleId = Brand<string, 'BundleId'>;

// A brand records the table of an id. It does not prove that the record exists.
export const sportId = (id: string) => id as SportId;
export const eventId = (id: string) => id as EventId;
export const matchId = (id: string) => id as MatchId;
export const playerId = (id: string) => id as PlayerId;
export const deltaId = (id: string) => id as DeltaId;
export const userId = (id: string) => id as UserId;
export const bundleId = (id: string) => id as BundleId;

/** Firestore reserves ids of the form `__x__`. */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Whether a document of ours can have the id. Reading any other id makes Firestore fail the whole call. */
export const isStoredId = (id: unknown): id is string => typeof id === 'string' && idPattern.test(id);

/** Ids that clients choose with `newId`. The server derives ids of another form. */
export const newIdPattern = /^[A-Za-z0-9]{20}$/;

export const isNewId = (id: unknown): id is string => typeof id === 'string' && newIdPattern.test(id);
