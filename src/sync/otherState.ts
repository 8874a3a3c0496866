import type { Resume, Snapshot } from '@/backend/snapshot';
import type { Collection } from '@/model/schema/recordSchema';
import { isBefore } from './mark';

/** The wiki was restored from a backup after what a mark vouches for was read: nothing that is published joins on to it. */
export class OtherStateError extends Error {
  override readonly name = 'OtherStateError';
  readonly restoredAt: number;

  constructor(restoredAt: number) {
    super(`The wiki was restored at ${new Date(restoredAt).toISOString()}.`);
    this.restoredAt = restoredAt;
  }
}

/** The last times that the wiki was restored. */
export interface KnownRestoration {
  /** As far as anything said so: no copy of before is begun with. */
  at: number;
  /** As far as whoever follows was told, and has begun anew since: what follows is of that state. */
  told: number;
}

/** Throws where what is published says that the rows of a mark are of another state, which nobody was told yet. */
export function requireSameState(
  mark: Resume | undefined,
  restoredAt: number | undefined,
  known: KnownRestoration,
): void {
  if (noteRestoration([mark], restoredAt, known)) throw new OtherStateError(restoredAt ?? known.at);
}

/** Takes note of a restoration. Answers whether one of the marks is of before it, and nobody was told yet. */
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

/** Tells that, and brings nothing. */
export const restoredSnapshot = (entity: Collection, restoredAt: number): Snapshot => ({
  entity,
  events: [],
  unreadable: [],
  complete: false,
  restoredAt,
});
