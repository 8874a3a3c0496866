import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/fields';
import { idPattern } from '@/model/ids';

/** Who is to be given or taken the role of moderators. */
export interface RoleRequest {
  readonly target: { readonly email: string } | { readonly uid: string };
  readonly grant: boolean;
}

/** Reads the payload of `setRole`: `{email | uid, role: 'moderator', grant}`. */
export function parseRolePayload(data: unknown): Parsed<RoleRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with email and grant, found ${found(data)}`);
  const { email, uid, role, grant } = data;
  if (role !== 'moderator') return unparsed(`Expected the role moderator, found ${found(role)}`);
  if (typeof grant !== 'boolean')
    return unparsed(`Expected grant to be true or false, found ${found(grant)}`);
  if ((email === undefined) === (uid === undefined)) return unparsed('Expected either an email or a uid');
  if (uid !== undefined) {
    const fits = typeof uid === 'string' && idPattern.test(uid);
    return fits ? parsed({ target: { uid }, grant }) : unparsed(`Expected a uid, found ${found(uid)}`);
  }
  const fits = typeof email === 'string' && email.length <= 320 && /^[^@\s]+@[^@\s]+$/.test(email);
  return fits
    ? parsed({ target: { email }, grant })
    : unparsed(`Expected an email address, found ${found(email)}`);
}
