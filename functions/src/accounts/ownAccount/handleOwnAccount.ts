import { HttpsError } from 'firebase-functions/v2/https';
import {
  freshSignInMs,
  type ExportPage,
  type OwnAccountAsked,
  type ExportPlace,
} from '@/model/accounts/ownAccount';
import { callable, type Call, type CallServices } from '../../calls/callable';
import { withAccount, type AccountHolder } from '../../calls/callers';
import type { Allowance } from '../../base/allowance';
import { readExportPage, readsOfExport } from './exportPage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';

function parseOwnAccount(data: unknown): Parsed<OwnAccountAsked> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with a kind, found ${found(data)}`);
  const { kind, after } = data;
  if (kind === 'leave' || kind === 'stay') return parsed({ kind });
  if (kind !== 'export') return unparsed(`Expected the kind export, leave or stay, found ${found(kind)}`);
  if (after === undefined) return parsed({ kind });
  return isPlace(after)
    ? parsed({ kind, after })
    : unparsed(`Expected after to be the next of another page, found ${found(after)}`);
}

function isPlace(value: unknown): value is ExportPlace {
  if (!isJsonObject(value)) return false;
  const { part, document } = value;
  const isKnown = typeof part === 'number' && Number.isInteger(part) && part >= 0;
  return isKnown && (document === undefined || (typeof document === 'string' && /[^/]$/.test(document)));
}

interface OwnAccountServices extends CallServices {
  readonly reads: Allowance;
}

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

const leave = (db: Firestore, uid: string): Promise<void> =>
  change(db, uid, (leaving) => (leaving === undefined ? FieldValue.serverTimestamp() : undefined));

const stay = (db: Firestore, uid: string): Promise<void> =>
  change(db, uid, (leaving) => (leaving === undefined ? undefined : FieldValue.delete()));

/** Stores the request's time in the account's private document, which its pages follow anyway. */
function change(
  db: Firestore,
  uid: string,
  next: (leaving: unknown) => FieldValue | undefined,
): Promise<void> {
  const user = db.doc(`user/${uid}`);
  return db.runTransaction(async (tx) => {
    const [stored, gone] = await tx.getAll(user, db.doc(`gone/${uid}`));
    if (gone?.exists) throw new HttpsError('failed-precondition', 'The deletion of this account has begun.');
    const leaving = next(stored?.get('leaving'));
    if (leaving !== undefined) tx.set(user, { leaving }, { merge: true });
  });
}
