import type { Backend } from '@/backend/backend';
import type { Services } from './commit';
import { createReadFigures } from './figures';
import { createFollowLogs } from './followLogs';
import { createReadPublicLog } from './publicLog';
import { createOwnAccount } from './ownAccount';
import { createReports } from './reports';
import { createTrust } from './trust';

/** The part of the backend that only those need who review, report, read the logs or see to their own account. */
export type ForReview = Pick<
  Backend,
  'followLogs' | 'ownAccount' | 'readFigures' | 'readPublicLog' | 'reports' | 'trust'
>;

export const createForReview = ({ db, functions }: Pick<Services, 'db' | 'functions'>): ForReview => ({
  followLogs: createFollowLogs(db),
  readFigures: createReadFigures(db),
  readPublicLog: createReadPublicLog(db),
  ownAccount: createOwnAccount(functions),
  reports: createReports(functions, db),
  trust: createTrust(db),
});
