import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { deltaId, userId, type DeltaId, type UserId } from '../ids';

export interface Audit {
  readonly id: DeltaId;
  readonly author: UserId;
  readonly at: number;
}

export const auditsAtOnce = 200;

export function parseAudit(input: unknown): Parsed<Audit> {
  const { id, author, at } = isJsonObject(input) ? input : {};
  return typeof id === 'string' && typeof author === 'string' && typeof at === 'number'
    ? parsed({ id: deltaId(id), author: userId(author), at })
    : unparsed(`audit/${typeof id === 'string' ? id : '?'}: expected an author and a time`);
}
