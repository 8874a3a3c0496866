import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { BodyOf } from '@/model/command';
import type { UserId } from '@/model/ids';
import type { Account, FakeServer } from './fakeServer';

/** Reports of readers on the server in memory, where every origin has room for all. */
export function fakeReports(
  server: FakeServer,
  account: () => Account | undefined,
  isOnline: () => boolean,
): Backend['reports'] {
  return {
    send: async (report) => {
      await Promise.resolve();
      if (!isOnline()) throw new BackendError('unavailable', 'The network is down');
      if (server.reports.has(report.id)) return { outcome: 'taken' };
      const record = server.get(report.collection, report.docId);
      if (!record || record['deleted'] === true) return { outcome: 'refused', why: 'recordGone' };
      const by = account()?.uid;
      const { name } = record;
      server.putReport({
        ...report,
        at: server.tick(),
        ...(by !== undefined && { by }),
        ...(typeof name === 'string' && { name }),
      });
      return { outcome: 'taken' };
    },
    follow: ({ which, count }, next, fail) => {
      let ended = false;
      const tell = () => {
        if (ended) return;
        if (account()?.moderator) {
          const all = [...server.reports.values()];
          const listed =
            which === 'open'
              ? all.filter(({ closed }) => !closed).sort((a, b) => a.at - b.at)
              : all.filter(({ closed }) => closed).sort((a, b) => (b.closed?.at ?? 0) - (a.closed?.at ?? 0));
          return next(listed.slice(0, count));
        }
        ended = true;
        fail(new BackendError('permission-denied', 'Reports are for moderators'));
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

/** Closes a report as the function does: what another moderator has decided stands. */
export function fakeCloseReport(
  server: FakeServer,
  { reportId: id, note, delta }: BodyOf<'closeReport'>,
  uid: UserId,
  act: string,
): void {
  server.requireModerator(uid);
  const report = server.reports.get(id);
  if (!report || report.closed) return;
  const closed = {
    by: uid,
    at: server.tick(),
    ...(note !== undefined && { note }),
    ...(delta !== undefined && { delta }),
  };
  server.putReport({ ...report, closed });
  server.writeLog({
    kind: 'closeReport',
    id: act,
    by: uid,
    at: server.tick(),
    target: { collection: 'report', id, ...(report.name !== undefined && { name: report.name }) },
    records: 0,
    proposals: 0,
    done: true,
    ...(delta !== undefined && { proposal: delta }),
  });
}
