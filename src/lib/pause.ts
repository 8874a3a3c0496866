interface Scheduler {
  readonly yield?: () => Promise<void>;
}

export function pause(): Promise<void> {
  // Not in the DOM types yet, and not in every browser.
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  if (typeof MessageChannel === 'undefined') return new Promise((resolve) => setTimeout(resolve, 0));
  // A nested timer waits at least four milliseconds; a message does not.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Pauses only if the last pause was longer ago. A pause costs about a millisecond. */
export function pauseAfter(ms: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await pause();
    since = performance.now();
  };
}

export function idle(): Promise<void> {
  if (typeof requestIdleCallback !== 'function') return pause();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));
}
