import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserId } from '@/model/ids';
import { requireRole, type RoleServices } from './requireRole';

/** The caller's uid if it may apply changes; throws the callable's error otherwise. */
export async function requireModerator(
  caller: CallableRequest['auth'],
  services: RoleServices,
): Promise<UserId> {
  return (await requireRole('moderator', 'apply changes', caller, services)).uid;
}
