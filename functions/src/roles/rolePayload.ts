import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';
import { isStoredId } from '@/model/ids';

/** The account that is given the role of moderators, or loses it. */
export interface RoleRequest {
  /** One of the two at least; both name the same account. A grant has both. */
  readonly email?: string;
  readonly uid?: string;
  readonly grant: boolean;
}

/** The answer to a grant by an address alone, as versions before the look-up sent it, perhaps from an outbox. */
export const blindGrant =
  'This grant does not say which account was looked at. Look the address up again, see whose account it is, and grant ' +
  'the role there.';

/** Reads the payload of `setRole`: `{email, uid, role: 'moderator', grant}`, either of the first two to take the role. */
export function parseRolePayload(data: unknown): Parsed<RoleRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with email and grant, found ${found(data)}`);
  const { email, uid, role, grant } = data;
  if (role !== 'moderator') return unparsed(`Expected the role moderator, found ${found(role)}`);
  if (typeof grant !== 'boolean')
    return unparsed(`Expected grant to be true or false, found ${found(grant)}`);
  if (email === undefined && uid === undefined) return unparsed('Expected an email or a uid');
  if (uid !== undefined && !isStoredId(uid)) return unparsed(`Expected a uid, found ${found(uid)}`);
  if (email !== undefined && !isAddress(email))
    return unparsed(`Expected an email address, found ${found(email)}`);
  if (grant && (email === undefined || uid === undefined)) return unparsed(blindGrant);
  return parsed({ grant, ...(email !== undefined && { email }), ...(uid !== undefined && { uid }) });
}

/** Reads the payload of `lookUpAccount`: `{email}`. */
export function parseLookUp(data: unknown): Parsed<string> {
  const email = isJsonObject(data) ? data['email'] : undefined;
  return isAddress(email) ? parsed(email) : unparsed(`Expected an email address, found ${found(email)}`);
}

const isAddress = (email: unknown): email is string =>
  typeof email === 'string' && email.length <= 320 && /^[^@\s]+@[^@\s]+$/.test(email);
