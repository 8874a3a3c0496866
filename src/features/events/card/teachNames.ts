import { findField } from '@/model/records/fields';
import type { AppThunk } from '@/store/typed';
import { draftOf, draftValue } from '@/parts/drafts/draft';
import { selectPendingDelta } from '@/wiki/editing/editingSelectors';
import type { Together } from '@/wiki/editing/why';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import type { CardRow } from './cardForm';
import { selectTaughtNames } from './taughtSelectors';

/** Proposes the names that the rows add: one edit of `spellings` per player. Never throws. */
export const teachNames =
  (rows: readonly CardRow[], given: Together, forgotten?: readonly string[]): AppThunk =>
  (dispatch, getState) => {
    const taught = selectTaughtNames(getState(), rows, forgotten).filter(({ isForgotten }) => !isForgotten);
    for (const id of new Set(taught.map((name) => name.id))) {
      const names = taught.filter((name) => name.id === id).map(({ written }) => written);
      try {
        dispatch(addSpellings(id, names, given));
      } catch (error) {
        // The matches are already queued. If the author saw an error here, they would send the card twice.
        console.error(`Other names of player/${id} could not be proposed`, error);
      }
    }
  };

const addSpellings =
  (id: string, names: readonly string[], given: Together): AppThunk =>
  (dispatch, getState) => {
    const field = findField('player', 'spellings');
    if (field === undefined) return;
    const known = selectPlayer(getState(), id)?.spellings ?? [];
    const pending = selectPendingDelta(getState(), 'player', id, field.path);
    dispatch(
      upsertDelta({
        collection: 'player',
        docId: id,
        field: field.path,
        value: draftValue(field, draftOf([...known, ...names])) ?? null,
        // A continued own proposal keeps its reasons.
        ...(pending === undefined && given),
      }),
    );
  };
