import { editing } from '@/language/en/editing';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import type { Json } from '@/lib/json';
import {
  buildValue,
  fieldChanges,
  isNewRecord,
  sameFieldValue,
  type FieldChange,
} from '@/model/proposals/delta';
import type { BundleId } from '@/model/ids';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { resolvePlayer } from '@/wiki/proposals/recordsThunks';
import { draftOf, draftValue, emptyDraft, type Draft, type Drafts } from '../drafts/draft';
import {
  selectConfirmedValue,
  selectFields,
  selectFieldValue,
  selectPendingDelta,
} from '@/wiki/editing/editingSelectors';
import { givenTogether, givenWhy, noWhy, type Why } from '@/wiki/editing/why';

export interface FieldEdit {
  readonly collection: Collection;
  readonly id: string;
  readonly field: FieldSpec;
  readonly draft: Draft;
  readonly why: Why;
}

/**
 * Proposes the typed value of one field, after an unknown player in it. If the wiki already has the value, an
 * own open proposal is withdrawn instead. Throws a sentence for the dialog.
 */
export const proposeField =
  ({ collection, id, field, draft, why }: FieldEdit): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const pending = selectPendingDelta(state, collection, id, field.path);
    const confirmed = selectConfirmedValue(state, collection, id, field);
    const typed = draftValue(field, draft);
    if (confirmed !== undefined && typed !== undefined && sameFieldValue(field, typed, confirmed)) {
      // An own proposal of the whole record may have another value for the field; then this one must still be
      // proposed to override it.
      const shown = selectFieldValue(state, collection, id, field);
      if (pending) return dispatch(withdrawDelta(pending.id));
      if (sameFieldValue(field, shown, confirmed)) return undefined;
    }
    const bundle = dispatch(bundleWith([draft]));
    const value = dispatch(valueOfDraft(field, draft, bundle));
    const delta = dispatch(
      upsertDelta({
        collection,
        docId: id,
        field: field.path,
        value,
        ...givenWhy(why, pending !== undefined),
        ...(bundle && { bundle }),
      }),
    );
    if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
    dispatch(noticeShown(proposedNotice(delta)));
    return undefined;
  };

export interface FactsEdit {
  readonly collection: Collection;
  readonly id: string;
  readonly drafts: Drafts;
  readonly why: Why;
}

/**
 * Proposes typed fields as one edit of the whole record, after unknown players in them. It contains the
 * differences to the confirmed record. An own open edit of the record is continued and keeps its other
 * fields. Own open edits of single typed fields are replaced. An edit without a difference is withdrawn.
 * Throws a sentence for the dialog.
 */
export const proposeFacts =
  (edit: FactsEdit): AppThunk =>
  (dispatch, getState) =>
    dispatch(proposeChanges({ ...edit, fields: selectFields(getState(), edit.collection, edit.id) }));

/** Like `proposeFacts`, also for fields that are not in the form of facts. */
export const proposeChanges =
  ({
    collection,
    id,
    fields,
    drafts,
    why,
  }: FactsEdit & { readonly fields: readonly FieldSpec[] }): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const typed = fields.filter(({ path }) => Object.hasOwn(drafts, path));
    if (typed.length === 0) return;
    const pending = selectPendingDelta(state, collection, id, '');
    const pendingOf = ({ path }: FieldSpec) => {
      const single = selectPendingDelta(state, collection, id, path);
      return single && single.field !== '' ? single : undefined;
    };
    const isTyped = ({ field }: FieldChange) => typed.some(({ path }) => path === field.path);
    const kept = pending && !isNewRecord(pending) ? (fieldChanges(pending) ?? []) : [];
    const bundle = dispatch(bundleWith(typed.map(({ path }) => drafts[path] ?? emptyDraft)));
    const changes = [
      ...kept.filter((change) => !isTyped(change)),
      ...typed.flatMap((field) => {
        const draft = drafts[field.path] ?? emptyDraft;
        const confirmed = selectConfirmedValue(state, collection, id, field);
        return isSaid(field, draft, confirmed)
          ? []
          : [{ field, value: dispatch(valueOfDraft(field, draft, bundle)) }];
      }),
    ];
    const given = { ...givenWhy(why, pending !== undefined), ...(bundle && { bundle }) };
    if (changes.length > 0) {
      const value = buildValue(changes);
      const delta = dispatch(
        upsertDelta({ collection, docId: id, field: '', value, replaces: true, ...given }),
      );
      if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
      dispatch(noticeShown(proposedNotice(delta)));
    } else if (pending && !isNewRecord(pending)) dispatch(withdrawDelta(pending.id));
    for (const single of typed.map(pendingOf)) if (single) dispatch(withdrawDelta(single.id));
  };

function isSaid(field: FieldSpec, draft: Draft, confirmed: Json | undefined): boolean {
  const typed = draftValue(field, draft);
  if (typed === undefined || confirmed === undefined) return false;
  return sameFieldValue(field, typed, draftValue(field, draftOf(confirmed)));
}

const bundleWith =
  (drafts: readonly Draft[]): AppThunk<BundleId | undefined> =>
  (dispatch) =>
    drafts.some(({ kind }) => kind === 'newPlayer') ? dispatch(givenTogether(noWhy)).bundle : undefined;

const valueOfDraft =
  (field: FieldSpec, draft: Draft, bundle: BundleId | undefined): AppThunk<Json> =>
  (dispatch) =>
    draft.kind === 'newPlayer'
      ? { ...dispatch(resolvePlayer({ newName: draft.name }, bundle)) }
      : (draftValue(field, draft) ?? null);

/** Confirms a proposal. The id is the proposal's, so that a second edit of it replaces the notice. */
export const proposedNotice = (delta: string) =>
  ({
    id: `proposed/${delta}`,
    message: message(editing.proposed),
    tone: 'success',
  }) as const;
