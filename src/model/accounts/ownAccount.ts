import type { JsonObject } from '@/lib/json';

export type OwnAccountAsked =
  | { readonly kind: 'export'; readonly after?: ExportPlace }
  /** Schedules the deletion of the account for the end of `daysToReturn`; a repeat changes nothing. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'stay' };

export const daysToReturn = 10;

const dayMs = 24 * 60 * 60_000;

/** The earliest time of the deletion, epoch milliseconds; `asked` likewise. */
export const leavesAt = (asked: number): number => asked + daysToReturn * dayMs;

/** Deleting an account needs a sign-in at most this long ago. */
export const freshSignInMs = 5 * 60_000;

export interface ExportPlace {
  readonly part: number;
  readonly document?: string;
}

/** A stored document, or its part about the account. Times are ISO texts. */
export interface ExportedDocument {
  readonly part: string;
  readonly path: string;
  readonly data: JsonObject;
}

export interface ExportPage {
  readonly documents: readonly ExportedDocument[];
  readonly next?: ExportPlace;
}

/** Format of the exported file. The version grows when a reader of the earlier one would misread it. */
export const exportFormat = { format: 'armwiki-account', version: 1 } as const;
