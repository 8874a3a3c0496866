import type { Resume, Snapshot } from '@/backend/snapshot';
import type { Collection } from '@/model/schema/recordSchema';
import { isBefore } from './mark';

/**
 * The wiki was restored from backup after the rows of a mark were read, so published data does not join on to
 * it.
 */
export class OtherStateError extends Error {
  override readonly name = 'OtherStateError';
  readonly restoredAt: number;

  constructor(restoredAt: number) {
    super(`The wiki was restored at ${new Date(restoredAt).toISOString()}.`);
    this.restoredAt = restoredAt;
  }
}

export interface KnownRestoration {
  /** Latest restore known from any source. Older copies are not used. */
  at: number;
  /** Latest restore that all subscribers were told about and have restarted from. */
  told: number;
}

/** Throws if published data shows a restore after the mark that nobody was told about. */
export function requireSameState(
  mark: Resume | undefined,
  restoredAt: number | undefined,
  known: KnownRestoration,
): void {
  if (noteRestoration([mark], restoredAt, known)) throw new OtherStateError(restoredAt ?? known.at);
}

/** Records a restore. Returns whether one of the marks is older and nobody was told yet. */
export function noteRestoration(
  marks: readonly (Resume | undefined)[],
  restoredAt: number | undefined,
  known: KnownRestoration,
): boolean {
  if (restoredAt === undefined) return false;
  known.at = Math.max(known.at, restoredAt);
  if (restoredAt <= known.told || !marks.some((mark) => isBefore(mark, restoredAt))) return false;
  known.told = restoredAt;
  return true;
}

export const restoredSnapshot = (entity: Collection, restoredAt: number): Snapshot => ({
  entity,
  events: [],
  unreadable: [],
  complete: false,
  restoredAt,
});
