import { limit, onSnapshot, orderBy, query, type Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import type { Parsed } from '@/lib/parsed';
import { logLength, type LogEntry } from '@/model/acts/log';
import { parseActLogEntry, parseBanLogEntry, parseRoleLogEntry } from '@/model/acts/parseLogEntry';
import { collectionOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

type Log = 'roleLog' | 'banLog' | 'actLog';

const parsers = {
  roleLog: parseRoleLogEntry,
  banLog: parseBanLogEntry,
  actLog: parseActLogEntry,
} as const satisfies Record<Log, (input: unknown) => Parsed<LogEntry>>;

/** Follows the logs as one; the contract is written at `Backend.followLogs`. */
export const createFollowLogs =
  (db: Firestore): Backend['followLogs'] =>
  (acts, next, fail) => {
    const known: Partial<Record<Log, readonly LogEntry[]>> = {};
    const stops: (() => void)[] = [];
    const stop = () => stops.forEach((each) => each());

    const follow = (log: Log) =>
      onSnapshot(
        query(collectionOf(db, log), orderBy('at', 'desc'), limit(log === 'actLog' ? acts : logLength)),
        // Or the server's word on what the cache has said already would not be delivered.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          known[log] = snapshot.docs.flatMap((doc) => {
            const entry = parsers[log](readPlainDoc(doc));
            if (!entry.ok) console.error(entry.error);
            return entry.ok ? [entry.value] : [];
          });
          const { roleLog, banLog, actLog } = known;
          if (roleLog && banLog && actLog)
            next([...roleLog, ...banLog, ...actLog].sort((a, b) => b.at - a.at));
        },
        (error) => {
          stop();
          fail(toBackendError(error));
        },
      );
    stops.push(follow('roleLog'), follow('banLog'), follow('actLog'));
    return stop;
  };
