import type { Json } from '@/lib/json';
import { fieldChanges, isNewRecord } from '@/model/proposals/delta';
import { findField } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { FieldPath } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { selectConfirmedValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import type { Why } from '@/wiki/editing/why';
import { draftOf, type Draft } from '../drafts/draft';
import { proposeChanges, proposeField } from './editingThunks';

export interface NameEdit {
  readonly id: string;
  readonly draft: Draft;
  /** First day of the new name: earlier matches keep the old one. `undefined` for a correction. */
  readonly since: string | undefined;
  readonly why: Why;
}

/**
 * Proposes another name for a player. For a change of name the proposal also adds the former one, so that
 * both are decided and reverted together. Throws a sentence for the dialog.
 */
export const proposeName =
  ({ id, draft, since, why }: NameEdit): AppThunk =>
  (dispatch, getState) => {
    const [name, formerNames] = [playerField('name'), playerField('formerNames')];
    const state = getState();
    const pending = selectPendingDelta(state, 'player', id, '');
    // An open proposal with the former name must drop it when the change turns into a correction.
    const gaveUp =
      pending !== undefined &&
      !isNewRecord(pending) &&
      (fieldChanges(pending) ?? []).some(({ field }) => field === formerNames);
    if (since === undefined && !gaveUp)
      return dispatch(proposeField({ collection: 'player', id, field: name, draft, why }));
    const known = selectConfirmedValue(state, 'player', id, formerNames) ?? null;
    const present = selectConfirmedValue(state, 'player', id, name) ?? null;
    const next = since === undefined ? known : [...listOf(known), { name: present, until: since }];
    const drafts = { name: draft, formerNames: draftOf(next) };
    return dispatch(proposeChanges({ collection: 'player', id, fields: [name, formerNames], drafts, why }));
  };

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

function playerField(path: FieldPath): FieldSpec {
  const field = findField('player', path);
  if (field === undefined) throw new Error(`Expected the field ${path} of players, found none`);
  return field;
}
