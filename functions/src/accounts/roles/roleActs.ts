import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/v2/https';
import { targetOf } from '../../base/names';
import {
  done,
  entryOf,
  type Act,
  type ActResult,
  type HandlerServices,
  type Handler,
} from '../../write/acts/act';
import { openEntry } from '../../write/acts/oneStep';
import { changeRole, UnverifiedAccount } from './changeRole';
import { findAccount } from './findAccount';

export const grantRole: Handler<'grantRole'> = async (services, act, asked) =>
  change(services, act, { account: await findAccount(services.auth, asked), grant: true });

export const takeRole: Handler<'takeRole'> = async (services, act, asked) =>
  change(services, act, { account: await findAccount(services.auth, asked), grant: false });

async function change(
  services: HandlerServices,
  act: Act,
  { account, grant }: { readonly account: UserRecord; readonly grant: boolean },
): Promise<ActResult> {
  const asked = { kind: grant ? 'grantRole' : 'takeRole', uid: account.uid } as const;
  const step = { target: targetOf('user', account.uid), rest: { role: 'moderator' } };
  const log = async () => (await openEntry(services, act, asked, () => Promise.resolve(step))) === undefined;
  await changeRole(services, { role: 'moderator', grant, account }, log).catch(refused);
  await close(services, act);
  return done;
}

function refused(error: unknown): never {
  if (error instanceof UnverifiedAccount) throw new HttpsError('failed-precondition', error.message);
  throw error;
}

const close = ({ db, transact }: HandlerServices, { id }: Act): Promise<void> =>
  transact(async (tx) => {
    const entry = await tx.get(entryOf(db, id));
    if (entry.get('done') === false) tx.update(entry.ref, { done: true });
  });
