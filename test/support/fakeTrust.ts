import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { BodyOf } from '@/model/command';
import { userId, type DeltaId, type UserId } from '@/model/ids';
import { noTrust } from '@/model/trust/trust';
import type { TrustSettings } from '@/model/trustSettings';
import type { Account, FakeServer } from './fakeServer';

// Earning trust and applying at once are covered by the tests of the model and of the functions.

/** Trust on the server in memory. */
export function fakeTrust(server: FakeServer, account: () => Account | undefined): Backend['trust'] {
  const denied = () => new BackendError('permission-denied', 'This is for moderators');
  return {
    settings: async () => server.trustSettings,
    of: async (uid) => {
      const asking = account();
      if (asking?.uid !== uid && asking?.moderator !== true) throw denied();
      return server.earned.get(uid) ?? { trust: noTrust, moderators: 1 };
    },
    followAudits: (next, fail) => {
      let ended = false;
      const tell = () => {
        if (ended) return;
        if (account()?.moderator) return next([...server.audits.values()].sort((a, b) => a.at - b.at));
        ended = true;
        fail(denied());
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

/** Closes an audit as the function `act` does. */
export function fakePassAudit(server: FakeServer, id: DeltaId, uid: UserId, act: string): void {
  server.requireModerator(uid);
  if (!server.audits.delete(id)) throw new BackendError('conflict', `delta/${id} is not audited`);
  server.writeLog({
    id: act,
    kind: 'passAudit',
    by: uid,
    target: { collection: 'delta', id },
    records: 0,
    proposals: 0,
    done: true,
    at: server.tick(),
  });
}

export function fakeSaveTrust(server: FakeServer, settings: TrustSettings, uid: UserId): void {
  if (server.account((account) => account.uid === uid)?.admin !== true)
    throw new BackendError('permission-denied', 'Admins only');
  server.trustSettings = settings;
}

/** Gives an account room for more open proposals; that it may go faster is covered by the tests of the functions. */
export function fakeRaiseLimit(
  server: FakeServer,
  { uid, more, until }: BodyOf<'raiseLimit'>,
  by: UserId,
): void {
  server.requireModerator(by);
  if (uid === by) throw new BackendError('conflict', 'your own limit: another moderator has to raise it');
  const id = userId(uid);
  const earned = server.earned.get(id) ?? { trust: noTrust, moderators: 1 };
  const { raised: _, ...without } = earned;
  server.earned.set(id, more === 0 ? without : { ...earned, raised: { more, until } });
}
