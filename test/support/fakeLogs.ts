import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { parseAccountFacts } from '@/model/accountFacts';
import { isOfAccount, logLength, type LogEntry } from '@/model/acts/log';
import { parseLogEntry } from '@/model/acts/parseLogEntry';
import { followForModerators } from './fakeForModerators';
import type { CallFunction } from './fakeFunctions';
import type { Account, FakeServer } from './fakeServer';
import { readAll, valueOf } from './readStored';

export const fakeAccounts = (
  server: FakeServer,
  account: () => Account | undefined,
  call: CallFunction,
): Backend['accounts'] => ({
  lookUp: async (email) => valueOf(parseAccountFacts(await call('lookUpAccount', { email }))),
  hasOtherModerator: async (uid) => {
    if (account()?.moderator !== true) throw new BackendError('permission-denied', 'Moderators only');
    return server.all('role').some(({ id, moderator }) => moderator === true && id !== uid);
  },
});

export const fakeFollowLogs = (
  server: FakeServer,
  account: () => Account | undefined,
): Backend['followLogs'] => {
  const newest = (fits: (entry: LogEntry) => boolean, count: number) =>
    readAll(server, 'actLog', parseLogEntry)
      .filter(fits)
      .sort((a, b) => b.at - a.at)
      .slice(0, count);
  return (acts, next, fail) => {
    const read = () =>
      [...newest(isOfAccount, logLength), ...newest((entry) => !isOfAccount(entry), acts)].sort(
        (a, b) => b.at - a.at,
      );
    return followForModerators(server, account, read, next, fail);
  };
};
