import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Decision } from './decisionNotice';
import type { Sender } from './sender';

export interface NotifyServices {
  readonly db: Firestore;
  readonly sender: Sender;
}

/** The newest devices of an account that hear of it; nobody has more. */
const mostDevices = 20;

/**
 * Tells the author of a decided delta, once: `notification/{deltaId}` is made before anything is sent, so an event that
 * is delivered twice, or a process that dies, never tells twice. Only what the messaging service is known not to have
 * taken is given back and thrown, for the event to be delivered again. Answers whether this call told anybody.
 */
export async function notifyAuthor(
  { db, sender }: NotifyServices,
  deltaId: string,
  { author, status, notice }: Decision,
): Promise<boolean> {
  const record = db.doc(`notification/${deltaId}`);
  const mine = await db.runTransaction(async (tx) => {
    if ((await tx.get(record)).exists) return false;
    tx.create(record, { uid: author, status, at: FieldValue.serverTimestamp() });
    return true;
  });
  if (!mine) return false;

  const { docs: devices } = await db
    .collection(`user/${author}/token`)
    .orderBy('created', 'desc')
    .limit(mostDevices)
    .get();
  const tokens = devices.map((device) => String(device.get('token')));
  const deliveries = tokens.length === 0 ? [] : await sender.send(tokens, notice);

  const gone = devices.filter((_, at) => deliveries[at] === 'gone');
  await Promise.all(gone.map(({ ref }) => ref.delete()));
  if (deliveries.includes('failed') && !deliveries.includes('sent')) {
    await record.delete();
    throw new Error(`Expected the messaging service to take notification/${deltaId}, found it unavailable`);
  }
  return deliveries.includes('sent');
}
