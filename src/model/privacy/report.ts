import type { Brand } from '@/lib/brand';
import type { UserId } from '../ids';
import { limits, lengthOf } from '../schema/limits';
import type { Collection } from '../schema/recordSchema';
import { isLine, isProse } from '../texts';

export type ReportId = Brand<string, 'ReportId'>;
export const reportId = (id: string) => id as ReportId;

export interface ReportSent {
  /** Chosen by the sender, so that sending it twice stores it once. */
  readonly id: ReportId;
  readonly collection: Collection;
  readonly docId: string;
  readonly seen: number;
  readonly text: string;
  readonly source?: string;
  /**
   * How to reach the writer, who claims to be the player and asks not to be named. Its presence makes the
   * report a request: only admins read it, and it is erased once decided.
   */
  readonly contact?: string;
}

export interface PersonRequest extends Pick<ReportSent, 'id' | 'docId' | 'text'> {
  readonly contact: string;
  readonly at: number;
}

export const longestContact = 200;
export const mostRequests = 100;

export interface Report extends Omit<ReportSent, 'contact'> {
  readonly at: number;
  /** The record's name at that time, for when the record is not at hand. */
  readonly name?: string;
  /** Absent for a visitor without an account. */
  readonly by?: UserId;
  readonly network?: string;
  readonly closed?: ReportClosing;
}

export interface ReportClosing {
  readonly by: UserId;
  readonly at: number;
  readonly note?: string;
  readonly delta?: string;
}

/**
 * Why a report was refused. `recordGone`: the record no longer exists; `banned`: the account may only send
 * requests not to be named; `tooSoon`: the same sender sent one just before; the others last until the day
 * ends.
 */
export const reportRefusals = ['recordGone', 'banned', 'tooSoon', 'tooMany', 'wikiFull'] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

export type ReportAnswer =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused'; readonly why: ReportRefusal };

/** Limits per UTC day, by sender. */
export const reportLimits = {
  /** Per IPv4 address or IPv6 /56, without sign-in. */
  network: 5,
  wide: 20,
  account: 20,
  /** All senders without an account in good standing together. */
  wiki: 200,
  /** Reserved out of those for requests not to be named. */
  requests: 50,
  pauseMs: 30_000,
} as const;

/** Days for which a closed report is kept. */
export const reportDays = 90;

/** Days for which an open report keeps the sender's network. */
export const networkDays = 7;

export const reportsPage = 100;
export const closedReports = 20;

export function reportTextProblem(text: string): 'short' | 'long' | 'hidden' | undefined {
  const length = lengthOf(text.trim());
  if (length < limits.reportMin) return 'short';
  if (length > limits.note) return 'long';
  return isProse(text, limits.note) ? undefined : 'hidden';
}

export const isContact = (contact: unknown): contact is string => isLine(contact, longestContact);

export const isReportSource = (source: unknown): source is string => isLine(source, limits.source);
