const keptMs = 60_000;

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
