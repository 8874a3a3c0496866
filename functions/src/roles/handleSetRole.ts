import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import { changeRole, UnverifiedAccount } from './changeRole';
import { findAccount } from './findAccount';
import { parseRolePayload } from './rolePayload';

/** Answers one call of `setRole`, for admins. */
export function handleSetRole(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  services: ServerServices,
): Promise<{ readonly uid: string; readonly changed: boolean }> {
  return answerCall('setRole', services, async () => {
    const { uid: by } = await requireRole('admin', 'change roles', request.auth, services);
    const payload = parseRolePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { grant } = payload.value;
    const { uid } = await findAccount(services.auth, payload.value);
    const changed = await changeRole(services, { role: 'moderator', grant, uid, by }).catch(refused);
    // The account and the admin stand in `roleLog`.
    services.logger.info('role changed', { role: 'moderator', grant, changed });
    return { uid, changed };
  });
}

function refused(error: unknown): never {
  if (error instanceof UnverifiedAccount) throw new HttpsError('failed-precondition', error.message);
  throw error;
}
