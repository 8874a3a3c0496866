import { hashId } from '@/lib/hashId';
import { limits } from '../schema/limits';
import { cleanPersonName, isProfileName } from './profileName';

export interface NewAccount {
  readonly uid: string;
  readonly displayName: string | null;
}

/**
 * The public name of a new account: its display name if that is allowed, otherwise one derived from the uid.
 * Never from the email.
 */
export function defaultProfileName({ uid, displayName }: NewAccount): string {
  // By code points, as the rules count, so that the cut never splits a character.
  const wanted = [...cleanPersonName(displayName ?? '')].slice(0, limits.profileName).join('').trimEnd();
  return isProfileName(wanted) && !isAddress(wanted) ? wanted : memberName(uid);
}

/** An email address is never public, even if the owner uses it as a name. */
export const isAddress = (name: string): boolean => name.includes('@');

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A name for an account without one. Two accounts may share it; their pages differ. */
export function memberName(uid: string): string {
  const hash = hashId(uid);
  const four = [0, 5, 10, 15].map((at) => signs[(hash >>> at) & 31]).join('');
  return `Member ${four}`;
}
