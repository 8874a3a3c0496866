const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name in sequence within this process. Only for speed: transactions that want the same
 * document wait until Firestore breaks the deadlock.
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
