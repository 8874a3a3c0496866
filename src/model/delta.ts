import { dequal } from 'dequal';
import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import type { PathEdit } from '@/lib/path';
import type { Cause } from './cause';
import { fieldValue, findField } from './fields';
import { fieldSpecs, type Collection } from './schema/recordSchema';
import type { FieldSpec } from './schema/fieldSpec';
import type { BundleId, DeltaId, UserId } from './ids';
import type { AnyRecord } from './records';
import type { Reply } from './thread';

export type DeltaStatus = 'new' | 'rejected' | 'applied';

/**
 * A proposed edit of one field or one whole record, or the deletion of a record, decided by moderators. Applied ones are
 * the record's history.
 */
export interface Delta {
  readonly id: DeltaId;
  readonly collection: Collection;
  /** Empty for a new record, which then takes the delta's own id, before and after it is applied. */
  readonly docId: string;
  /** A path of `fieldSpecs`; empty for a whole record. */
  readonly field: string;
  /**
   * For a field its value, `null` to clear it; for a record the editable fields by name, plus `sport` or `event` when new;
   * `null` for its deletion.
   */
  readonly value: Json;
  /** The value that the author saw, in the shape of `value`; absent for a new record. */
  readonly base?: Json;
  readonly author: UserId;
  /** Server time of the author's last write, epoch milliseconds. */
  readonly timestamp: number;
  readonly status: DeltaStatus;
  /** Why, in the author's words. */
  readonly note?: string;
  /** From where the author knows. */
  readonly source?: string;
  /** Shared by all that its author entered in the same turn, such as a card. */
  readonly bundle?: BundleId;
  /** Why a moderator rejected it. */
  readonly reason?: string;
  /** The meaning of `reason` and `problem`, unless a person wrote it. */
  readonly reasonCause?: Cause;
  readonly decidedBy?: UserId;
  /** Epoch milliseconds. */
  readonly decidedAt?: number;
  /** The value that applying replaced, in the shape of `value`; of a deletion the whole record. */
  readonly before?: Json;
  /** Why applying failed, and when in epoch milliseconds; it stays `new` until a moderator decides. */
  readonly problem?: string;
  readonly problemCause?: Cause;
  readonly problemAt?: number;
  /** The author's value where a moderator has applied another one, which is `value` since, and who that was. */
  readonly amended?: { readonly proposed: Json; readonly by: UserId };
  /** The proposal that has the fields which were not applied with it. */
  readonly rest?: DeltaId;
  /**
   * Its reversion since it was applied: by whom, when, and by which delta; of a deletion by itself, since restoring needs none.
   */
  readonly reverted?: { readonly by: UserId; readonly at: number; readonly in: DeltaId };
  /** True if it was applied at once, because its author has earned trust in such edits. */
  readonly trusted?: true;
  /** Set while a deletion is applied, which takes several transactions: it is locked until that is finished. */
  readonly applying?: { readonly cursor: string };
  /** The words of its author and of moderators about it, oldest first; once it is applied everyone can read it. */
  readonly thread?: readonly Reply[];
}

/** The part of a delta its author decides. */
export type Proposal = Pick<Delta, 'collection' | 'docId' | 'field' | 'value'> &
  Partial<Pick<Delta, 'base' | 'note' | 'source' | 'bundle'>>;

/** The id of the record a delta is about: its own when it proposes a new one. */
export const recordIdOf = (delta: Pick<Delta, 'id' | 'docId'>): string => delta.docId || delta.id;

export const isNewRecord = (delta: Pick<Delta, 'docId'>): boolean => delta.docId === '';

/** Tells whether it says that its record is to be deleted. */
export const isDeletion = ({ docId, field, value }: Pick<Delta, 'docId' | 'field' | 'value'>): boolean =>
  docId !== '' && field === '' && value === null;

/** One editable field and what a delta makes of it. */
export interface FieldChange {
  readonly field: FieldSpec;
  readonly value: Json;
}

/** A delta taken apart by field, in the order of `fieldSpecs`; `undefined` of a deletion, and if it is no valid shape. */
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

/**
 * The part of a whole-record value that is about one field. A side with an id names a player; without one it only
 * changes the score.
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

/** The writes a field's change makes: a player sets who and the cached name, and leaves the score alone. */
export function pathEdits({ field, value }: FieldChange): readonly PathEdit[] {
  if (field.type !== 'player' || !isJsonObject(value)) return [{ path: field.path, value }];
  return ['id', 'name'].map((key) => ({ path: `${field.path}.${key}`, value: value[key] ?? null }));
}

/** Tells whether two values of a field mean the same: players by id, since the cached name may have been refreshed. */
export function sameFieldValue(field: FieldSpec, a: Json | undefined, b: Json | undefined): boolean {
  if (field.type === 'player' && isJsonObject(a) && isJsonObject(b)) return a['id'] === b['id'];
  return dequal(a ?? null, b ?? null);
}

/**
 * The fields of the live record that are neither what the author saw nor what the author wants:
 * applying the delta over them would destroy somebody's work.
 */
export function conflictingFields(
  delta: Pick<Delta, 'collection' | 'field' | 'value' | 'base'>,
  live: unknown,
): readonly FieldSpec[] {
  const seen = new Map(
    (fieldChanges({ ...delta, value: delta.base ?? (delta.field === '' ? {} : null) }) ?? []).map(
      (change) => [change.field.path, change.value],
    ),
  );
  return (fieldChanges(delta) ?? [])
    .filter(({ field, value }) => {
      const now = fieldValue(live, field);
      return !sameFieldValue(field, now, seen.get(field.path)) && !sameFieldValue(field, now, value);
    })
    .map(({ field }) => field);
}

/** The values that `live` has where the delta would write, in the shape of the delta's `value`. */
export function valuesBefore(delta: Pick<Delta, 'collection' | 'field' | 'value'>, live: unknown): Json {
  const changes = fieldChanges(delta) ?? [];
  const [only] = changes;
  if (delta.field !== '') return only ? fieldValue(live, only.field) : null;
  return buildValue(changes.map(({ field }) => ({ field, value: fieldValue(live, field) })));
}

/** The whole record as the `value` of a delta that would make it anew: what people edit of it, and what it names besides. */
export function valueOfRecord(collection: Collection, record: AnyRecord): Json {
  const changes = fieldSpecs[collection].map((field) => ({ field, value: fieldValue(record, field) }));
  return {
    ...(buildValue(changes.filter(({ value }) => value !== null)) as JsonObject),
    ...('event' in record && { event: { ...record.event, sport: { ...record.event.sport } } }),
    ...('sport' in record && { sport: { ...record.sport } }),
  };
}

/** The whole-record `value` that says these changes. */
export function buildValue(changes: readonly FieldChange[]): Json {
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
