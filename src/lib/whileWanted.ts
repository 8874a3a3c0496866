/**
 * Passes on how the work ends, unless the returned function is called before, which also aborts it. Without
 * `failed` an error is an unhandled rejection, which is reported.
 */
export function whileWanted<T>(
  begin: (signal: AbortSignal) => Promise<T>,
  done: (value: T) => void,
  failed: (error: unknown) => void = rethrow,
): () => void {
  const wanted = new AbortController();
  const { signal } = wanted;
  begin(signal).then(
    (value) => {
      if (!signal.aborted) done(value);
    },
    (error: unknown) => {
      if (!signal.aborted) failed(error);
    },
  );
  return () => wanted.abort();
}

function rethrow(error: unknown): never {
  throw error;
}
