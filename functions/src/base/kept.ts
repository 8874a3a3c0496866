/**
 * Reads at most once in `ms`, by default a minute, for all callers. A failed read is not kept, so the next caller
 * reads again.
 */
export function createKept<T>(read: () => Promise<T>, now: () => number, ms = 60_000): () => Promise<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (kept && now() - kept.at < ms) return kept.value;
    const asked = { at: now(), value: read() };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.value;
  };
}
