import type { Json, JsonObject } from '@/lib/json';
import { buildValue, fieldChanges, isNewRecord, sameFieldValue, type Delta } from '@/model/proposals/delta';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectConfirmedValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { draftValue, nameOfDraft, type Draft, type Drafts } from '../drafts/draft';
import { valueOf } from '../drafts/recordValue';

/** What a form is about to propose. `id` is that of the own open proposal that it replaces. */
export type ProposalAhead = Pick<Delta, 'collection' | 'docId' | 'field' | 'value'> &
  Partial<Pick<Delta, 'id' | 'base'>>;

/**
 * The typed values of a stored record that differ from the confirmed ones; `undefined` if none does. `path` is the
 * field of the proposal, empty for one of the whole record.
 */
export function selectEditAhead(
  state: RootState,
  { collection, id, fields, drafts }: EditedRecord,
  path: string,
): ProposalAhead | undefined {
  const changes = fields.flatMap((field) => {
    const [draft, before] = [drafts[field.path], selectConfirmedValue(state, collection, id, field)];
    const value = draft && valueAhead(field, draft);
    const isSaid = value === undefined || before === undefined || sameFieldValue(field, value, before);
    return isSaid ? [] : [{ field, value, before }];
  });
  const [only] = changes;
  if (only === undefined) return undefined;
  const pending = selectPendingDelta(state, collection, id, path);
  return {
    collection,
    docId: id,
    field: path,
    value: path !== '' ? only.value : buildValue(changes),
    base:
      path !== '' ? only.before : buildValue(changes.map(({ field, before }) => ({ field, value: before }))),
    ...(pending && { id: pending.id }),
  };
}

export interface EditedRecord {
  readonly collection: Collection;
  readonly id: string;
  readonly fields: readonly FieldSpec[];
  readonly drafts: Drafts;
}

/** Like `selectEditAhead` for a form of all facts: an own open edit of the record keeps its other fields. */
export function selectFactsAhead(
  state: RootState,
  { collection, id, fields, drafts }: EditedRecord,
  typed: Drafts,
): ProposalAhead | undefined {
  if (Object.keys(typed).length === 0) return undefined;
  const pending = selectPendingDelta(state, collection, id, '');
  const kept = (pending && !isNewRecord(pending) && fieldChanges(pending)) || [];
  const proposed = fields.filter(
    ({ path }) => Object.hasOwn(typed, path) || kept.some(({ field }) => field.path === path),
  );
  return selectEditAhead(state, { collection, id, fields: proposed, drafts }, '');
}

/** A new record. `within` has what is not typed: the event of a match, the sport of an event. */
export const newRecordAhead = (
  collection: Collection,
  drafts: Drafts,
  within: JsonObject = {},
): ProposalAhead => ({
  collection,
  docId: '',
  field: '',
  value: { ...valueOf(collection, drafts, valueAhead), ...within },
});

/** `undefined` while a side is missing: nothing is known about half a match. */
export function selectMatchAhead(state: RootState, event: string, drafts: Drafts): ProposalAhead | undefined {
  const { date, sport } = selectEvent(state, event) ?? {};
  const sides = [drafts['player1'], drafts['player2']];
  if (date === undefined || sport === undefined || !sides.every((side) => side && nameOfDraft(side) !== ''))
    return undefined;
  return newRecordAhead('match', drafts, { event: { id: event, date, sport: { id: sport.id } } });
}

/** A new player has no id before the form is sent. */
const valueAhead = (field: FieldSpec, draft: Draft): Json | undefined =>
  draft.kind === 'newPlayer' ? { id: '', name: draft.name } : draftValue(field, draft);
