/** A page that loads meanwhile may hang in Chromium between the worker that goes and the one that comes. */
const takeoverMs = 15_000;

/** Reloads the page; a new version of the app that waits for this takes over first, or the old one would come back. */
export async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, takeoverMs);
    });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    await takenOver;
  }
  window.location.reload();
}
