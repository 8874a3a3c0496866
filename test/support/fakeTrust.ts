import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { auditsAtOnce, parseAudit } from '@/model/trust/audit';
import { parseEarnedTrust } from '@/model/trust/parseTrust';
import { readTrustSettings } from '@/model/trustSettings';
import { followForModerators } from './fakeForModerators';
import type { Account, FakeServer } from './fakeServer';
import { valueOf } from './readStored';

export const fakeTrust = (server: FakeServer, account: () => Account | undefined): Backend['trust'] => ({
  settings: async () => readTrustSettings(server.get('setting', 'trust')),
  of: async (uid) => {
    const asking = account();
    if (asking?.uid !== uid && asking?.moderator !== true)
      throw new BackendError('permission-denied', 'This is for moderators');
    return parseEarnedTrust(server.get('trust', uid));
  },
  followAudits: (next, fail) => {
    const read = () =>
      server
        .all('audit')
        .filter(({ status }) => status === 'open')
        .slice(0, auditsAtOnce)
        .map((doc) => valueOf(parseAudit(doc)))
        .sort((a, b) => a.at - b.at);
    return followForModerators(server, account, read, next, fail);
  },
});
