import type { Firestore } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAuth } from 'firebase-admin/auth';
import type { App } from 'firebase-admin/app';
import { handleAct } from '../../../functions/src/handleAct';
import { transactOn } from '../../../functions/src/base/work';
import { handleApplyWikiDelta } from '../../../functions/src/write/apply/handleApplyWikiDelta';
import { readAccepted } from '../../../functions/src/calls/acceptedVersion';
import { refreshAllCopies } from '../../../functions/src/write/copies/refreshAllCopies';
import { handleOwnAccount } from '../../../functions/src/accounts/ownAccount/handleOwnAccount';
import { handleDeclineReports } from '../../../functions/src/write/reports/handleDeclineReports';
import { handleReport } from '../../../functions/src/write/reports/handleReport';
import { handleLookUpAccount } from '../../../functions/src/accounts/roles/handleLookUpAccount';
import { createAllowance } from '../../../functions/src/base/allowance';
import type { ServerServices } from '../../../functions/src/base/services';
import { builtInSports } from '@/model/sports';

type VerifiedToken = (CallableRequest['auth'] & object)['token'];

const handlers: Readonly<
  Record<
    string,
    | typeof handleAct
    | typeof handleApplyWikiDelta
    | typeof handleDeclineReports
    | typeof handleLookUpAccount
    | typeof handleOwnAccount
    | typeof handleReport
  >
> = {
  act: handleAct,
  applyWikiDelta: handleApplyWikiDelta,
  ownAccount: handleOwnAccount,
  declineReports: handleDeclineReports,
  report: handleReport,
  lookUpAccount: handleLookUpAccount,
};

/**
 * The real functions behind the wire protocol of callables, on a database of the test's choice: the functions emulator
 * knows one project, and each test has its own. The auth emulator issues the unsigned tokens; `accounts` is the app of
 * the project with its accounts.
 */
export async function serveFunction(db: () => Firestore, accounts: App) {
  // A client that reuses a connection while it is closed for idleness gets only the error `internal`.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const { status, body } = await answer(request, db(), accounts).catch(failure);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

async function answer(request: IncomingMessage, db: Firestore, accounts: App) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: unknown };
  const rawToken = request.headers.authorization?.replace(/^Bearer /, '');
  const token = rawToken === undefined ? undefined : claims(rawToken);
  const auth = token && ({ uid: token.uid, token, rawToken } as CallableRequest['auth'] & object);
  const handle = handlers[request.url?.split('/').at(-1) ?? ''];
  if (!handle) throw new Error(`Expected a known function, found ${request.url}`);
  const services = {
    db,
    auth: authOf(accounts),
    logger: { info: () => undefined, error: console.error },
    now: Date.now,
    knownSports: async () => builtInSports,
    accepted: () => readAccepted(db),
    stage: async () => 0 as const,
    reads: createAllowance(1_000, Date.now),
    key: async () => 'k'.repeat(64),
  };
  const asked = { data, rawRequest: request, ...(auth && { auth }) } as CallableRequest;
  const result: unknown = await handle(asked, services);
  await followCopies(db);
  return { status: 200, body: { result } };
}

/** The job that a trigger starts in a project of the functions emulator. */
const followCopies = (db: Firestore) =>
  refreshAllCopies({
    db,
    transact: transactOn(db),
    hasTime: () => true,
    failed: (note, error) => console.error(note, error),
  });

/** Sends requests for accounts to the auth emulator. */
function authOf(accounts: App): ServerServices['auth'] {
  const auth = getAuth(accounts);
  return {
    getUser: (uid) => auth.getUser(uid),
    getUserByEmail: (email) => auth.getUserByEmail(email),
    setCustomUserClaims: (uid, wanted) => auth.setCustomUserClaims(uid, wanted),
    revokeRefreshTokens: (uid) => auth.revokeRefreshTokens(uid),
  };
}

function claims(rawToken: string): VerifiedToken {
  const [, payload = ''] = rawToken.split('.');
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString()) as VerifiedToken;
  return { ...token, uid: token.sub };
}

function failure(error: unknown) {
  if (!(error instanceof HttpsError)) throw error;
  return { status: error.httpErrorCode.status, body: { error: error.toJSON() } };
}
