import { dequal } from 'dequal';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectFields, selectPendingDelta, selectSportOf } from '@/wiki/editing/editingSelectors';
import { recordNouns } from '../words/sportWords';
import { ChangedSince } from './ChangedSince';
import { proposeFacts } from './editingThunks';
import type { Why } from '@/wiki/editing/why';
import { inFormOrder } from '../forms/formOrder';
import { selectFactsAhead } from './proposalAhead';
import { RecordDialog } from './RecordDialog';
import { selectShownDrafts } from '../drafts/shownDrafts';

export interface EditFactsDialogProps {
  readonly collection: Collection;
  readonly id: string;
  readonly recordName?: string | undefined;
  /** The only fields in the form, by path; all of them by default. */
  readonly only?: readonly string[] | undefined;
  readonly why?: Why | undefined;
  readonly whyHint?: string | undefined;
  readonly onClose: () => void;
}

/** Edits all facts of a record in one proposal. Starts with the shown values, own open proposals included. */
export function EditFactsDialog({
  collection,
  id,
  recordName,
  only,
  why,
  whyHint,
  onClose,
}: EditFactsDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const sport = useAppSelector((state) => selectSportOf(state, collection, id));
  const fields = useAppSelector((state) => selectFields(state, collection, id));
  const pending = useAppSelector((state) => selectPendingDelta(state, collection, id, ''));
  const shown = useAppSelector((state) => selectShownDrafts(state, collection, id), dequal);
  // Values when the form opened: later changes to the record were not typed here.
  const [initial] = useState(shown);
  return (
    <RecordDialog
      collection={collection}
      form={`${collection}/${id}/${only?.join() ?? 'facts'}`}
      title={t(editing.editRecord, { record: recordName ?? t(recordNouns[collection]) })}
      fields={inFormOrder(fields.filter(({ path }) => only?.includes(path) ?? true))}
      sport={sport}
      initial={initial}
      initialWhy={why ?? { note: pending?.note ?? '', source: pending?.source ?? '' }}
      revises
      ahead={(state, drafts, typed) => selectFactsAhead(state, { collection, id, fields, drafts }, typed)}
      advice={(drafts) => (
        <>
          {whyHint}
          <ChangedSince collection={collection} id={id} fields={fields} drafts={drafts} />
        </>
      )}
      onPropose={(_, given, typed) => dispatch(proposeFacts({ collection, id, drafts: typed, why: given }))}
      onClose={onClose}
    />
  );
}
