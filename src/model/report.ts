import type { Brand } from '@/lib/brand';
import type { UserId } from './ids';
import { limits, lengthOf } from './schema/limits';
import type { Collection } from './schema/recordSchema';
import { isLine, isProse } from './texts';

export type ReportId = Brand<string, 'ReportId'>;
export const reportId = (id: string) => id as ReportId;

/** A report of an error in a record, as a reader sends it; no account is needed. */
export interface ReportSent {
  /** Made by who sends it, so that sending it again makes nothing twice. */
  readonly id: ReportId;
  readonly collection: Collection;
  readonly docId: string;
  /** `updatedAt` of the record that its reader saw, epoch milliseconds. */
  readonly seen: number;
  readonly text: string;
  /** Where it can be checked. */
  readonly source?: string;
  /**
   * How to reach the writer, who says to be the player and asks not to be named. With it, it is no report but a request:
   * admins alone read it, and nothing of it stays once it is decided.
   */
  readonly contact?: string;
}

/** A request of a person not to be named, as admins read it. */
export interface PersonRequest extends Pick<ReportSent, 'id' | 'docId' | 'text'> {
  readonly contact: string;
  /** Server time, epoch milliseconds. */
  readonly at: number;
}

/** Most characters of a contact, and requests that are listed. */
export const longestContact = 200;
export const mostRequests = 100;

/** A report as moderators read it. */
export interface Report extends Omit<ReportSent, 'contact'> {
  /** Server time, epoch milliseconds. */
  readonly at: number;
  /** The record's name at that time, for when it is not at hand. */
  readonly name?: string;
  /** The account that sent it, where somebody was signed in. */
  readonly by?: UserId;
  /** The network that a visitor sent it from, as a hash that says nothing more; gone after a week. */
  readonly network?: string;
  /** Absent while it is open. */
  readonly closed?: ReportClosing;
}

/** The answer to a report. */
export interface ReportClosing {
  /** The moderator. */
  readonly by: UserId;
  /** Server time, epoch milliseconds. */
  readonly at: number;
  readonly note?: string;
  /** The proposal that was made of it. */
  readonly delta?: string;
}

/**
 * Why a report was not taken; no fault, so it is an answer. `recordGone`: there is nothing to report any more; `banned`: the
 * account may send nothing but requests not to be named; `tooSoon`: another one came from there just before; the others last
 * until the day ends.
 */
export const reportRefusals = ['recordGone', 'banned', 'tooSoon', 'tooMany', 'wikiFull'] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

export type ReportAnswer =
  { readonly outcome: 'taken' } | { readonly outcome: 'refused'; readonly why: ReportRefusal };

/** Most reports within a day of the UTC, by where they come from. */
export const reportLimits = {
  /** Of one IPv4 address or IPv6 /56, of whoever is not signed in. */
  network: 5,
  /** Of one IPv6 /48. */
  wide: 20,
  /** Of one account in good standing. */
  account: 20,
  /** Of all who have no account in good standing. */
  wiki: 200,
  /** As many of those are kept for requests not to be named. */
  requests: 50,
  /** Between two of one network or account, in milliseconds. */
  pauseMs: 30_000,
} as const;

/** How long what became of a report is kept, in days. */
export const reportDays = 90;

/** How long the network that a report came from is kept while it is open, in days. */
export const networkDays = 7;

/** Open reports of one page of the list; closed ones that are listed below. */
export const reportsPage = 100;
export const closedReports = 20;

/** Why a text, cleaned, cannot be a report. */
export function reportTextProblem(text: string): 'short' | 'long' | 'hidden' | undefined {
  const length = lengthOf(text.trim());
  if (length < limits.reportMin) return 'short';
  if (length > limits.note) return 'long';
  return isProse(text, limits.note) ? undefined : 'hidden';
}

/** Tells whether it can say how to reach somebody. */
export const isContact = (contact: unknown): contact is string => isLine(contact, longestContact);

/** Tells whether it can say where a report is checked. */
export const isReportSource = (source: unknown): source is string => isLine(source, limits.source);
