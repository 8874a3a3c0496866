import type { DocumentData } from 'firebase-admin/firestore';

/**
 * One change of how documents are stored. A step adds fields that a document lacks, says the same with them that readers took
 * it to say without them, and leaves `updatedAt` as it is: nobody has to read anything again, and clients of the version
 * before work on beside it. That also makes it idempotent, and lets it be undone.
 */
export interface MigrationStep {
  /** Its name in the database, for good. */
  readonly name: string;
  /** The version of the stored schema once it is done. */
  readonly version: number;
  readonly does: string;
  readonly collection: string;
  /** The fields that the document lacks, by name; `undefined` where it is as it should be. */
  readonly missing: (data: DocumentData) => Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The fields that a step has set in a document; its notes keep these, by which it can be undone. */
export interface Change {
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Progress of a step, stored in `migration/{name}`. */
export interface StepState {
  readonly state: 'waiting' | 'running' | 'done' | 'undoing';
  /** The id of the last document that this pass has looked at; empty at its beginning. */
  readonly cursor: string;
  /** Documents that were changed by all passes. */
  readonly changed: number;
  /** Of those the ones that this pass has changed: a pass that finds none is the last. */
  readonly changedInPass: number;
  /** Number of stored notes about changes, which is also the number of the next one. */
  readonly notes: number;
}

export const newState: StepState = { state: 'waiting', cursor: '', changed: 0, changedInPass: 0, notes: 0 };
