import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deviceLanguageOf, deviceLanguages } from '@/model/news/device';
import type { Decision } from './decision';
import { noticeOf } from './noticeText';
import type { Sender } from './sender';

export interface NotifyServices {
  readonly db: Firestore;
  readonly sender: Sender;
}

/**
 * Notifies the author of a decided delta once, each device in its language. Creates `notification/{id}`
 * before sending, so a repeated event or a killed process never notifies twice. If the messaging service
 * certainly refused, the document is reset and the error thrown, so that the event is delivered again.
 * Resolves to whether this call notified anybody.
 */
export async function notifyAuthor(
  { db, sender }: NotifyServices,
  id: string,
  decision: Decision,
): Promise<boolean> {
  const { author, status } = decision;
  const record = db.doc(`notification/${id}`);
  const mine = await db.runTransaction(async (tx) => {
    if ((await tx.get(record)).exists) return false;
    tx.create(record, { uid: author, status, at: FieldValue.serverTimestamp() });
    return true;
  });
  if (!mine) return false;

  const { docs: devices } = await db.collection(`user/${author}/token`).get();
  const sent = await Promise.all(
    deviceLanguages.map(async (language) => {
      const some = devices.filter((device) => deviceLanguageOf(device.get('language')) === language);
      const tokens = some.map((device) => String(device.get('token')));
      const answers = tokens.length === 0 ? [] : await sender.send(tokens, noticeOf(decision, language));
      return some.map((device, at) => ({ device, delivery: answers[at] }));
    }),
  );
  const deliveries = sent.flat().map(({ delivery }) => delivery);

  const gone = sent.flat().filter(({ delivery }) => delivery === 'gone');
  await Promise.all(gone.map(({ device }) => device.ref.delete()));
  if (deliveries.includes('failed') && !deliveries.includes('sent')) {
    await record.delete();
    throw new Error(`Expected the messaging service to take notification/${id}, found it unavailable`);
  }
  return deliveries.includes('sent');
}
