import { getDocFromServer, type Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { CommandBody } from '@/model/command';
import type { UserId } from '@/model/ids';
import { quotaRefusal, quotaSentences, type QuotaRefusal } from '@/model/quota';
import { documentOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

/** Device and server need not agree on the time; whoever was too fast a moment ago probably still is. */
const clockSlackMs = 30_000;

/** The rules say no without a reason. Throws what stopped a proposal with the reason where a quota or a ban is one. */
export async function explainRefusal(
  db: Firestore,
  { basedOn }: Extract<CommandBody, { kind: 'upsertDelta' }>,
  uid: UserId,
  error: unknown,
): Promise<never> {
  const refused = toBackendError(error);
  if (refused.code !== 'permission-denied') throw refused;
  const why = await readRefusal(db, uid, basedOn === null).catch(() => undefined);
  if (why === undefined) throw refused;
  // Too fast passes by itself, so that one is tried again; the others need somebody to act.
  const code = why === 'too-fast' ? 'resource-exhausted' : 'permission-denied';
  throw new BackendError(code, quotaSentences[why], { cause: error });
}

async function readRefusal(db: Firestore, uid: UserId, creates: boolean): Promise<QuotaRefusal | undefined> {
  const [ban, stored] = await Promise.all([
    getDocFromServer(documentOf(db, 'ban', uid)),
    getDocFromServer(documentOf(db, 'quota', uid)),
  ]);
  if (ban.exists()) return 'banned';
  const quota = readPlainDoc(stored);
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  return quotaRefusal(
    { open: number(quota?.['open']), busyUntil: number(quota?.['busyUntil']) },
    { creates, now: Date.now() - clockSlackMs },
  );
}
