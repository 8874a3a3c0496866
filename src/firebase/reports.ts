import { limit, onSnapshot, orderBy, query, where, type Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { isJsonObject } from '@/lib/json';
import { parseReport, parseReportAnswer } from '@/model/parsing/parseReport';
import { call } from './call';
import { collectionOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

const sendMs = 20_000;

export const createReports = (functions: Functions, db: Firestore): Backend['reports'] => ({
  send: async (report) => {
    try {
      const answer = parseReportAnswer(await call(functions, 'report', report, sendMs));
      if (!answer.ok) throw new BackendError('internal', answer.error);
      return answer.value;
    } catch (error) {
      throw toBackendError(error);
    }
  },
  decline: async (network) => {
    try {
      const answer = await call(functions, 'declineReports', { network });
      return isJsonObject(answer) ? Number(answer['closed'] ?? 0) : 0;
    } catch (error) {
      throw toBackendError(error);
    }
  },
  follow: ({ which, count }, next, fail) => {
    const reports = collectionOf(db, 'report');
    return onSnapshot(
      which === 'open'
        ? query(reports, where('open', '==', true), orderBy('at', 'desc'), limit(count))
        : query(reports, orderBy('closed.at', 'desc'), limit(count)),
      // Needed to learn that the server confirmed what the cache delivered.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return;
        next(
          docs.flatMap((doc) => {
            const report = parseReport(readPlainDoc(doc));
            if (!report.ok) console.error(report.error);
            return report.ok ? [report.value] : [];
          }),
        );
      },
      (error) => fail(toBackendError(error)),
    );
  },
});
