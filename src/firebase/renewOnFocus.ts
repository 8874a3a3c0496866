import type { Auth } from 'firebase/auth';

const freshForMs = 5 * 60_000;

/** Renews the token when the user comes back to the page after a while, so that a changed role shows. */
export function renewOnFocus(auth: Auth): () => void {
  if (typeof window === 'undefined') return () => undefined;
  let renewedAt = Date.now();
  const onFocus = () => {
    if (!auth.currentUser || Date.now() - renewedAt < freshForMs) return;
    renewedAt = Date.now();
    // Offline the old token has to do; the next focus tries again.
    auth.currentUser.getIdToken(true).catch(() => undefined);
  };
  window.addEventListener('focus', onFocus);
  return () => window.removeEventListener('focus', onFocus);
}
