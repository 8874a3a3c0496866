import { dequal } from 'dequal';
import * as v from 'valibot';
import { ui } from '@/language/en/ui';
import { editing } from '@/language/en/editing';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { findField } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import { sportsFor } from '@/model/sports';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { recordNouns } from '../words/sportWords';
import { newContradiction } from '../forms/contradiction';
import { draftOf, draftProblem } from '../drafts/draft';
import {
  selectConfirmedValue,
  selectFields,
  selectFieldValue,
  selectPendingDelta,
  selectSportOf,
} from '@/wiki/editing/editingSelectors';
import { selectKeepsYear } from '@/wiki/records/minorSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { proposeField } from './editingThunks';
import { ChangedSince } from './ChangedSince';
import { draftSchema, whySchema } from '../drafts/draftSchema';
import { EditFactsDialog } from './EditFactsDialog';
import { FieldInput } from '../forms/FieldInput';
import { fieldText } from '../words/fieldText';
import { NameDialog } from './NameDialog';
import { ProposalDialog } from './ProposalDialog';
import { selectEditAhead } from './proposalAhead';
import { selectShownDrafts } from '../drafts/shownDrafts';
import { selectEditedTogether } from '../forms/shownFields';
import { useKeptForm } from '../drafts/useKeptForm';

const keptForm = v.object({ draft: draftSchema, why: whySchema });

export interface EditDialogProps {
  readonly collection: Collection;
  readonly id: string;
  readonly field: string;
  readonly recordName?: string | undefined;
  /** Starts with this value instead of the shown one, to propose a rejected value again. */
  readonly initial?: Json | undefined;
  readonly onClose: () => void;
}

/**
 * Edits one field of one record. Starts with the shown value; an own open proposal is included and will be
 * replaced.
 */
export function EditDialog({ field: path, ...props }: EditDialogProps) {
  const { collection, id } = props;
  const ofSport = useAppSelector((state) => selectFields(state, collection, id));
  // A field can be proposed again even if the sport no longer has it.
  const field = ofSport.find((each) => each.path === path) ?? findField(collection, path);
  const present = useAppSelector((state) =>
    collection === 'player' && path === 'name' ? selectBaseRecord(state, 'player', id)?.name : undefined,
  );
  const together = useAppSelector((state) => selectEditedTogether(state, collection, id, path));
  if (field === undefined) return undefined;
  if (together !== undefined && props.initial === undefined)
    return <EditFactsDialog {...props} only={together} />;
  // A player who is only proposed has no matches under a former name.
  return present === undefined ? (
    <FieldDialog {...props} field={field} />
  ) : (
    <NameDialog {...props} field={field} present={present} />
  );
}

function FieldDialog({
  collection,
  id,
  field,
  recordName,
  initial,
  onClose,
}: Omit<EditDialogProps, 'field'> & { readonly field: FieldSpec }) {
  const language = useLanguage();
  const { t } = language;
  const dispatch = useAppDispatch();
  const sports = useSports();
  const sport = useAppSelector((state) => selectSportOf(state, collection, id));
  const shown = useAppSelector((state) => selectFieldValue(state, collection, id, field), dequal);
  const confirmed = useAppSelector((state) => selectConfirmedValue(state, collection, id, field), dequal);
  const keepsYear = useAppSelector((state) => field.path === 'birthYear' && selectKeepsYear(state, id));
  const pending = useAppSelector((state) => selectPendingDelta(state, collection, id, field.path));
  const record = useAppSelector((state) => selectShownDrafts(state, collection, id), dequal);
  const form = useKeptForm(
    `${collection}/${id}/${field.path}`,
    keptForm,
    () => ({
      draft: draftOf(initial ?? shown),
      why: { note: pending?.note ?? '', source: pending?.source ?? '' },
    }),
    onClose,
  );
  const { draft } = form.content;
  const drafts = { [field.path]: draft };

  const problem = draftProblem(t, field, draft, sportsFor(sports, sport));
  const inField = form.changed && problem !== undefined;
  const ahead = useAppSelector(
    (state) => selectEditAhead(state, { collection, id, fields: [field], drafts }, field.path),
    dequal,
  );
  const name = recordName ?? t(recordNouns[collection]);
  const between = newContradiction(collection, record, { ...record, ...drafts });
  return (
    <ProposalDialog
      form={form}
      title={t(editing.editRecord, { record: name })}
      recordName={name}
      // A touched field shows the problem itself.
      problem={inField ? '' : (problem ?? (between && t(between)))}
      ahead={problem === undefined ? ahead : undefined}
      advice={<ChangedSince collection={collection} id={id} fields={[field]} drafts={drafts} sendsAll />}
      onPropose={(content) => dispatch(proposeField({ collection, id, field, ...content }))}
    >
      <FieldInput
        field={field}
        sport={sport}
        draft={draft}
        onChange={(next) => form.change((before) => ({ ...before, draft: next }))}
        error={inField ? problem : undefined}
        hint={
          pending && confirmed !== undefined && !keepsYear
            ? t(editing.nowIs, { value: fieldText(language, sports, field, confirmed) ?? t(ui.nothing) })
            : undefined
        }
      />
    </ProposalDialog>
  );
}
