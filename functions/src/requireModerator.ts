import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserId } from '@/model/ids';
import { requireRole, type RoleServices } from './requireRole';

/** The caller's uid if it may apply changes; throws the callable's error otherwise. */
export const requireModerator = (caller: CallableRequest['auth'], services: RoleServices): Promise<UserId> =>
  requireRole('moderator', 'apply changes', caller, services);
