import { useState } from 'react';
import * as v from 'valibot';
import { editing } from '@/language/en/editing';
import { moderation } from '@/language/en/moderation';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { amendedValue } from '@/model/amending';
import { fieldsFor, fieldValue } from '@/model/fields';
import type { DeltaId } from '@/model/ids';
import type { AnyRecord } from '@/model/records';
import { findSport, sportsFor } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { selectProposal, type ProposalView } from '@/wiki/records/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { fieldText } from '../display/fieldText';
import { fieldLabel } from '../display/sportWords';
import { newContradiction } from './contradiction';
import { draftOf, draftProblem, draftValue, type Draft, type Drafts } from './draft';
import { draftsSchema } from './draftSchema';
import { FieldInput } from './FieldInput';
import { FormError } from './FormError';
import { RestoredDraft } from './RestoredDraft';
import { useKeptForm } from './useKeptForm';

/** The drafts of what was typed, by path; a field that is absent stays as it is proposed. */
const keptForm = v.object({ drafts: draftsSchema });

export interface AmendDialogProps {
  /** Of an open proposal. */
  readonly id: DeltaId;
  readonly recordName: string;
  /** Takes the value to be applied in place of the proposed one. */
  readonly onApply: (value: Json) => void;
  readonly onClose: () => void;
}

/** Changes what somebody has proposed, for whoever applies it. Begins with the proposed values. */
export function AmendDialog({ id, ...props }: AmendDialogProps) {
  const view = useAppSelector((state) => selectProposal(state, id));
  return view && <AmendForm {...props} view={view} />;
}

function AmendForm({
  view,
  recordName,
  onApply,
  onClose,
}: Omit<AmendDialogProps, 'id'> & { readonly view: ProposalView }) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const { delta, live } = view;
  // What its author writes meanwhile has not been looked at.
  const [version] = useState(delta.timestamp);
  const form = useKeptForm(`amend/${delta.id}`, keptForm, () => ({ drafts: {} }), onClose);
  const { drafts } = form.content;
  const sport = sportOf(view.proposed);
  const known = fieldsFor(delta.collection, findSport(sports, sport ?? ''));
  const fields = view.fields.map(({ field, proposed, live: now }) => {
    const spec = known.find(({ path }) => path === field.path) ?? field;
    const draft = drafts[field.path] ?? draftOf(proposed);
    // A new player would be a proposal of the moderator's own.
    const problem =
      draft.kind === 'newPlayer'
        ? t(editing.choosePlayerFor, { field: fieldLabel(t, spec) })
        : draftProblem(t, spec, draft, sportsFor(sports, sport));
    return { field: spec, draft, problem, now };
  });
  const before = draftsOf(view);
  const between = newContradiction(delta.collection, before, { ...before, ...drafts });
  const stale = delta.timestamp !== version || delta.status !== 'new';
  const problem = stale
    ? t(moderation.changedWhileOpen)
    : (fields.find((each) => each.problem !== undefined)?.problem ?? (between && t(between)));
  const valueOf = (typed: Drafts): Json =>
    amendedValue(
      delta,
      view.fields.map(({ field, proposed }) => {
        const draft = typed[field.path];
        return { field, value: draft === undefined ? proposed : (draftValue(field, draft) ?? null) };
      }),
    );
  const change = (path: string, next: Draft) =>
    form.change((content) => ({ drafts: { ...content.drafts, [path]: next } }));
  return (
    <FormDialog
      open
      focusField
      title={t(moderation.amendTitle, { name: recordName })}
      okLabel={t(moderation.apply)}
      problem={problem}
      onOk={() => form.propose((content) => onApply(valueOf(content.drafts)))}
      onCancel={form.close}
    >
      {form.restored && <RestoredDraft onDiscard={form.discard} />}
      <p>{t(moderation.amendBody)}</p>
      {fields.map(({ field, draft, problem: error, now }) => (
        <FieldInput
          key={`${field.path} ${form.restored}`}
          field={field}
          sport={sport}
          draft={draft}
          onChange={(next) => change(field.path, next)}
          error={Object.hasOwn(drafts, field.path) ? error : undefined}
          hint={
            live &&
            t(moderation.saysNow, { value: fieldText(language, sports, field, now) ?? t(editing.nothing) })
          }
        />
      ))}
      <FormError message={form.error && t(form.error)} />
    </FormDialog>
  );
}

/** All of the record as it would be. */
function draftsOf({ proposed, delta }: ProposalView): Drafts {
  if (proposed === undefined) return {};
  const record: AnyRecord = proposed;
  return Object.fromEntries(
    fieldsFor(delta.collection, undefined).map((field) => [field.path, draftOf(fieldValue(record, field))]),
  );
}

function sportOf(record: AnyRecord | undefined): string | undefined {
  if (record === undefined) return undefined;
  if ('event' in record) return record.event.sport.id;
  return 'sport' in record ? record.sport.id : undefined;
}
