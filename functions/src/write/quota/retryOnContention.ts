import { isLostRace } from '../../base/storeErrors';

const maxAttempts = 20;

/**
 * Retries an attempt that writes only if nothing it read has changed. A transaction's locks would contend
 * with those of the rules.
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
