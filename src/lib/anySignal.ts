/** `AbortSignal.any`, which came to browsers late. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const each of signals) {
    const abort = () => controller.abort(each.reason);
    if (each.aborted) abort();
    else each.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
