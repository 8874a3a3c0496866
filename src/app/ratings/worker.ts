import type { RatingsMessage, RatingsReply } from '@/backend/ratingsWorker';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { builtInSports } from '@/model/sports';

// The script of the worker that computes ratings; nothing imports it.
const host = createRatingsHost(ratingModelsOf(builtInSports));

self.addEventListener('message', ({ data }: MessageEvent<RatingsMessage>) => {
  if (data.type === 'change') {
    host.change(data.changes);
    return;
  }
  const reply: RatingsReply = { call: data.call, answer: host.answer(data.kind, data.question) };
  self.postMessage(reply);
});
