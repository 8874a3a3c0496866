import { video as texts } from '@/language/en/video';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { isNewRecord, sameFieldValue } from '@/model/proposals/delta';
import { findField } from '@/model/records/fields';
import type { Video } from '@/model/records/youtube';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { selectConfirmedValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import type { MomentChange } from './momentsForm';

export interface SavedMoments {
  readonly event: string;
  readonly video: Video | undefined;
  readonly changes: readonly MomentChange[];
  readonly why: Why;
}

/**
 * Proposes the moments as one bundle. All commands are queued in one turn, so the device stores and sends them
 * together. Throws `NotProposed` for the form.
 */
export const saveMoments =
  ({ event, video, changes, why }: SavedMoments): AppThunk =>
  (dispatch) => {
    const given = dispatch(givenTogether(why));
    if (video !== undefined) dispatch(proposeVideo('event', event, video, given));
    for (const { match, after } of changes) dispatch(proposeVideo('match', match.id, after, given));
    dispatch(
      successShown(
        `moments/${event}`,
        message(texts.proposed, { count: changes.length + (video === undefined ? 0 : 1) }),
      ),
    );
  };

const proposeVideo =
  (collection: Collection, id: string, video: Video | undefined, given: Together): AppThunk =>
  (dispatch, getState) => {
    const field = findField(collection, 'youtube');
    if (field === undefined) throw new Error(`Expected the field youtube of ${collection}.`);
    const value = video ?? null;
    const pending = selectPendingDelta(getState(), collection, id, field.path);
    const confirmed = selectConfirmedValue(getState(), collection, id, field);
    const isOwn = pending !== undefined && !isNewRecord(pending);
    if (isOwn && confirmed !== undefined && sameFieldValue(field, value, confirmed)) {
      dispatch(withdrawDelta(pending.id));
      return;
    }
    // A match that is only proposed stays in the bundle of its card.
    const { bundle, ...why } = given;
    const delta = dispatch(
      upsertDelta({
        collection,
        docId: id,
        field: field.path,
        value,
        ...(pending !== undefined && isNewRecord(pending) ? {} : { ...why, bundle }),
      }),
    );
    if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
  };
