import { createHash } from 'node:crypto';
import { deltaId, type DeltaId } from '@/model/ids';

const prefix = 'confirm-';

/** The delta by which an act confirms a match. Of another form than the ids that clients choose. */
export const confirmationId = (act: string, match: string): DeltaId =>
  deltaId(`${prefix}${createHash('sha256').update(`${act}/${match}`).digest('base64url').slice(0, 40)}`);

export const isConfirmation = (id: string): boolean => id.startsWith(prefix);
