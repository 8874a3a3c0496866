import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { withLease } from '../../base/lease';
import { refreshCopies, type RefreshServices } from './refreshCopies';

export interface RefreshAllServices extends RefreshServices {
  readonly failed: (note: string, error: unknown) => void;
}

export interface Refreshed {
  readonly done: number;
  readonly failed: number;
  readonly complete: boolean;
}

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

/** Runs one refresh at a time, because two may write the same match. Resolves to whether it is finished. */
export const refreshInTurn = (services: RefreshServices, note: DocumentReference): Promise<boolean> =>
  withLease(services.db, 'refreshCopies', () => refreshCopies(services, note));
