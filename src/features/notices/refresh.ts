const takeoverMs = 3_000;

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
