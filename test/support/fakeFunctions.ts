import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { BackendError } from '@/backend/errors';
import { isCause } from '@/model/cause';
import { isJsonObject } from '@/lib/json';
import { firstWriteVersion } from '@/model/accounts/writeVersion';
import { handleAct } from '../../functions/src/handleAct';
import { handleApplyWikiDelta } from '../../functions/src/write/apply/handleApplyWikiDelta';
import type { ServerServices } from '../../functions/src/base/services';
import type { CallServices } from '../../functions/src/calls/callable';
import { rolesOf } from '../../functions/src/calls/roleDocument';
import { refreshAllCopies } from '../../functions/src/write/copies/refreshAllCopies';
import { handleOwnAccount } from '../../functions/src/accounts/ownAccount/handleOwnAccount';
import { handleDeclineReports } from '../../functions/src/write/reports/handleDeclineReports';
import { handleReport } from '../../functions/src/write/reports/handleReport';
import { handleLookUpAccount } from '../../functions/src/accounts/roles/handleLookUpAccount';
import { createKnownSports } from '../../functions/src/write/sports/storedSports';
import type { Account, FakeServer } from './fakeServer';

export type CallFunction = (name: string, asked: object) => Promise<unknown>;

type Request = Pick<CallableRequest<unknown>, 'auth' | 'data' | 'rawRequest'>;

interface Services extends CallServices {
  readonly key: () => Promise<string>;
  readonly reads: { readonly spend: <T>(most: number, work: () => Promise<T>) => Promise<T> };
}

const handlers = {
  act: handleAct,
  applyWikiDelta: handleApplyWikiDelta,
  declineReports: handleDeclineReports,
  lookUpAccount: handleLookUpAccount,
  ownAccount: handleOwnAccount,
  report: handleReport,
} as const satisfies Record<string, (request: Request, services: Services) => Promise<unknown>>;

/** The functions themselves, on the documents and accounts of a server in memory. */
export const fakeFunctions =
  (server: FakeServer, account: () => Account | undefined): CallFunction =>
  async (name, asked) => {
    const services = servicesOn(server);
    try {
      const handler = handlers[name as keyof typeof handlers];
      const answer = await handler(requestOf(account(), asked, server.now), services);
      await refreshCopies(services);
      // The form after the network.
      return JSON.parse(JSON.stringify(answer)) as unknown;
    } catch (error) {
      throw error instanceof HttpsError ? refusalOf(error) : error;
    }
  };

function servicesOn(server: FakeServer): Services {
  const { db } = server;
  const now = () => server.now;
  const logger = {
    info: () => undefined,
    error: (message: string, fields: object) => console.error(message, fields),
  };
  return {
    ...{ db, now, logger },
    auth: accountsOf(server),
    knownSports: createKnownSports({ db: () => db, now, logger }),
    accepted: async () => firstWriteVersion,
    stage: async () => 0,
    reads: { spend: (_, work) => work() },
    key: async () => 'k'.repeat(64),
  };
}

const refreshCopies = ({ db }: Services) =>
  refreshAllCopies({
    db,
    transact: (body) => db.runTransaction(body),
    hasTime: () => true,
    failed: (_, error) => {
      throw error;
    },
  });

/** Has the fields that the handlers read. */
const requestOf = (account: Account | undefined, asked: object, now: number): Request =>
  ({
    data: JSON.parse(JSON.stringify(asked)) as unknown,
    rawRequest: { headers: { 'x-forwarded-for': '203.0.113.1' } },
    ...(account && {
      auth: {
        uid: account.uid,
        token: { auth_time: now / 1_000, email_verified: account.verified ?? true },
      },
    }),
  }) as unknown as Request;

function refusalOf({ code, message, details }: HttpsError): BackendError {
  const reason = isJsonObject(details) ? details['reason'] : undefined;
  return new BackendError(code === 'ok' ? 'unknown' : code, message, {
    ...(isCause(reason) && { reason }),
  });
}

function accountsOf(server: FakeServer): ServerServices['auth'] {
  const find = async (fits: (account: Account) => boolean) => {
    const account = server.account(fits);
    if (account) return recordOf(account, server.now);
    throw Object.assign(new Error('There is no such account'), { code: 'auth/user-not-found' });
  };
  return {
    getUser: (uid) => find((account) => account.uid === uid),
    getUserByEmail: (email) => find((account) => account.email === email),
    setCustomUserClaims: async (uid, claims) =>
      server.changeAccount(uid, rolesOf((claims ?? {}) as Readonly<Record<string, unknown>>)),
    revokeRefreshTokens: async () => undefined,
  };
}

const recordOf = ({ uid, email, name, moderator, admin, verified = true }: Account, now: number) =>
  ({
    ...{ uid, email, displayName: name, emailVerified: verified, disabled: false },
    customClaims: { moderator, admin: admin ?? false },
    metadata: { creationTime: new Date(now).toUTCString() },
  }) as unknown as UserRecord;
