import { isStoredId } from '@/model/ids';
import type { DeltaChange } from '../../base/deltaChange';
import { decisionOf } from '../notifications/decision';
import { notifyAuthor, type NotifyServices } from '../notifications/notifyAuthor';
import { tellNews } from '../news/tellNews';
import { needsRecount } from '../../write/quota/recountOpen';
import { openChange } from '../../write/quota/openChange';
import { isConfirmation } from '../../write/scoring/confirmationId';
import { followConfirmation } from '../../write/scoring/followConfirmation';
import type { ServerServices } from '../../base/services';

export interface DeltaWritten extends DeltaChange {
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface DeltaWrittenServices extends NotifyServices, Pick<ServerServices, 'logger' | 'now'> {
  readonly recountOpen: (uid: string) => Promise<void>;
  readonly followTrust: (change: DeltaWritten) => Promise<void>;
  readonly markMinor: (player: string) => Promise<unknown>;
}

/** A later notice is useless. Events are redelivered until handled. */
const noticeMs = 60 * 60_000;

/**
 * Handles every change of a delta: recounts open proposals, updates trust, notifies the author, writes news
 * however late, hides minors, and opens matches whose confirmation was reverted. Safe to repeat.
 */
export async function handleDeltaWritten(
  { recountOpen, followTrust, markMinor, logger, now, ...services }: DeltaWrittenServices,
  change: DeltaWritten,
): Promise<void> {
  const { deltaId, at, before } = change;
  const author = openChange(change);
  const decision = now() - at < noticeMs ? decisionOf(change) : undefined;
  const player = changedPlayer(change);
  const followed = followTrust(change);
  // The author's limits follow from the decision.
  const recount = async (uid: string) => {
    await followed.catch(() => undefined);
    if (before !== undefined || (await needsRecount(services.db, uid, deltaId))) await recountOpen(uid);
  };
  const outcomes = await Promise.allSettled([
    author === undefined ? undefined : recount(author),
    followed,
    player === undefined ? undefined : markMinor(player),
    followConfirmation(services.db, change),
    decision &&
      notifyAuthor(services, noticeIdOf(change), decision).then((told) =>
        logger.info('decision told', { deltaId, status: decision.status, told }),
      ),
    tellNews(services.db, change).then((told) => told > 0 && logger.info('news told', { deltaId, told })),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A confirmed card is one notice to each of its scorers, however many matches it has. */
const noticeIdOf = ({ deltaId, after }: DeltaWritten): string =>
  isConfirmation(deltaId) ? `${String(after?.['bundle'])}-${String(after?.['author'])}` : deltaId;

function changedPlayer({ deltaId, before, after }: DeltaWritten): string | undefined {
  if (before?.['status'] === 'applied' || after?.['status'] !== 'applied') return undefined;
  if (after['collection'] !== 'player') return undefined;
  const id: unknown = after['docId'] === '' ? deltaId : after['docId'];
  return isStoredId(id) ? id : undefined;
}
