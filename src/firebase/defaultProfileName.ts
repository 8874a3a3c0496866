import { limits } from '@/model/limits';

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
  let name = '';
  // By code points, so that the cut never splits a character in two.
  for (const character of before.trim()) {
    if (name.length + character.length > limits.profileName) break;
    name += character;
  }
  return name.trim();
}
