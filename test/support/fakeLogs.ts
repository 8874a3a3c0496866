import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { CommandBody } from '@/model/command';
import type { UserId } from '@/model/ids';
import { isActEntry, logLength, type BanAsked, type BanLogEntry, type LogEntry } from '@/model/logs';
import { sentenceOf } from '@/language/causes';
import { causeOf } from '@/model/cause';
import { moreAt } from '@/model/trust/raisedLimit';
import { limitsOf, quotaCauses, quotaSentences, type QuotaRefusal } from '@/model/quota';
import type { Account, FakeServer } from './fakeServer';

/** Roles and bans of the server in memory. What banning proposes to undo is the real function's; its tests cover it. */
export function fakeSetRole(
  server: FakeServer,
  { email, uid, role, grant }: Extract<CommandBody, { kind: 'setRole' }>,
  by: UserId,
): void {
  const admin = server.account(({ uid }) => uid === by);
  if (admin?.admin !== true) throw new BackendError('permission-denied', 'Only admins may change roles.');
  const account = server.account((known) => known.email === email);
  if (!account) throw new BackendError('not-found', `There is no account ${email}`);
  if (grant && uid === undefined) throw new BackendError('invalid-argument', 'No account was looked at');
  if (uid !== undefined && account.uid !== uid)
    throw new BackendError('failed-precondition', 'This address belongs to another account');
  if (grant && account.verified === false)
    throw new BackendError('failed-precondition', 'The address of this account is not verified');
  if (account.moderator === grant) return;
  const at = server.tick();
  server.writeLog({ kind: 'role', id: `role${at}`, role, grant, uid: account.uid, by, at });
  server.setModerator(account.uid, grant);
}

export const fakeAccounts = (
  server: FakeServer,
  account: () => Account | undefined,
): Backend['accounts'] => ({
  lookUp: async (email) => {
    if (account()?.admin !== true) throw new BackendError('permission-denied', 'Only admins may look up.');
    const found = server.account((known) => known.email === email);
    if (!found) throw new BackendError('not-found', `There is no account ${email}`);
    const { uid, name, moderator, admin = false, verified = true } = found;
    return { uid, email, name, created: server.now, verified, moderator, admin };
  },
  hasOtherModerator: async (uid) => {
    if (account()?.moderator !== true) throw new BackendError('permission-denied', 'Moderators only');
    return server.account((known) => known.moderator && known.uid !== uid) !== undefined;
  },
});

export function fakeBan(server: FakeServer, asked: BanAsked, by: UserId, action: string): void {
  server.requireModerator(by);
  if (server.account(({ uid }) => uid === asked.uid)?.moderator) {
    throw new BackendError('failed-precondition', 'A moderator cannot be banned.');
  }
  if (server.log.some(({ id }) => id === action)) return;
  if (asked.ban && asked.reason === undefined) {
    const reason = causeOf('banReason');
    throw new BackendError('invalid-argument', sentenceOf(reason), { reason });
  }
  const open = server
    .all('delta')
    .filter(
      (delta) => delta['author'] === asked.uid && delta['status'] === 'new' && asked.openDeltas === 'reject',
    );
  const at = server.tick();
  for (const delta of open) {
    const reasonCause = causeOf('accountBanned');
    const decision = { status: 'rejected', reason: sentenceOf(reasonCause), reasonCause };
    server.put('delta', { ...delta, ...decision, decidedBy: by, decidedAt: at });
  }
  const outcome = { rejected: open.length, proposed: 0, done: true };
  server.writeLog({ kind: 'ban', id: action, by, at, ...asked, ...outcome });
}

const refused = (why: QuotaRefusal) =>
  new BackendError('permission-denied', quotaSentences[why], { reason: quotaCauses[why] });

export function requireNotBanned(server: FakeServer, uid: UserId): void {
  const last = server.log.find((entry): entry is BanLogEntry => entry.kind === 'ban' && entry.uid === uid);
  if (last?.ban) throw refused('banned');
}

/** Refuses another open proposal of an account that has all it may have, with what a moderator has allowed it besides. */
export function requireRoom(server: FakeServer, uid: UserId): void {
  const open = server.all('delta').filter((delta) => delta['author'] === uid && delta['status'] === 'new');
  const moderator = server.account((known) => known.uid === uid)?.moderator === true;
  const more = moreAt(server.earned.get(uid)?.raised, server.now);
  if (open.length >= limitsOf(moderator).open + more) throw refused('too-many-open');
}

/** Newest first, as they stand; of each log no more than asked for. */
const newest = (log: readonly LogEntry[], acts: number) => [
  ...log.filter((entry) => !isActEntry(entry)).slice(0, logLength),
  ...log.filter(isActEntry).slice(0, acts),
];

export const fakeFollowLogs =
  (server: FakeServer, account: () => Account | undefined): Backend['followLogs'] =>
  (acts, next, fail) => {
    let ended = false;
    const tell = () => {
      if (ended) return;
      if (account()?.moderator) return next(newest(server.log, acts));
      ended = true;
      fail(new BackendError('permission-denied', 'The logs are for moderators'));
    };
    const stop = server.listen(tell);
    queueMicrotask(tell);
    return () => {
      ended = true;
      stop();
    };
  };
