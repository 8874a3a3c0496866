import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { answerCall } from '../answerCall';
import { requireRole } from '../requireRole';
import type { ServerServices } from '../services';
import { changeRole } from './changeRole';
import { parseRolePayload, type RoleRequest } from './rolePayload';

/** Answers one call of `setRole`, for admins. */
export function handleSetRole(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  services: ServerServices,
): Promise<{ readonly uid: string; readonly changed: boolean }> {
  return answerCall('setRole', services, async () => {
    const by = await requireRole('admin', 'change roles', request.auth, services.auth);
    const payload = parseRolePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { target, grant } = payload.value;
    const uid = await findAccount(services, target);
    const changed = await changeRole(services, { role: 'moderator', grant, uid, by });
    // Who and by whom stands in `roleLog`.
    services.logger.info('role changed', { role: 'moderator', grant, changed });
    return { uid, changed };
  });
}

async function findAccount({ auth }: ServerServices, target: RoleRequest['target']): Promise<string> {
  try {
    const user = 'uid' in target ? await auth.getUser(target.uid) : await auth.getUserByEmail(target.email);
    return user.uid;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new HttpsError(
        'not-found',
        'There is no such account: its owner has to sign in once before it can get a role.',
      );
    }
    throw error;
  }
}
