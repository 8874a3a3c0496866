import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { withLease } from '../base/lease';
import { refreshCopies, type RefreshServices } from './refreshCopies';

export interface RefreshAllServices extends RefreshServices {
  /** Hears of each piece of work that failed; carries no personal data. */
  readonly failed: (note: string, error: unknown) => void;
}

export interface Refreshed {
  readonly done: number;
  /** Those that failed; a later run tries again. */
  readonly failed: number;
  /** True if every one was tried; else the next run goes on. */
  readonly complete: boolean;
}

/** Goes on with all refreshing of copies that is noted, whoever left it off; one that fails stops no other. */
export async function refreshAllCopies(services: RefreshAllServices): Promise<Refreshed> {
  const { docs } = await services.db.collection('staleCopies').orderBy(FieldPath.documentId()).select().get();
  const tally = { done: 0, failed: 0 };
  for (const { ref } of docs) {
    try {
      if (!(await refreshInTurn(services, ref))) return { ...tally, complete: false };
      tally.done += 1;
    } catch (error) {
      services.failed(ref.id, error);
      tally.failed += 1;
    }
  }
  return { ...tally, complete: true };
}

/** Does one piece of work while no other one goes on, since two may want the same match. Answers whether it is done. */
export const refreshInTurn = (services: RefreshServices, note: DocumentReference): Promise<boolean> =>
  withLease(services.db, 'refreshCopies', () => refreshCopies(services, note));
