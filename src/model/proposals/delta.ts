import { dequal } from 'dequal';
import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import type { PathEdit } from '@/lib/path';
import type { Wait } from './objections';
import type { Cause } from '../cause';
import { fieldValue, findField } from '../records/fields';
import { fieldSpecs, type Collection } from '../schema/recordSchema';
import type { FieldSpec } from '../schema/fieldSpec';
import type { BundleId, DeltaId, UserId } from '../ids';
import type { AnyRecord } from '../records/records';
import type { Reply } from './thread';

export type DeltaStatus = 'new' | 'rejected' | 'applied';

/**
 * A proposed edit of one field or one whole record, or the deletion of a record. Moderators decide it; the
 * applied ones are the record's history.
 */
export interface Delta {
  readonly id: DeltaId;
  readonly collection: Collection;
  /** Empty for a new record, which takes the delta's own id. */
  readonly docId: string;
  /** A path of `fieldSpecs`; empty for a whole record. */
  readonly field: string;
  /**
   * A field's value, or `null` to clear it. For a record its editable fields by name, plus `sport` or `event`
   * when new; `null` deletes it.
   */
  readonly value: Json;
  /** The value the author saw, in the shape of `value`; absent for a new record. */
  readonly base?: Json;
  readonly author: UserId;
  /** Server time of the author's last write, epoch milliseconds. */
  readonly timestamp: number;
  readonly status: DeltaStatus;
  readonly note?: string;
  readonly source?: string;
  /** Shared by all proposals entered together, such as those of a card. */
  readonly bundle?: BundleId;
  readonly reason?: string;
  readonly reasonCause?: Cause;
  readonly decidedBy?: UserId;
  /** Epoch milliseconds. */
  readonly decidedAt?: number;
  /** The value that applying replaced, in the shape of `value`; the whole record for a deletion. */
  readonly before?: Json;
  /** Why applying failed. The delta stays `new` until a moderator decides. */
  readonly problem?: string;
  readonly problemCause?: Cause;
  readonly problemAt?: number;
  /**
   * Present where a moderator amended the value: the author's value, and the moderator. `value` is then the
   * amended one.
   */
  readonly amended?: { readonly proposed: Json; readonly by: UserId };
  /** The proposal that holds the fields a moderator left out when applying this one. */
  readonly rest?: DeltaId;
  /**
   * Present once it was reverted, with the account, the time and the reverting delta. A reverted deletion
   * names itself, since restoring needs no delta.
   */
  readonly reverted?: { readonly by: UserId; readonly at: number; readonly in: DeltaId };
  readonly trusted?: true;
  /** Present once a moderator applied a deletion or merge that waits for objections. */
  readonly waits?: Wait;
  /** Set while a deletion is applied, which takes several transactions: it is locked until that is finished. */
  readonly applying?: { readonly cursor: string };
  /** Messages between author and moderators, oldest first; public once the delta is applied. */
  readonly thread?: readonly Reply[];
}

export type Proposal = Pick<Delta, 'collection' | 'docId' | 'field' | 'value'> &
  Partial<Pick<Delta, 'base' | 'note' | 'source' | 'bundle'>>;

export const recordIdOf = (delta: Pick<Delta, 'id' | 'docId'>): string => delta.docId || delta.id;

export const isNewRecord = (delta: Pick<Delta, 'docId'>): boolean => delta.docId === '';

export const isNewEvent = (delta: Pick<Delta, 'docId' | 'collection'>): boolean =>
  delta.collection === 'event' && isNewRecord(delta);

export const isDeletion = ({ docId, field, value }: Pick<Delta, 'docId' | 'field' | 'value'>): boolean =>
  docId !== '' && field === '' && value === null;

export interface FieldChange {
  readonly field: FieldSpec;
  readonly value: Json;
}

/** Splits a delta by field, in the order of `fieldSpecs`; `undefined` for a deletion or an invalid shape. */
export function fieldChanges(
  delta: Pick<Delta, 'collection' | 'field' | 'value'>,
): readonly FieldChange[] | undefined {
  if (delta.field !== '') {
    const field = findField(delta.collection, delta.field);
    return field && [{ field, value: delta.value }];
  }
  const value = delta.value;
  if (!isJsonObject(value)) return undefined;
  return fieldSpecs[delta.collection].flatMap((field) => {
    const at = partOf(value, field);
    return at === undefined ? [] : [{ field, value: at }];
  });
}

