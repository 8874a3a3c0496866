import type { DocumentData } from 'firebase-admin/firestore';
import { isStoredId } from '@/model/ids';
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
  /** Marks a player whose page has changed, if it may be that of a minor and the site hides them. */
  readonly markMinor: (player: string) => Promise<unknown>;
}

/** A notice older than this helps nobody; events are delivered again and again until they are handled. */
const noticeMs = 60 * 60_000;

/**
 * Carries out the consequences of every change of a delta: how many its author has open, the trust in the author, a notice
 * of a decision, news for the inboxes of all whom it concerns, however late, and that a minor is hidden. Safe to repeat.
 */
export async function handleDeltaWritten(
  { recountOpen, followTrust, markMinor, logger, now, ...services }: DeltaWrittenServices,
  change: DeltaWritten,
): Promise<void> {
  const { deltaId, at, before, after } = change;
  const author = openChange(before, after);
  const decision = now() - at < noticeMs ? decisionOf(before, after) : undefined;
  const player = changedPlayer(change);
  const outcomes = await Promise.allSettled([
    author === undefined ? undefined : recountOpen(author),
    followTrust(change),
    player === undefined ? undefined : markMinor(player),
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

/** The player whose page an application has just changed. */
function changedPlayer({ deltaId, before, after }: DeltaWritten): string | undefined {
  if (before?.['status'] === 'applied' || after?.['status'] !== 'applied') return undefined;
  if (after['collection'] !== 'player') return undefined;
  const id: unknown = after['docId'] === '' ? deltaId : after['docId'];
  return isStoredId(id) ? id : undefined;
}
