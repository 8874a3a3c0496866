import type { Backend } from '@/backend/backend';
import { parseReport, parseReportAnswer } from '@/model/parsing/parseReport';
import { followForModerators } from './fakeForModerators';
import type { CallFunction } from './fakeFunctions';
import type { Account, FakeServer } from './fakeServer';
import { readAll, valueOf } from './readStored';

export const fakeReports = (
  server: FakeServer,
  account: () => Account | undefined,
  call: CallFunction,
): Backend['reports'] => ({
  send: async (report) => valueOf(parseReportAnswer(await call('report', report))),
  decline: async (network) => Number(Object(await call('declineReports', { network })).closed),
  follow: ({ which, count }, next, fail) => {
    const read = () => {
      const all = readAll(server, 'report', parseReport);
      const listed =
        which === 'open'
          ? all.filter(({ closed }) => !closed).sort((a, b) => b.at - a.at)
          : all.filter(({ closed }) => closed).sort((a, b) => (b.closed?.at ?? 0) - (a.closed?.at ?? 0));
      return listed.slice(0, count);
    };
    return followForModerators(server, account, read, next, fail);
  },
});
