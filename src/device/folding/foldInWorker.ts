import { foldIn } from './foldIn';

export const foldInWorker = foldIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'folding' }),
);
