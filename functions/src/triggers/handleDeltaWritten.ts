import type { DocumentData } from 'firebase-admin/firestore';
import { decisionOf } from '../notifications/decision';
import { notifyAuthor, type NotifyServices } from '../notifications/notifyAuthor';
import { tellNews } from '../news/tellNews';
import { openChange } from '../quota/openChange';
import type { ServerServices } from '../base/services';

export interface DeltaWritten {
  readonly deltaId: string;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

export interface DeltaWrittenServices extends NotifyServices, Pick<ServerServices, 'logger' | 'now'> {
  /** Counts an account's open proposals anew. */
  readonly recountOpen: (uid: string) => Promise<void>;
  /** Applies at once what trust allows, and notes what was decided. */
  readonly followTrust: (change: DeltaWritten) => Promise<void>;
}

/** A notice older than this helps nobody; events are delivered again and again until they are handled. */
const noticeMs = 60 * 60_000;

/**
 * Carries out the consequences of every change of a delta: how many its author has open, the trust in the author, a notice
 * of a decision, and news for the inboxes of all whom it concerns, however late. Safe to repeat.
 */
export async function handleDeltaWritten(
  { recountOpen, followTrust, logger, now, ...services }: DeltaWrittenServices,
  change: DeltaWritten,
): Promise<void> {
  const { deltaId, at, before, after } = change;
  const author = openChange(before, after);
  const decision = now() - at < noticeMs ? decisionOf(before, after) : undefined;
  const outcomes = await Promise.allSettled([
    author === undefined ? undefined : recountOpen(author),
    followTrust(change),
    decision &&
      notifyAuthor(services, deltaId, decision).then((told) =>
        logger.info('decision told', { deltaId, status: decision.status, told }),
      ),
    tellNews(services.db, { deltaId, before, after }).then(
      (told) => told > 0 && logger.info('news told', { deltaId, told }),
    ),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
