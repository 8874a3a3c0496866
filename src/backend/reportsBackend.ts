import type { Report, ReportAnswer, ReportSent } from '@/model/report';
import type { BackendError } from './errors';

export interface ReportsBackend {
  /**
   * Needs no sign-in. Sending it again does nothing more. Rejects with a `BackendError` if there is no
   * answer.
   */
  readonly send: (report: ReportSent) => Promise<ReportAnswer>;
  /**
   * For moderators. Follows the newest `count` open reports, newest first, or the last closed ones, last
   * first. Returns an unsubscribe function. Nothing arrives after `fail`.
   */
  readonly follow: (
    asked: { readonly which: 'open' | 'closed'; readonly count: number },
    next: (reports: readonly Report[]) => void,
    fail: (error: BackendError) => void,
  ) => () => void;
  /** Closes all open reports of one network and returns their number. Rejects with a `BackendError`. */
  readonly decline: (network: string) => Promise<number>;
}
