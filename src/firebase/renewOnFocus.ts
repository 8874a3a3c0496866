import type { Auth, User } from 'firebase/auth';

const freshForMs = 5 * 60_000;

/**
 * Renews the token when the user comes back to the page after a while, so that a changed role shows; and at once when they
 * may have come from the mail by which their address is verified.
 */
export function renewOnFocus(auth: Auth): () => void {
  if (typeof window === 'undefined') return () => undefined;
  let renewedAt = Date.now();
  const onFocus = () => {
    const user = auth.currentUser;
    if (user?.emailVerified === false) void lookForVerification(user);
    if (!user || Date.now() - renewedAt < freshForMs) return;
    renewedAt = Date.now();
    // Offline the old token has to do; the next focus tries again.
    user.getIdToken(true).catch(() => undefined);
  };
  window.addEventListener('focus', onFocus);
  return () => window.removeEventListener('focus', onFocus);
}

/** Listeners hear of it by the new token. */
async function lookForVerification(user: User): Promise<void> {
  try {
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
  } catch {
    // Offline, for one; the next focus tries again.
  }
}
