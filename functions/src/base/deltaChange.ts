import type { DocumentData } from 'firebase-admin/firestore';

export interface DeltaChange {
  readonly deltaId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}
