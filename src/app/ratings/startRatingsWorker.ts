import type { RatingsWorker } from '@/backend/ratingsWorker';
import type { Sport } from '@/model/sports';
import { workerClient } from './workerClient';

/** Starts the worker that computes ratings of these sports. Where there are none it throws, and screens say that nothing is computed. */
export const startRatingsWorker = (sports: readonly Sport[]): RatingsWorker =>
  workerClient(new Worker(new URL('./worker.ts', import.meta.url), { name: 'ratings' }), sports);
