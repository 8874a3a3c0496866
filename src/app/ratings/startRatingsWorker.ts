import type { RatingsWorker } from '@/backend/ratingsWorker';
import type { Sport } from '@/model/sports';
import { workerClient } from './workerClient';

/**
 * Starts the worker that computes these sports' ratings. Throws without worker support, and screens then say
 * that there are no ratings.
 */
export const startRatingsWorker = (sports: readonly Sport[]): RatingsWorker =>
  workerClient(new Worker(new URL('./worker.ts', import.meta.url), { name: 'ratings' }), sports);
