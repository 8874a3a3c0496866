import { isJsonObject } from '@/lib/json';
import { fieldChanges, isNewRecord, type Delta } from './delta';

/**
 * The meaning of a proposed player name.
 *
 *   fix      the name was misspelt: it changes in every match
 *   update   the person took another name: matches before a day keep the former one
 */
export type NameChange =
  | { readonly kind: 'fix' }
  | { readonly kind: 'update'; readonly name: string; readonly until: string };

export function nameChangeOf(
  delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value' | 'base'>,
): NameChange | undefined {
  if (delta.collection !== 'player' || isNewRecord(delta)) return undefined;
  const changes = fieldChanges(delta) ?? [];
  if (!changes.some(({ field }) => field.path === 'name')) return undefined;
  const former = changes.find(({ field }) => field.path === 'formerNames')?.value;
  const seen = isJsonObject(delta.base) ? delta.base['name'] : undefined;
  const given = Array.isArray(former)
    ? former.filter(isJsonObject).find(({ name }) => name === seen)
    : undefined;
  const { name, until } = given ?? {};
  return typeof name === 'string' && typeof until === 'string'
    ? { kind: 'update', name, until }
    : { kind: 'fix' };
}
