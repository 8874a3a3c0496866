/** How long an instance goes on with what it has read. */
const keptMs = 60_000;

/** Answers what was read, and reads at most once a minute. After a failure the next call reads again. */
export function createKeptMinute<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (kept && now() - kept.at < keptMs) return kept.value;
    const asked = { at: now(), value: read() };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.value;
  };
}
