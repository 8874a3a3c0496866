import { applicationDefault } from 'firebase-admin/app';
import type { ProjectTarget } from '../projectTarget';
import { createAccounts, type Accounts } from './accounts';
import { createDatabase, type Database } from './database';

export function servicesOf({ projectId, emulators }: ProjectTarget): {
  readonly database: Database;
  readonly accounts: Accounts;
} {
  if (emulators) {
    // The emulators accept this token as their administrator's.
    const token = async () => 'owner';
    const auth = `http://${emulators.auth}/identitytoolkit.googleapis.com`;
    return {
      database: createDatabase(projectId, { base: `http://${emulators.firestore}`, token }, true),
      accounts: createAccounts(projectId, { base: auth, token }, true),
    };
  }
  const credential = applicationDefault();
  const token = async () => (await credential.getAccessToken()).access_token;
  return {
    database: createDatabase(projectId, { base: 'https://firestore.googleapis.com', token }, false),
    accounts: createAccounts(projectId, { base: 'https://identitytoolkit.googleapis.com', token }, false),
  };
}
