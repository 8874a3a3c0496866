import type { Json } from '@/lib/json';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { fieldsFor, fieldValue } from '@/model/records/fields';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { AnyRecord } from '@/model/records/records';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectCommandFor } from '../outbox/outboxSelectors';
import {
  selectBaseRecord,
  selectEvent,
  selectMatch,
  selectPendingDeltas,
  selectRecord,
  selectMatchesOfEvent,
} from '../records/recordsSelectors';
import { selectLikelyRole, selectUid } from '../session/sessionSelectors';
import { selectSport } from '../sports/sportsSelectors';

export const selectMayEdit = (state: RootState): boolean => selectUid(state) !== undefined;

/**
 * Whether to reserve room for edit controls. Uses the last session's role before sign-in is known: a form
 * begins with its kept draft, so it may open only later.
 */
export const selectLikelyMayEdit = (state: RootState): boolean => selectLikelyRole(state) !== 'visitor';

/** `undefined` for players, and while the record is not on this device. */
export function selectSportOf(state: RootState, collection: Collection, id: string): string | undefined {
  if (collection === 'event') return selectEvent(state, id)?.sport.id;
  return collection === 'match' ? selectMatch(state, id)?.event.sport.id : undefined;
}

/** The editable fields of a record. All fields of the collection while the sport is unknown. */
export function selectFields(state: RootState, collection: Collection, id: string): readonly FieldSpec[] {
  const sport = selectSportOf(state, collection, id);
  return selectFieldsFor(state, collection, sport);
}

const selectFieldsFor = createAppSelector(
  [
    (_state: RootState, collection: Collection) => collection,
    (state: RootState, _collection: Collection, sport: string | undefined) => selectSport(state, sport),
  ],
  (collection, sport): readonly FieldSpec[] => fieldsFor(collection, sport),
);

/** The value with the user's own proposals applied; `null` if there is none. */
export function selectFieldValue(
  state: RootState,
  collection: Collection,
  id: string,
  field: FieldSpec,
): Json {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  return record === undefined ? null : fieldValue(record, field);
}

/** The server's value; `undefined` while the record is only proposed. */
export function selectConfirmedValue(
  state: RootState,
  collection: Collection,
  id: string,
  field: FieldSpec,
): Json | undefined {
  const record: AnyRecord | undefined = selectBaseRecord(state, collection, id);
  return record && fieldValue(record, field);
}

function pendingDeltas(
  state: RootState,
  collection: Collection,
  id: string,
  path: string | undefined,
): readonly Delta[] {
  const deltas = selectPendingDeltas(state, collection, id);
  if (path === undefined) return deltas;
  return deltas.filter((delta) => fieldChanges(delta)?.some(({ field }) => field.path === path));
}

/** The user's proposal that a new edit of the field would overwrite. */
export const selectPendingDelta = (
  state: RootState,
  collection: Collection,
  id: string,
  path: string,
): Delta | undefined =>
  selectPendingDeltas(state, collection, id).findLast(
    (delta) => isNewRecord(delta) || (delta.field === path && !isDeletion(delta)),
  );

export type PendingStatus = 'pending' | 'onDevice' | 'failed';

/** The most worrying status of the user's proposals for a record or field; `undefined` if there are none. */
export function selectPendingStatus(
  state: RootState,
  collection: Collection,
  id: string,
  path?: string,
): PendingStatus | undefined {
  const deltas = pendingDeltas(state, collection, id, path);
  if (deltas.length === 0) return undefined;
  const states = deltas.map((delta) => selectCommandFor(state, `delta/${delta.id}`)?.state);
  if (states.some((at) => at === 'failed' || at === 'conflict')) return 'failed';
  return states.some((at) => at !== undefined) ? 'onDevice' : 'pending';
}

export function selectMatchBlank(
  state: RootState,
  eventId: string,
): Readonly<Record<'date' | 'datePrecision' | 'order' | 'gender', Json>> {
  const event = selectEvent(state, eventId);
  const last = selectMatchesOfEvent(state, eventId).at(-1);
  return {
    date: event?.date ?? null,
    datePrecision: event?.datePrecision ?? null,
    order: (last?.order ?? 0) + 1,
    gender: last?.gender ?? 'M',
  };
}
