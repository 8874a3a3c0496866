import { localRatings, type RatingsWorker } from '@/backend/ratingsWorker';
import { workerClient } from './workerClient';

/** Starts the worker that computes ratings; a browser that has none computes in the page. */
export function startRatingsWorker(): RatingsWorker {
  if (typeof Worker === 'undefined') return localRatings();
  return workerClient(new Worker(new URL('./worker.ts', import.meta.url), { name: 'ratings' }));
}
