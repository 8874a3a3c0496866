import { parseReportSent } from '@/model/parsing/parseReport';
import type { ReportAnswer, ReportSent } from '@/model/privacy/report';
import { callable, type Call, type CallServices } from '../../calls/callable';
import { anybody, type Visitor } from '../../calls/callers';
import { isDisabled } from '../../calls/requireRole';
import { spendInTurn, type Allowance } from '../../base/allowance';
import { readsOfReport, takeReport } from './takeReport';

export interface ReportServices extends CallServices {
  readonly reads: Allowance;
  /** Hashes the networks that are stored with reports. */
  readonly key: () => Promise<string>;
}

/** Accepts a reader's report, with or without an account, within the daily limits of their network or account. */
export const handleReport = callable({
  name: 'report',
  caller: anybody,
  schema: parseReportSent,
  work: take,
});

async function take(
  report: ReportSent,
  { caller, services: { auth, db, key, logger, now, reads } }: Call<Visitor, ReportServices>,
): Promise<ReportAnswer> {
  const { uid } = caller;
  const disabled = uid !== undefined && (await isDisabled(uid, auth));
  const origin = { ...caller, disabled, key: await key(), now: now() };
  const answer = await spendInTurn(db, reads, { name: 'report', readsPerAttempt: readsOfReport }, (tx) =>
    takeReport(db, tx, report, origin),
  );
  logger.info('report answered', { report: report.id, ...answer });
  return answer;
}
