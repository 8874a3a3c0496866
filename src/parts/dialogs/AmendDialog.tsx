import { Fragment, useState } from 'react';
import { ui } from '@/language/en/ui';
import { moderation } from '@/language/en/moderation';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { isDivisible } from '@/model/proposals/amending';
import { shownValue } from '@/model/days/shownValue';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { selectProposal, type ProposalView } from '@/wiki/records/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { fieldText } from '../words/fieldText';
import { fieldLabel } from '../words/sportWords';
import {
  amendmentProblem,
  amendmentSchema,
  amendmentValue,
  fieldsOf,
  sportOf,
  type AmendmentDraft,
} from './amendment';
import type { Draft } from '../drafts/draft';
import { FieldInput } from '../forms/FieldInput';
import { FormError } from '../forms/FormError';
import { RestoredDraft } from '../drafts/RestoredDraft';
import { useKeptForm } from '../drafts/useKeptForm';

export interface AmendDialogProps {
  readonly id: DeltaId;
  readonly recordName: string;
  readonly onApply: (value: Json) => void;
  readonly onClose: () => void;
}

/**
 * Amends a proposal or chooses a part of it before it is applied. Starts with everything that is proposed.
 */
export function AmendDialog({ id, ...props }: AmendDialogProps) {
  const view = useAppSelector((state) => selectProposal(state, id));
  return view && <AmendForm {...props} view={view} />;
}

type AmendFormProps = Omit<AmendDialogProps, 'id'> & { readonly view: ProposalView };

function AmendForm({ view, recordName, onApply, onClose }: AmendFormProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const { delta, live } = view;
  // The moderator has not seen a version that the author writes meanwhile.
  const [version] = useState(delta.timestamp);
  const form = useKeptForm<AmendmentDraft>(
    `amend/${delta.id}`,
    amendmentSchema,
    () => ({ drafts: {}, left: [] }),
    onClose,
  );
  const divisible = isDivisible(delta);
  const fields = fieldsOf(t, view, form.content, sports);
  const isStale = delta.timestamp !== version || delta.status !== 'new';
  return (
    <FormDialog
      focusField
      title={t(moderation.amendTitle, { name: recordName })}
      okLabel={t(moderation.apply)}
      problem={isStale ? t(moderation.changedWhileOpen) : amendmentProblem(t, view, form.content, fields)}
      onOk={() => form.propose((content) => onApply(amendmentValue(view, content)))}
      onCancel={form.close}
    >
      {form.restored && <RestoredDraft onDiscard={form.discard} />}
      <p>{t(moderation.amendBody)}</p>
      {divisible && <p>{t(moderation.partBody)}</p>}
      {fields.map(({ field, draft, problem, now, isLeft }) => (
        <Fragment key={`${field.path} ${form.restored}`}>
          {divisible && (
            <CheckboxField
              label={t(moderation.applyField, { field: fieldLabel(t, field) })}
              checked={!isLeft}
              onChange={(chosen) => form.change((content) => withChosen(content, field.path, chosen))}
            />
          )}
          {!isLeft && (
            <FieldInput
              field={field}
              sport={sportOf(view.proposed)}
              draft={draft}
              onChange={(next) => form.change((content) => withDraft(content, field.path, next))}
              error={Object.hasOwn(form.content.drafts, field.path) ? problem : undefined}
              hint={
                live &&
                t(moderation.saysNow, {
                  value: fieldText(language, sports, field, shownValue(field, now, live)) ?? t(ui.nothing),
                })
              }
            />
          )}
        </Fragment>
      ))}
      <FormError message={form.error && t(form.error)} />
    </FormDialog>
  );
}

const withDraft = (content: AmendmentDraft, path: string, draft: Draft): AmendmentDraft => ({
  ...content,
  drafts: { ...content.drafts, [path]: draft },
});

const withChosen = (content: AmendmentDraft, path: string, chosen: boolean): AmendmentDraft => ({
  ...content,
  left: chosen ? content.left.filter((each) => each !== path) : [...content.left, path],
});