export const valuesByPath = (
  delta: Pick<Delta, 'collection' | 'field' | 'value'>,
): ReadonlyMap<string, Json> =>
  new Map((fieldChanges(delta) ?? []).map(({ field, value }) => [field.path, value]));

export const valuesSeen = (
  delta: Pick<Delta, 'collection' | 'field' | 'value' | 'base'>,
): ReadonlyMap<string, Json> =>
  valuesByPath({ ...delta, value: delta.base ?? (delta.field === '' ? {} : null) });

/**
 * The part of a whole-record value that belongs to one field. A side with an id or a name replaces the
 * player; without either it only changes the score.
 */
function partOf(value: Json, field: FieldSpec): Json | undefined {
  const [first = '', second] = field.path.split('.');
  if (!isJsonObject(value) || !Object.hasOwn(value, first)) return undefined;
  const at = value[first];
  if (second !== undefined) return isJsonObject(at) && Object.hasOwn(at, second) ? at[second] : undefined;
  if (field.type !== 'player' || !isJsonObject(at)) return at;
  return Object.hasOwn(at, 'id') || Object.hasOwn(at, 'name')
    ? { id: at['id'] ?? null, name: at['name'] ?? null }
    : undefined;
}

/** The writes of one field change. A player field writes id and cached name and leaves the score alone. */
export function pathEdits({ field, value }: FieldChange): readonly PathEdit[] {
  if (field.type !== 'player' || !isJsonObject(value)) return [{ path: field.path, value }];
  return ['id', 'name'].map((key) => ({ path: `${field.path}.${key}`, value: value[key] ?? null }));
}

/** Compares two values of a field. Players compare by id, because the cached name may have been refreshed. */
export function sameFieldValue(field: FieldSpec, a: Json | undefined, b: Json | undefined): boolean {
  if (field.type === 'player' && isJsonObject(a) && isJsonObject(b)) return a['id'] === b['id'];
  return dequal(a ?? null, b ?? null);
}

/**
 * The fields where the live record has neither the value the author saw nor the one the author wants.
 * Applying the delta would overwrite somebody's work there.
 */
export function conflictingFields(
  delta: Pick<Delta, 'collection' | 'field' | 'value' | 'base'>,
  live: unknown,
): readonly FieldSpec[] {
  const seen = valuesSeen(delta);
  return (fieldChanges(delta) ?? [])
    .filter(({ field, value }) => {
      const now = fieldValue(live, field);
      return !sameFieldValue(field, now, seen.get(field.path)) && !sameFieldValue(field, now, value);
    })
    .map(({ field }) => field);
}

export function valuesBefore(delta: Pick<Delta, 'collection' | 'field' | 'value'>, live: unknown): Json {
  const changes = fieldChanges(delta) ?? [];
  const [only] = changes;
  if (delta.field !== '') return only ? fieldValue(live, only.field) : null;
  return buildValue(changes.map(({ field }) => ({ field, value: fieldValue(live, field) })));
}

export function valueOfRecord(collection: Collection, record: AnyRecord): Json {
  const changes = fieldSpecs[collection].map((field) => ({ field, value: fieldValue(record, field) }));
  return {
    ...buildValue(changes.filter(({ value }) => value !== null)),
    ...('event' in record && { event: { ...record.event, sport: { ...record.event.sport } } }),
    ...('sport' in record && { sport: { ...record.sport } }),
  };
}

export function buildValue(changes: readonly FieldChange[]): JsonObject {
  const value: Record<string, Json> = {};
  for (const { field, value: part } of changes) {
    const [first = '', second] = field.path.split('.');
    const at = value[first];
    const side = isJsonObject(at) ? at : {};
    if (second !== undefined) value[first] = { ...side, [second]: part };
    else value[first] = field.type === 'player' && isJsonObject(part) ? { ...side, ...part } : part;
  }
  return value;
}
