import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { memberName } from '@/model/defaultProfileName';
import { found } from '@/model/found';
import { isStoredId } from '@/model/ids';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';

/** Answers one call of `resetProfile`, for moderators: the profile is called by its uid again. */
export function handleResetProfile(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: ServerServices,
): Promise<Readonly<Record<string, never>>> {
  return answerCall('resetProfile', { logger, now }, async () => {
    const { uid: by } = await requireRole('moderator', 'reset names', request.auth, { auth, db });
    const payload = parseResetPayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { uid, action } = payload.value;
    const log = db.collection('actLog');
    const entry = action === undefined ? log.doc() : log.doc(action);
    const changed = await resetProfile(db, entry, { uid, by });
    // The entry says whose name it was.
    logger.info('profile reset', { actLog: entry.id, changed });
    return {};
  });
}

/** One name each time it is asked under another name of the action; answers whether anything changed. */
function resetProfile(
  db: Firestore,
  entry: DocumentReference,
  { uid, by }: { readonly uid: string; readonly by: string },
): Promise<boolean> {
  const profile = db.doc(`profile/${uid}`);
  return db.runTransaction(async (tx) => {
    const [stored, known] = await tx.getAll(profile, entry);
    if (!stored?.exists) throw new HttpsError('not-found', 'There is no such profile.');
    const name: unknown = stored.get('name');
    const wanted = memberName(uid);
    if (known?.exists || name === wanted) return false;
    tx.update(profile, { name: wanted });
    tx.create(entry, {
      kind: 'resetProfile',
      by,
      target: { collection: 'profile', id: uid, name },
      at: FieldValue.serverTimestamp(),
      before: { name },
    });
    return true;
  });
}

interface ResetRequest {
  readonly uid: string;
  /** Names this action, so that asking again does nothing more. */
  readonly action: string | undefined;
}

/** Reads the payload: `{uid, action?}`. */
export function parseResetPayload(data: unknown): Parsed<ResetRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with a uid, found ${found(data)}`);
  const { uid, action } = data;
  if (!isStoredId(uid)) return unparsed(`Expected a uid, found ${found(uid)}`);
  if (action !== undefined && !isStoredId(action)) {
    return unparsed(`Expected action to be an id, found ${found(action)}`);
  }
  return parsed({ uid, action });
}
