import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import { isUnderReview, reviewsAtOnce } from '@/model/review';
import type { Account, FakeServer } from './fakeServer';

export function fakeReviews(server: FakeServer, account: () => Account | undefined): Backend['reviews'] {
  const require = (id: DeltaId) => {
    const found = account();
    const said = server.reviews.get(id);
    const isOthers = said !== undefined && said.by !== found?.uid;
    if (!found?.moderator) throw new BackendError('permission-denied', 'Moderators only');
    return { uid: found.uid, said, isOthers };
  };
  return {
    begin: async (id) => {
      const { uid, said, isOthers } = require(id);
      if (said && isOthers && isUnderReview(said, server.now))
        throw new BackendError('permission-denied', 'Somebody else looks at it');
      server.review({ id, by: uid, at: server.tick() });
    },
    end: async (id) => {
      const { said, isOthers } = require(id);
      if (said === undefined || isOthers) throw new BackendError('permission-denied', 'It is not your own');
      server.endReview(id);
    },
    follow: (next, fail) => {
      let ended = false;
      const tell = () => {
        if (ended) return;
        if (account()?.moderator)
          return next([...server.reviews.values()].sort((a, b) => b.at - a.at).slice(0, reviewsAtOnce));
        ended = true;
        fail(new BackendError('permission-denied', 'Reviews are for moderators'));
      };
      const stop = server.listen(tell);
      queueMicrotask(tell);
      return () => {
        ended = true;
        stop();
      };
    },
  };
}
