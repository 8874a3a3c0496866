import { hashId } from '@/lib/hashId';
import { limits } from './schema/limits';
import { cleanPersonName, isProfileName } from './profileName';

export interface NewAccount {
  readonly uid: string;
  readonly displayName: string | null;
}

/**
 * The name a new account is seen by: the display name that its owner chose where that may be a profile's name, otherwise one
 * made of its uid. Nothing is taken from the email.
 */
export function defaultProfileName({ uid, displayName }: NewAccount): string {
  // By code points, as the rules count them, so that the cut never splits a character in two.
  const wanted = [...cleanPersonName(displayName ?? '')].slice(0, limits.profileName).join('').trimEnd();
  return isProfileName(wanted) && !isAddress(wanted) ? wanted : memberName(uid);
}

/** Tells whether a name is an email address, which is never public, even if its owner calls itself so. */
export const isAddress = (name: string): boolean => name.includes('@');

/** Digits and letters that nobody mistakes for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A name for an account that has none of its own. Two accounts may share one: what tells them apart is their page. */
export function memberName(uid: string): string {
  const hash = hashId(uid);
  const four = [0, 5, 10, 15].map((at) => signs[(hash >>> at) & 31]).join('');
  return `Member ${four}`;
}
