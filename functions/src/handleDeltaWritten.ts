import type { DocumentData } from 'firebase-admin/firestore';
import { decisionOf } from './notifications/decision';
import { notifyAuthor, type NotifyServices } from './notifications/notifyAuthor';
import { quotaNews } from './quota/authorWrites';
import type { QuotaKeeper } from './quota/quotaKeeper';
import type { ServerServices } from './services';

export interface DeltaWritten {
  readonly deltaId: string;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

export interface DeltaWrittenServices extends NotifyServices, Pick<ServerServices, 'logger' | 'now'> {
  readonly keepQuota: QuotaKeeper;
}

/** News older than this helps nobody; events are delivered again and again until they are handled. */
const newsMs = 60 * 60_000;

/** What follows from every change of a delta: its author's quota, and word of a decision. Safe to repeat. */
export async function handleDeltaWritten(
  { keepQuota, logger, now, ...services }: DeltaWrittenServices,
  { deltaId, at, before, after }: DeltaWritten,
): Promise<void> {
  const news = quotaNews(deltaId, before, after);
  const decision = now() - at < newsMs ? decisionOf(before, after) : undefined;
  const outcomes = await Promise.allSettled([
    news && keepQuota(news),
    decision &&
      notifyAuthor(services, deltaId, decision).then((told) =>
        logger.info('decision told', { deltaId, status: decision.status, told }),
      ),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
