export function sharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= call().finally(() => {
      running = undefined;
    }));
}
