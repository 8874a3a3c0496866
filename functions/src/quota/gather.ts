/**
 * Runs `work` for one key at a time. What is asked while it runs gathers and is then done together, so that a burst costs
 * a few runs and not one for each, which would stand in each other's way. Resolves when what was asked is done.
 */
export function gather<T>(
  work: (key: string, items: readonly T[]) => Promise<void>,
): (key: string, items: readonly T[]) => Promise<void> {
  const gathering = new Map<string, { readonly items: T[]; readonly done: Promise<void> }>();
  const last = new Map<string, Promise<void>>();

  return (key, items) => {
    const open = gathering.get(key);
    if (open) {
      open.items.push(...items);
      return open.done;
    }
    const batch = [...items];
    const done = (last.get(key) ?? Promise.resolve())
      // Whether the one before worked is told to those who waited for it.
      .catch(() => undefined)
      .then(() => {
        gathering.delete(key);
        return work(key, batch);
      })
      .finally(() => {
        if (last.get(key) === done) last.delete(key);
      });
    gathering.set(key, { items: batch, done });
    last.set(key, done);
    return done;
  };
}
