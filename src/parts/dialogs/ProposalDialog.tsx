import { Fragment, type ReactNode } from 'react';
import { useText } from '@/language/useLanguage';
import { FormDialog, type FormDialogProps } from '@/ui/dialogs/FormDialog';
import type { Why } from '@/wiki/editing/why';
import { RestoredDraft } from '../drafts/RestoredDraft';
import type { KeptForm } from '../drafts/useKeptForm';
import { FormError } from '../forms/FormError';
import { WhyFields } from '../forms/WhyFields';
import { Forecast } from './lazyForecast';
import type { ProposalAhead } from './proposalAhead';
import styles from './ProposalDialog.module.css';

export interface ProposalDialogProps<T> extends Pick<FormDialogProps, 'title' | 'problem' | 'wide'> {
  readonly form: KeptForm<T>;
  readonly onPropose: (content: T) => void;
  /** Announced when it changes. */
  readonly advice: ReactNode;
  /** What the form is about to propose; `undefined` if nothing, or nothing valid. */
  readonly ahead: ProposalAhead | undefined;
  readonly recordName: string;
  readonly children: ReactNode;
}

export function ProposalDialog<T extends { readonly why: Why }>(props: ProposalDialogProps<T>) {
  const { form, onPropose, advice, ahead, recordName, children, ...dialog } = props;
  const t = useText();
  const { why } = form.content;
  return (
    <FormDialog {...dialog} focusField onOk={() => form.propose(onPropose)} onCancel={form.close}>
      {form.restored && <RestoredDraft onDiscard={form.discard} />}
      <Fragment key={String(form.restored)}>{children}</Fragment>
      <div role="status" className={styles.advice}>
        {advice}
      </div>
      <WhyFields why={why} onChange={(next) => form.change((before) => ({ ...before, why: next }))} />
      {ahead && <Forecast ahead={ahead} why={why} name={recordName} />}
      <FormError message={form.error && t(form.error)} />
    </FormDialog>
  );
}
