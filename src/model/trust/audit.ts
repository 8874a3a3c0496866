import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { deltaId, userId, type DeltaId, type UserId } from '../ids';

/** An edit that was applied at once and that a moderator is to look at. */
export interface Audit {
  /** The delta. */
  readonly id: DeltaId;
  readonly author: UserId;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** More than these nobody looks at in one go. */
export const auditsAtOnce = 200;

/** A stored audit, with its id and its time in epoch milliseconds. */
export function parseAudit(input: unknown): Parsed<Audit> {
  const { id, author, at } = isJsonObject(input) ? input : {};
  return typeof id === 'string' && typeof author === 'string' && typeof at === 'number'
    ? parsed({ id: deltaId(id), author: userId(author), at })
    : unparsed(`audit/${typeof id === 'string' ? id : '?'}: expected an author and a time`);
}
