import type { Auth, User } from 'firebase/auth';

const freshForMs = 5 * 60_000;

/**
 * Renews the token when the user returns to the page after a while, so that a changed role takes effect.
 * Checks at once if the address is not verified yet, because the user may return from that mail.
 */
export function renewOnFocus(auth: Auth): () => void {
  if (typeof window === 'undefined') return () => undefined;
  let renewedAt = Date.now();
  const onFocus = () => {
    const user = auth.currentUser;
    if (user?.emailVerified === false) void lookForVerification(user);
    if (!user || Date.now() - renewedAt < freshForMs) return;
    renewedAt = Date.now();
    // Offline: keep the old token until the next focus.
    user.getIdToken(true).catch(() => undefined);
  };
  window.addEventListener('focus', onFocus);
  return () => window.removeEventListener('focus', onFocus);
}

/** The new token notifies listeners. */
async function lookForVerification(user: User): Promise<void> {
  try {
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
  } catch {
    // Offline, for example. The next focus tries again.
  }
}
