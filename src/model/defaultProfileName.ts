import { limits } from './limits';
import { cleanLine } from './texts';

/** The name a new account is seen by, 1 to 60 characters. Only the part before an `@` is ever used: an email is never public. */
export function defaultProfileName({
  displayName,
  email,
}: {
  readonly displayName: string | null;
  readonly email: string | null;
}): string {
  return shorten(displayName) || shorten(email) || 'Member';
}

function shorten(text: string | null): string {
  const [before = ''] = (text ?? '').split('@');
  // By code points, as the rules count them, so that the cut never splits a character in two.
  return cleanLine([...cleanLine(before)].slice(0, limits.profileName).join(''));
}
