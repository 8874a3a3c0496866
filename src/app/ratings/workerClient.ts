import type { RatingsMessage, RatingsReply, RatingsWorker } from '@/backend/ratingsWorker';
import type { RatingAnswers, RatingKind } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';

interface Waiting {
  readonly resolve: (answer: RatingAnswers[RatingKind]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Client of a worker that runs `worker.ts` for these sports. After the worker dies every question rejects,
 * including earlier ones.
 */
export function workerClient(worker: Worker, sports: readonly Sport[]): RatingsWorker {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let died: Error | undefined;
  const send = (message: RatingsMessage) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<RatingsReply>) => {
    waiting.get(data.call)?.resolve(data.answer);
    waiting.delete(data.call);
  });
  const end = (error: Error) => {
    worker.terminate();
    died = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('error', ({ message }) =>
    end(new Error(`Ratings worker: ${message || 'its script could not be loaded'}`)),
  );
  send({ type: 'begin', sports });
  return {
    stop: () => end(new Error('Ratings worker: it was ended')),
    change: (changes) => send({ type: 'change', changes }),
    ask: <K extends RatingKind>(kind: K, question: Parameters<RatingsWorker['ask']>[1]) =>
      new Promise<RatingAnswers[K]>((resolve, reject) => {
        if (died) {
          reject(died);
          return;
        }
        calls += 1;
        waiting.set(calls, { resolve: (answer) => resolve(answer as RatingAnswers[K]), reject });
        send({ type: 'ask', call: calls, kind, question });
      }),
  };
}
