import type { RatingsWorker } from '@/backend/ratingsWorker';
import { workerClient } from './workerClient';

/** Starts the worker that computes ratings. Where there are none it throws, and screens say that nothing is computed. */
export const startRatingsWorker = (): RatingsWorker =>
  workerClient(new Worker(new URL('./worker.ts', import.meta.url), { name: 'ratings' }));
