import type { DocumentData } from 'firebase-admin/firestore';

/**
 * One change of how documents are stored. A step adds missing fields with the values that readers assumed without them,
 * and keeps `updatedAt`: nobody has to read anything again, and clients of the previous version keep working. That also
 * makes it idempotent and lets it be undone.
 */
export interface MigrationStep {
  readonly name: string;
  /** The version of the stored schema once it is done. */
  readonly version: number;
  readonly does: string;
  readonly collection: string;
  /** The missing fields by name; `undefined` if the document is up to date. */
  readonly missing: (data: DocumentData) => Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The fields that a step has set in a document, kept in its notes for undoing it. */
export interface Change {
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Progress of a step, stored in `migration/{name}`. */
export interface StepState {
  readonly state: 'waiting' | 'running' | 'done' | 'undoing';
  /** Id of the last document of this pass so far; empty at its beginning. */
  readonly cursor: string;
  readonly changed: number;
  /** Documents changed by this pass. A pass that changes none is the last. */
  readonly changedInPass: number;
  /** Number of stored notes about changes, which is also the number of the next one. */
  readonly notes: number;
}

export const newState: StepState = { state: 'waiting', cursor: '', changed: 0, changedInPass: 0, notes: 0 };
