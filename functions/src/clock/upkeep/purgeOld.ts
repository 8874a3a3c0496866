import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { newsDays } from '@/model/news/news';
import { browserErrorDays } from '@/model/operating/browserError';
import { networkDays, reportDays } from '@/model/privacy/report';
import { requestDays } from '@/model/privacy/withholding';
import { reviewMs } from '@/model/proposals/review';
import { limits } from '@/model/schema/limits';
import { pagesOf } from '../../base/pages';

const dayMs = 24 * 60 * 60_000;

/** A mail undelivered for this long will not be delivered. */
const mailDays = 7;

/**
 * Deletes what is kept for a time only, and returns how many documents. Counters of past days go with their salts.
 * Mails and requests to withhold a name go in any case, because they contain an address. Open reports stay until a
 * moderator handles them, but lose their networks after a week.
 */
export async function purgeOld(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const past = (collection: string, days = 0) =>
    db.collection(collection).where('day', '<', dateOf(now - days * dayMs));
  const before = (ms: number) => Timestamp.fromMillis(now - ms);
  const mails = db.collection('mail');
  const old = [
    db.collection('review').where('at', '<', before(reviewMs)),
    past('reportCount'),
    past('reportDay'),
    db.collection('report').where('closed.at', '<', before(reportDays * dayMs)),
    db.collection('personRequest').where('at', '<', before(requestDays * dayMs)),
    past('errorCount'),
    past('errorDay'),
    past('browserError', browserErrorDays),
    db.collectionGroup('news').where('at', '<', before(newsDays * dayMs)),
    mails.where('delivery.state', '==', 'SUCCESS'),
    mails.where('at', '<', before(mailDays * dayMs)),
  ];
  let deleted = 0;
  for (const found of old)
    for await (const docs of pagesOf(found, limits.writesPerTransaction)) {
      if (!hasTime()) return deleted;
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      deleted += docs.length;
    }
  const known = db.collection('report').where('from.at', '<', before(networkDays * dayMs));
  for await (const docs of pagesOf(known, limits.writesPerTransaction)) {
    if (!hasTime()) return deleted;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { from: FieldValue.delete() });
    await batch.commit();
  }
  return deleted;
}
