import type { DocumentData } from 'firebase-admin/firestore';

/** What a trigger is told about a change of a delta; `undefined` for a delta that was not there or is gone. */
export interface DeltaChange {
  readonly deltaId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}
