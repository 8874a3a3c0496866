import type { Backend } from '@/backend/backend';
import type { Services } from './commit';
import { createErrors } from './browserErrors';
import { createCountWaiting, createReadFigures } from './figures';
import { createFollowLogs } from './followLogs';
import { createReadPublicLog } from './publicLog';
import { createOwnAccount } from './ownAccount';
import { createReports } from './reports';
import { createTrust } from './trust';
import { createWithholding } from './withholding';

/**
 * The parts of the backend that few visitors need: moderation, reports, logs, the own account, and error
 * reports.
 */
export type ForReview = Pick<
  Backend,
  | 'countWaiting'
  | 'errors'
  | 'followLogs'
  | 'ownAccount'
  | 'readFigures'
  | 'readPublicLog'
  | 'reports'
  | 'trust'
  | 'withholding'
>;

export const createForReview = ({ db, functions }: Pick<Services, 'db' | 'functions'>): ForReview => ({
  errors: createErrors(functions),
  followLogs: createFollowLogs(db),
  countWaiting: createCountWaiting(db),
  readFigures: createReadFigures(db),
  readPublicLog: createReadPublicLog(db),
  ownAccount: createOwnAccount(functions),
  reports: createReports(functions, db),
  trust: createTrust(db),
  withholding: createWithholding(functions, db),
});
