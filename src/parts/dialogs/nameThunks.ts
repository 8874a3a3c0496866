import type { Json } from '@/lib/json';
import { otherNames } from '@/model/identity/namesOfPlayer';
import { canTeach, spellingOf } from '@/model/names/spelling';
import { fieldChanges, isNewRecord } from '@/model/proposals/delta';
import { findField } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { limits } from '@/model/schema/limits';
import type { FieldPath } from '@/model/schema/recordSchema';
import type { AppThunk, RootState } from '@/store/typed';
import { selectConfirmedValue, selectFieldValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import type { Why } from '@/wiki/editing/why';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { draftOf, type Draft } from '../drafts/draft';
import { proposeChanges, proposeField } from './editingThunks';
import type { EditedRecord } from './proposalAhead';

export interface NameEdit {
  readonly id: string;
  readonly draft: Draft;
  /** First day of the new name: earlier matches keep the old one. `undefined` for a correction. */
  readonly since: string | undefined;
  readonly why: Why;
}

/**
 * Proposes another name for a player. For a change of name the proposal also adds the former one, for a correction the
 * misspelling by which searches find the player, so that both are decided and reverted together. Throws a sentence for
 * the dialog.
 */
export const proposeName =
  ({ why, ...edit }: NameEdit): AppThunk =>
  (dispatch, getState) => {
    const change = selectNameChange(getState(), edit);
    const [only, ...more] = change.fields;
    return dispatch(
      only !== undefined && more.length === 0
        ? proposeField({ collection: 'player', id: edit.id, field: only, draft: edit.draft, why })
        : proposeChanges({ ...change, why }),
    );
  };

export function selectNameChange(
  state: RootState,
  { id, draft, since }: Omit<NameEdit, 'why'>,
): EditedRecord {
  const [name, formerNames, spellings] = [
    playerField('name'),
    playerField('formerNames'),
    playerField('spellings'),
  ];
  const pending = selectPendingDelta(state, 'player', id, '');
  const open = pending === undefined || isNewRecord(pending) ? [] : (fieldChanges(pending) ?? []);
  const isOpen = (field: FieldSpec) => open.some((change) => change.field === field);
  const present = selectConfirmedValue(state, 'player', id, name) ?? null;
  const former = listOf(selectConfirmedValue(state, 'player', id, formerNames));
  const misspelling = since === undefined ? misspellingOf(state, id, draft) : undefined;
  const known = listOf(selectConfirmedValue(state, 'player', id, spellings));
  const others = listOf(selectFieldValue(state, 'player', id, spellings)).filter(
    (each) => each !== present || known.includes(each),
  );
  const drafts = {
    name: draft,
    ...((since !== undefined || isOpen(formerNames)) && {
      formerNames: draftOf(since === undefined ? former : [...former, { name: present, until: since }]),
    }),
    ...((misspelling !== undefined || isOpen(spellings)) && {
      spellings: draftOf(misspelling === undefined ? others : [...others, misspelling]),
    }),
  };
  const fields = [name, formerNames, spellings].filter(({ path }) => Object.hasOwn(drafts, path));
  return { collection: 'player', id, fields, drafts };
}

/** The present name, if it may find the player from now on and the new one would not find it too. */
function misspellingOf(state: RootState, id: string, draft: Draft): string | undefined {
  const player = selectBaseRecord(state, 'player', id);
  const typed = draft.kind === 'value' && typeof draft.value === 'string' ? draft.value : undefined;
  if (player === undefined || typed === undefined || !canTeach(player.name)) return undefined;
  const names = [typed, ...otherNames(player)].map(spellingOf);
  const hasRoom = (player.spellings?.length ?? 0) < limits.spellings;
  return hasRoom && !names.includes(spellingOf(player.name)) ? player.name : undefined;
}

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

function playerField(path: FieldPath): FieldSpec {
  const field = findField('player', path);
  if (field === undefined) throw new Error(`Expected the field ${path} of players, found none`);
  return field;
}
