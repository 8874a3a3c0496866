import type { Json } from '@/lib/json';
import { fieldChanges, type Delta } from '@/model/proposals/delta';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';

const leading: ReadonlySet<FieldType> = new Set(['youtube', 'link', 'account']);

/** Fields that a reader can check without a source. */
const needsNoSource = ({ path, type }: FieldSpec): boolean => path === 'source' || leading.has(type);

/** A recording shows what happened. A website or an account only says whose it is. */
const isOwnSource = ({ path, type }: FieldSpec): boolean => path === 'source' || type === 'youtube';

export const isFact = (field: FieldSpec): boolean =>
  !field.ownScreen && field.path !== 'note' && !needsNoSource(field);

export const statesFacts = (delta: Delta): boolean =>
  (fieldChanges(delta) ?? []).some(({ field, value }) => value !== null && isFact(field));

export const givesSource = (delta: Delta): boolean =>
  delta.source !== undefined ||
  (fieldChanges(delta) ?? []).some(({ field, value }) => isOwnSource(field) && isSaid(value));

const isSaid = (value: Json): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
