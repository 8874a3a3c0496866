import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { agreementOf } from '@/model/agreement';
import { digestOf } from '@/model/digest';
import { mergeFollows } from '@/model/follows';
import { newsAtOnce } from '@/model/news';
import { readFollows, storedFollows } from '@/model/parsing/readFollows';
import type { Account, FakeServer } from './fakeServer';

export function fakeInbox(server: FakeServer, account: () => Account | undefined): Backend['inbox'] {
  const denied = () => new BackendError('permission-denied', 'The inbox is its owner’s');
  return {
    follow: (uid, since, next, fail) => {
      let ended = false;
      const from = since();
      const tell = () => {
        if (ended) return;
        if (account()?.uid !== uid) {
          ended = true;
          return fail(denied());
        }
        const stored: Readonly<Record<string, unknown>> = server.get('user', uid) ?? {};
        const { leaving } = stored;
        const agreement = agreementOf(stored);
        const news = server.newsOf(uid).filter(({ at }) => at >= from);
        next({
          news: news.toSorted((a, b) => b.at - a.at).slice(0, newsAtOnce),
          seen: Number(stored['newsSeen'] ?? 0),
          digest: digestOf(stored),
          ...(typeof leaving === 'number' && { leaving }),
          ...(agreement && { agreement }),
          ...(stored['follows'] !== undefined && { follows: readFollows(stored['follows']) }),
        });
      };
      const stop = server.listen(tell);
      queueMicrotask(tell);
      return () => {
        ended = true;
        stop();
      };
    },
    markSeen: async (uid, at) => {
      if (account()?.uid !== uid) throw denied();
      const stored = server.get('user', uid);
      if (at > Number(stored?.['newsSeen'] ?? 0)) server.put('user', { ...stored, id: uid, newsSeen: at });
    },
    saveFollows: async (uid, own) => {
      if (account()?.uid !== uid) throw denied();
      const stored = server.get('user', uid);
      const there = readFollows(stored?.['follows']);
      const together = mergeFollows(there, own);
      if (together !== there) server.put('user', { ...stored, id: uid, follows: storedFollows(together) });
    },
  };
}
