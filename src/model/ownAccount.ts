import type { JsonObject } from '@/lib/json';

/** A request of an account about itself: one call of `ownAccount`. */
export type OwnAccountAsked =
  /** A page of all that is stored under the account; the first one, or what comes after a place. */
  | { readonly kind: 'export'; readonly after?: ExportPlace }
  /** Has the account deleted when the days to return are over; asked again it changes nothing. */
  | { readonly kind: 'leave' }
  /** Takes that back. */
  | { readonly kind: 'stay' };

/** The days within which whoever asked for the deletion of their account can take it back. */
export const daysToReturn = 10;

const dayMs = 24 * 60 * 60_000;

/** The time from which an account is deleted whose owner asked for it, both in epoch milliseconds. */
export const leavesAt = (asked: number): number => asked + daysToReturn * dayMs;

/** How long ago somebody may have signed in who asks for the deletion of their account. */
export const freshSignInMs = 5 * 60_000;

/** The place where a page of an export ends: a part of it, and the last document there. */
export interface ExportPlace {
  readonly part: number;
  /** Absent before the first document. */
  readonly document?: string;
}

/** A stored document, or what of it is about the account. Times are ISO texts. */
export interface ExportedDocument {
  /** The name of a part. */
  readonly part: string;
  /** The document's path in the database. */
  readonly path: string;
  readonly data: JsonObject;
}

export interface ExportPage {
  readonly documents: readonly ExportedDocument[];
  /** Absent with the last page. */
  readonly next?: ExportPlace;
}

/** The format of an exported file; its version grows when a reader of the one before would misread it. */
export const exportFormat = { format: 'armwiki-account', version: 1 } as const;
