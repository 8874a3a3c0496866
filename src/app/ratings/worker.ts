import type { RatingsMessage, RatingsReply } from '@/backend/ratingsWorker';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { addArrayCopies } from '@/lib/arrayCopies';

addArrayCopies();

// The worker's script; nothing imports it.
let host = createRatingsHost(ratingModelsOf([]));

self.addEventListener('message', ({ data }: MessageEvent<RatingsMessage>) => {
  switch (data.type) {
    case 'begin':
      host = createRatingsHost(ratingModelsOf(data.sports));
      return;
    case 'change':
      host.change(data.changes);
      return;
    case 'ask': {
      const reply: RatingsReply = { call: data.call, answer: host.answer(data.kind, data.question) };
      self.postMessage(reply);
    }
  }
});
