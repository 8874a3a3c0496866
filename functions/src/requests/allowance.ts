/** Lets so much be spent in a minute, by whoever comes first. */
export interface Allowance {
  /**
   * Resolves with the result of the work, for which `most` is set aside beforehand and given back as far as `used` says
   * less. Rejects with `AllowanceSpent`, without starting the work, where not so much is left of this minute.
   */
  readonly spend: <T>(most: number, work: () => Promise<T>, used: (done: T) => number) => Promise<T>;
}

/** Passes with the minute; nothing is broken. */
export class AllowanceSpent extends Error {}

const minuteMs = 60_000;

/**
 * An allowance that each instance of a function keeps for itself. With the most instances there may be it is the most that
 * all of them spend, however many requests come: `docs/costs.md` is computed from it.
 */
export function createAllowance(perMinute: number, now: () => number): Allowance {
  let minute = 0;
  let left = perMinute;
  return {
    spend: async (most, work, used) => {
      const present = Math.floor(now() / minuteMs);
      if (present !== minute) {
        minute = present;
        left = perMinute;
      }
      if (left < most)
        throw new AllowanceSpent(`Expected ${most} of ${perMinute} a minute, found ${left} left`);
      left -= most;
      const done = await work();
      // Units set aside in another minute are no more.
      if (minute === present) left += most - Math.min(most, used(done));
      return done;
    },
  };
}
