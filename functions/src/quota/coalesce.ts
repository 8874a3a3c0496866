/**
 * Runs `work` for one key at a time. Calls that come while it runs share the next run, so that a burst costs a few runs
 * and not one for each, which would stand in each other's way. Resolves when a run that began after the call is done.
 */
export function coalesce(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const next = new Map<string, Promise<void>>();
  const last = new Map<string, Promise<void>>();

  return (key) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const done = (last.get(key) ?? Promise.resolve())
      // Callers who waited for the one before are told whether it worked.
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        return work(key);
      })
      .finally(() => {
        if (last.get(key) === done) last.delete(key);
      });
    next.set(key, done);
    last.set(key, done);
    return done;
  };
}
