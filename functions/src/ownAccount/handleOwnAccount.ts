import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { freshSignInMs, type ExportPage } from '@/model/ownAccount';
import type { ServerServices } from '../base/services';
import { answerCall } from '../calls/answerCall';
import { requireAccount } from '../calls/requireRole';
import { AllowanceSpent, type Allowance } from '../requests/allowance';
import { readExportPage, readsOfExport } from './exportPage';
import { leave, stay } from './leaving';
import { parseOwnAccount } from './ownAccountPayload';

export interface OwnAccountServices extends ServerServices {
  readonly reads: Allowance;
}

/** Answers one call of `ownAccount` for a signed-in caller: a page of an export, or an empty object. */
export function handleOwnAccount(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now, reads }: OwnAccountServices,
): Promise<ExportPage | Readonly<Record<string, never>>> {
  return answerCall('ownAccount', { logger, now }, async () => {
    const { uid } = await requireAccount('see to your account', request.auth, auth);
    const payload = parseOwnAccount(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const asked = payload.value;
    logger.info('own account', { kind: asked.kind });
    switch (asked.kind) {
      case 'export':
        return spending(reads, () => readExportPage(db, uid, asked.after));
      case 'leave':
        requireFresh(request.auth, now());
        await leave(db, uid);
        return {};
      case 'stay':
        await stay(db, uid);
        return {};
    }
  });
}

async function spending(reads: Allowance, work: () => Promise<ExportPage>): Promise<ExportPage> {
  try {
    return await reads.spend(readsOfExport, work, () => readsOfExport);
  } catch (error) {
    if (!(error instanceof AllowanceSpent)) throw error;
    throw new HttpsError(
      'resource-exhausted',
      'Too many exports are running right now. Try again in a minute.',
    );
  }
}

/** Requires a recent sign-in, so that someone at an unattended device cannot delete the account. */
function requireFresh(caller: CallableRequest['auth'], now: number): void {
  const signedInAt = (caller?.token.auth_time ?? 0) * 1_000;
  if (now - signedInAt <= freshSignInMs) return;
  throw new HttpsError('failed-precondition', 'Please sign in again to delete your account.');
}
