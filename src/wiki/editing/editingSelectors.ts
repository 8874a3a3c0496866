import type { Json } from '@/lib/json';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/delta';
import { fieldsFor, fieldValue } from '@/model/fields';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { AnyRecord } from '@/model/records';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectCommandFor } from '../outbox/outboxSelectors';
import {
  selectBaseRecord,
  selectEvent,
  selectMatch,
  selectMatchIdsOfEvent,
  selectPendingDeltas,
  selectRecord,
} from '../records/recordsSelectors';
import { selectLikelyRole, selectUid } from '../session/sessionSelectors';
import { selectSport } from '../sports/sportsSelectors';

/** Tells whether the visitor may propose edits. */
export const selectMayEdit = (state: RootState): boolean => selectUid(state) !== undefined;

/**
 * Tells whether what opens a form has its room: with the last session's role already, before the user is remembered and
 * a form, which begins with its kept draft, may open.
 */
export const selectLikelyMayEdit = (state: RootState): boolean => selectLikelyRole(state) !== 'visitor';

/** The sport a record belongs to; `undefined` for players, and while the record is not at hand. */
export function selectSportOf(state: RootState, collection: Collection, id: string): string | undefined {
  if (collection === 'event') return selectEvent(state, id)?.sport.id;
  return collection === 'match' ? selectMatch(state, id)?.event.sport.id : undefined;
}

/** The fields of a record that people may edit: all of its collection while its sport is not known. */
export function selectFields(state: RootState, collection: Collection, id: string): readonly FieldSpec[] {
  const sport = selectSportOf(state, collection, id);
  return selectFieldsFor(state, collection, sport);
}

/** The fields that records of a sport have in a collection. */
const selectFieldsFor = createAppSelector(
  [
    (_state: RootState, collection: Collection) => collection,
    (state: RootState, _collection: Collection, sport: string | undefined) => selectSport(state, sport),
  ],
  (collection, sport): readonly FieldSpec[] => fieldsFor(collection, sport),
);

/** A field's value as the user should see it, the own proposal included; `null` when there is none. */
export function selectFieldValue(
  state: RootState,
  collection: Collection,
  id: string,
  field: FieldSpec,
): Json {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  return record === undefined ? null : fieldValue(record, field);
}

/** A field's value as the wiki has it; `undefined` while the record itself is only proposed. */
export function selectConfirmedValue(
  state: RootState,
  collection: Collection,
  id: string,
  field: FieldSpec,
): Json | undefined {
  const record: AnyRecord | undefined = selectBaseRecord(state, collection, id);
  return record && fieldValue(record, field);
}

/** The own open proposals that say something of a record, or of one of its fields. */
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

/** The own proposal that an edit of the field would overwrite. */
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

/** How the own proposals for a record or field stand, the most worrying first; `undefined` when there are none. */
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

/**
 * The first values of a new match of an event: the event's day, the next place on the card, the gender of the last
 * match.
 */
export function selectMatchBlank(
  state: RootState,
  eventId: string,
): Readonly<Record<'date' | 'order' | 'gender', Json>> {
  const card = selectMatchIdsOfEvent(state, eventId);
  const last = card.map((id) => selectMatch(state, id)).findLast((match) => match !== undefined);
  return {
    date: selectEvent(state, eventId)?.date ?? null,
    order: (last?.order ?? 0) + 1,
    gender: last?.gender ?? 'M',
  };
}
