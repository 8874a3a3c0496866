import type { Report, ReportAnswer, ReportSent } from '@/model/report';
import type { BackendError } from './errors';

/** Reports of readers about errors in records. */
export interface ReportsBackend {
  /**
   * Sends a report, also of nobody who is signed in. Sent again it is taken again, and nothing more happens. Rejects with
   * a `BackendError` where there is no answer.
   */
  readonly send: (report: ReportSent) => Promise<ReportAnswer>;
  /**
   * Follows so many reports, for moderators, until the returned call ends it: of the open ones the newest, newest first; of
   * the closed ones those that were closed last, last first. After `fail` nothing more arrives.
   */
  readonly follow: (
    asked: { readonly which: 'open' | 'closed'; readonly count: number },
    next: (reports: readonly Report[]) => void,
    fail: (error: BackendError) => void,
  ) => () => void;
  /** Closes all open reports from one network, and says how many those were. Rejects with a `BackendError`. */
  readonly decline: (network: string) => Promise<number>;
}
