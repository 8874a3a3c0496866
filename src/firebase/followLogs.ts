import { limit, onSnapshot, orderBy, query, where, type Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { kindsOfAccounts, kindsOfActs, logLength, type LogEntry } from '@/model/acts/log';
import { parseLogEntry } from '@/model/acts/parseLogEntry';
import { collectionOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

const lists = { accounts: kindsOfAccounts, acts: kindsOfActs } as const;

export const createFollowLogs =
  (db: Firestore): Backend['followLogs'] =>
  (count, next, fail) => {
    const known: Partial<Record<keyof typeof lists, readonly LogEntry[]>> = {};
    const stops: (() => void)[] = [];
    const stop = () => stops.forEach((each) => each());

    const follow = (list: keyof typeof lists, most: number) =>
      onSnapshot(
        query(
          collectionOf(db, 'actLog'),
          where('kind', 'in', lists[list]),
          orderBy('at', 'desc'),
          limit(most),
        ),
        // Needed to learn that the server confirmed what the cache delivered.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          known[list] = snapshot.docs.flatMap((doc) => {
            const entry = parseLogEntry(readPlainDoc(doc));
            if (!entry.ok) console.error(entry.error);
            return entry.ok ? [entry.value] : [];
          });
          const { accounts, acts } = known;
          if (accounts && acts) next([...accounts, ...acts].sort((a, b) => b.at - a.at));
        },
        (error) => {
          stop();
          fail(toBackendError(error));
        },
      );
    stops.push(follow('accounts', logLength), follow('acts', count));
    return stop;
  };
