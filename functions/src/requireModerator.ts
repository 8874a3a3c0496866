import type { Auth } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserId } from '@/model/ids';
import { requireRole } from './requireRole';

/** The caller's uid if it may apply changes; throws the callable's error otherwise. */
export const requireModerator = (
  caller: CallableRequest['auth'],
  auth: Pick<Auth, 'verifyIdToken'>,
): Promise<UserId> => requireRole('moderator', 'apply changes', caller, auth);
