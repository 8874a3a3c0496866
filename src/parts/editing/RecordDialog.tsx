import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { useText } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
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

/** The drafts, by field path. */
export type Drafts = Readonly<Record<string, Draft>>;

const keptForm = v.object({ drafts: draftsSchema, why: whySchema });

export interface RecordDialogProps {
  /** Names the form, under which the device keeps what is typed: `match/new/e1`. */
  readonly form: string;
  readonly title: string;
  /** In the order they are filled in. */
  readonly fields: readonly FieldSpec[];
  readonly sport?: string | undefined;
  /** The drafts that are known before anything is typed. */
  readonly initial?: Drafts | undefined;
  /** A problem that no single field can see, or `undefined` when all is well. */
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
  const { first, shown, touch, forget } = useProblems(fields, drafts, sport);

  const discard = () => {
    kept.discard();
    forget();
  };

  return (
    <FormDialog
      open
      focusField
      wide={fields.length > 3}
      title={title}
      // A problem under a field is not told twice.
      problem={shown.size > 0 ? '' : (first ?? check?.(drafts))}
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
              draft={drafts[field.path] ?? emptyDraft}
              error={shown.get(field.path)}
              onChange={(draft) => {
                touch(field.path);
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

/** The problems of the fields: the first of all, and of each that has been touched its own, to be shown beside it. */
function useProblems(fields: readonly FieldSpec[], drafts: Drafts, sport: string | undefined) {
  const t = useText();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const problems = fields.flatMap((field): readonly (readonly [string, string])[] => {
    const problem = draftProblem(t, field, drafts[field.path] ?? emptyDraft, sport);
    return problem === undefined ? [] : [[field.path, problem]];
  });
  return {
    first: problems[0]?.[1],
    shown: new Map(problems.filter(([path]) => touched.has(path))),
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    forget: () => setTouched(new Set()),
  };
}
