/**
 * Runs `work` for one key at a time. Calls during a run share the next run, so a burst costs a few runs that
 * do not contend. Resolves when a run that started after the call is done.
 */
export function coalesce(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const next = new Map<string, Promise<void>>();
  const last = new Map<string, Promise<void>>();

  return (key) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const done = (last.get(key) ?? Promise.resolve())
      // The preceding run's own callers receive its error.
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
