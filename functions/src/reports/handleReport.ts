import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { parseReportSent } from '@/model/parsing/parseReport';
import type { ReportAnswer } from '@/model/report';
import { inTurn } from '../base/inTurn';
import type { ServerServices } from '../base/services';
import { answerCall } from '../calls/answerCall';
import { AllowanceSpent, type Allowance } from '../requests/allowance';
import { networksOf, type Arrival } from './network';
import { readsOfReport, takeReport } from './takeReport';

const maxAttempts = 5;

/** The parts of a call that are used. The address is counted, but neither stored nor logged. */
type ReportCall = Pick<CallableRequest<unknown>, 'auth' | 'data'> & { readonly rawRequest: Arrival };

export interface ReportServices extends Omit<ServerServices, 'auth'> {
  readonly reads: Allowance;
  /** Hashes the networks that are stored with reports. */
  readonly key: () => Promise<string>;
}

/** Answers one call of `report`, open to everybody within the daily limits of their network or account. */
export function handleReport(
  { auth, data, rawRequest }: ReportCall,
  { db, logger, now, reads, key }: ReportServices,
): Promise<ReportAnswer> {
  return answerCall('report', { logger, now }, async () => {
    const report = parseReportSent(data);
    if (!report.ok) throw new HttpsError('invalid-argument', report.error);
    const origin = {
      networks: networksOf(rawRequest),
      uid: auth?.uid,
      verified: auth?.token.email_verified === true,
      key: await key(),
      now: now(),
    };
    let attempts = 0;
    const attempt = (tx: Transaction) => {
      attempts += 1;
      return takeReport(db, tx, report.value, origin);
    };
    const work = () => inTurn('report', () => db.runTransaction(attempt, { maxAttempts }));
    try {
      const answer = await reads.spend(maxAttempts * readsOfReport, work, () => attempts * readsOfReport);
      logger.info('report answered', { report: report.value.id, ...answer });
      return answer;
    } catch (error) {
      if (!(error instanceof AllowanceSpent)) throw error;
      throw new HttpsError('resource-exhausted', 'Too many reports come in at this moment. Try again later.');
    }
  });
}
