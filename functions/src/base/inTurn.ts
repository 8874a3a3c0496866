const tails = new Map<string, Promise<unknown>>();

/**
 * Runs what is asked for under one name one after the other, as far as this process goes. Nothing depends on it but
 * speed: transactions that want the same document wait for the store to break the deadlock.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (tails.get(name) ?? Promise.resolve()).then(work);
  const tail = mine.then(
    () => undefined,
    () => undefined,
  );
  tails.set(name, tail);
  void tail.then(() => {
    if (tails.get(name) === tail) tails.delete(name);
  });
  return mine;
}
