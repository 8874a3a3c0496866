import { foldIn } from './foldIn';

/** Folds in the app's own worker. */
export const foldInWorker = foldIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'folding' }),
);
