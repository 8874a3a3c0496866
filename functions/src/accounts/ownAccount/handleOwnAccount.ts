import { HttpsError } from 'firebase-functions/v2/https';
import { freshSignInMs, type ExportPage, type OwnAccountAsked } from '@/model/accounts/ownAccount';
import { callable, type Call, type CallServices } from '../../calls/callable';
import { withAccount, type AccountHolder } from '../../calls/callers';
import type { Allowance } from '../../base/allowance';
import { readExportPage, readsOfExport } from './exportPage';
import { leave, stay } from './leaving';
import { parseOwnAccount } from './ownAccountPayload';

interface OwnAccountServices extends CallServices {
  readonly reads: Allowance;
}

/** For a signed-in caller: a page of an export, or an empty object. */
export const handleOwnAccount = callable({
  name: 'ownAccount',
  caller: withAccount('see to your account'),
  schema: parseOwnAccount,
  work: seeTo,
});

async function seeTo(
  asked: OwnAccountAsked,
  { caller, services: { db, logger, now, reads } }: Call<AccountHolder, OwnAccountServices>,
): Promise<ExportPage | Readonly<Record<string, never>>> {
  const { uid } = caller;
  logger.info('own account', { kind: asked.kind });
  switch (asked.kind) {
    case 'export':
      return reads.spend(
        readsOfExport,
        () => readExportPage(db, uid, asked.after),
        () => readsOfExport,
      );
    case 'leave':
      requireFresh(caller, now());
      await leave(db, uid);
      return {};
    case 'stay':
      await stay(db, uid);
      return {};
  }
}

/** Requires a recent sign-in, so that someone at an unattended device cannot delete the account. */
function requireFresh({ signedInAt }: AccountHolder, now: number): void {
  if (now - signedInAt <= freshSignInMs) return;
  throw new HttpsError('failed-precondition', 'Please sign in again to delete your account.');
}
