import { editing } from '@/language/en/editing';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { sameFieldValue } from '@/model/delta';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { resolvePlayer } from '@/wiki/proposals/recordsThunks';
import { draftValue, type Draft } from './draft';
import { selectConfirmedValue, selectFieldValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { givenWhy, type Why } from '@/wiki/editing/why';

export interface FieldEdit {
  readonly collection: Collection;
  readonly id: string;
  readonly field: FieldSpec;
  readonly draft: Draft;
  readonly why: Why;
}

/**
 * Proposes what was typed for one field, an unknown player first. What the wiki says already needs no proposal: an open
 * one is withdrawn then. Throws a sentence for the dialog.
 */
export const proposeField =
  ({ collection, id, field, draft, why }: FieldEdit): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const pending = selectPendingDelta(state, collection, id, field.path);
    const confirmed = selectConfirmedValue(state, collection, id, field);
    const typed = draftValue(field, draft);
    if (confirmed !== undefined && typed !== undefined && sameFieldValue(field, typed, confirmed)) {
      // Another proposal, for the whole record, may still say something else; then this one must speak against it.
      const shown = selectFieldValue(state, collection, id, field);
      if (pending) return dispatch(withdrawDelta(pending.id));
      if (sameFieldValue(field, shown, confirmed)) return undefined;
    }
    const value =
      draft.kind === 'newPlayer' ? { ...dispatch(resolvePlayer({ newName: draft.name })) } : (typed ?? null);
    const delta = dispatch(
      upsertDelta({
        collection,
        docId: id,
        field: field.path,
        value,
        ...givenWhy(why, pending !== undefined),
      }),
    );
    if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
    dispatch(noticeShown(proposedNotice(delta)));
    return undefined;
  };

/** Tells that a proposal was taken; one per proposal, so that a second edit of the same replaces it. */
export const proposedNotice = (delta: string) =>
  ({
    id: `proposed/${delta}`,
    message: message(editing.proposed),
    tone: 'success',
  }) as const;
