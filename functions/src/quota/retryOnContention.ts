import { isLostRace } from '../base/storeErrors';

const maxAttempts = 20;

/**
 * Does an attempt again while others change what it had read before it writes. In place of a transaction, whose locks
 * and those of the rules hold each other up.
 */
export async function retryOnContention(attempt: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === maxAttempts || !isLostRace(error)) throw error;
      await pause(Math.random() * 50 * count);
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
