import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { useText } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/fields';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { draftProblem, emptyDraft, type Draft } from './draft';
import { FieldInput } from './FieldInput';
import { draftsSchema, whySchema } from './draftSchema';
import { FormError } from './FormError';
import { RestoredDraft } from './RestoredDraft';
import { useKeptForm } from './useKeptForm';
import styles from './RecordDialog.module.css';
import { noWhy, type Why } from '@/wiki/editing/why';
import { WhyFields } from './WhyFields';

/** What was typed, by field path. */
export type Drafts = Readonly<Record<string, Draft>>;

const keptForm = v.object({ drafts: draftsSchema, why: whySchema });

export interface RecordDialogProps {
  /** Names the form, under which the device keeps what is typed: `match/new/e1`. */
  readonly form: string;
  readonly title: string;
  /** In the order they are filled in. */
  readonly fields: readonly FieldSpec[];
  readonly sport?: string | undefined;
  /** What is known before anything is typed. */
  readonly initial?: Drafts | undefined;
  /** What no single field can see, or `undefined` when all is well. */
  readonly check?: ((drafts: Drafts) => string | undefined) | undefined;
  /** Quiet advice beside what is typed, which forbids nothing. */
  readonly advice?: ((drafts: Drafts) => ReactNode) | undefined;
  /** Proposes the record; throws a sentence when that is not possible. */
  readonly onPropose: (drafts: Drafts, why: Why) => void;
  readonly onClose: () => void;
}

/** Asks for all fields of a new record. */
export function RecordDialog({
  form,
  title,
  fields,
  sport,
  initial = {},
  check,
  advice,
  onPropose,
  onClose,
}: RecordDialogProps) {
  const t = useText();
  const begin = () => ({ drafts: initial, why: noWhy });
  const kept = useKeptForm(form, keptForm, begin, onClose);
  const { drafts, why } = kept.content;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const draftOf = ({ path }: FieldSpec) => drafts[path] ?? emptyDraft;
  const problems = new Map(
    fields.map((field) => [field.path, draftProblem(t, field, draftOf(field), sport)]),
  );
  const shown = (path: string) => (touched.has(path) ? problems.get(path) : undefined);
  const inFields = fields.some(({ path }) => shown(path) !== undefined);
  const unseen = fields.map(({ path }) => problems.get(path)).find((problem) => problem !== undefined);
  const problem = unseen ?? check?.(drafts);

  const discard = () => {
    kept.discard();
    setTouched(new Set());
  };

  return (
    <FormDialog
      open
      focusField
      wide={fields.length > 3}
      title={title}
      // What stands under a field is not said twice.
      problem={inFields ? '' : problem}
      onOk={() => kept.propose((content) => onPropose(content.drafts, content.why))}
      onCancel={kept.close}
    >
      {kept.restored && <RestoredDraft onDiscard={discard} />}
      <div key={String(kept.restored)} className={styles.fields}>
        {fields.map((field) => (
          <div key={field.path} className={styles.field} data-field={field.path}>
            <FieldInput
              field={field}
              sport={sport}
              draft={draftOf(field)}
              error={shown(field.path)}
              onChange={(draft) => {
                setTouched((before) => new Set(before).add(field.path));
                kept.change((before) => ({
                  ...before,
                  drafts: { ...before.drafts, [field.path]: draft },
                }));
              }}
            />
          </div>
        ))}
      </div>
      <div role="status">{advice?.(drafts)}</div>
      <WhyFields why={why} onChange={(next) => kept.change((before) => ({ ...before, why: next }))} />
      <FormError message={kept.error && t(kept.error)} />
    </FormDialog>
  );
}
