/** Runs the work while no other tab does; where the browser has no locks, at once. */
export const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  locked(name, 'exclusive', work);

/** Runs the work while others may run theirs in the same way, but none `alone`. */
export const together = (name: string, work: () => Promise<void>): Promise<void> =>
  locked(name, 'shared', work);

async function locked(name: string, mode: LockMode, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request(name, { mode }, work);
}
