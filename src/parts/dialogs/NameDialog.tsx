import { dequal } from 'dequal';
import * as v from 'valibot';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import type { Translate } from '@/language/language';
import type { Json } from '@/lib/json';
import type { Delta } from '@/model/proposals/delta';
import type { NamedPerson } from '@/model/records/formerNames';
import { nameChangeOf } from '@/model/proposals/nameChange';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { selectFieldValue, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { draftOf, draftProblem, draftValue } from '../drafts/draft';
import { draftSchema, whySchema } from '../drafts/draftSchema';
import { ChangedSince } from './ChangedSince';
import type { EditDialogProps } from './EditDialog';
import { FieldInput } from '../forms/FieldInput';
import { proposeName, selectNameChange } from './nameThunks';
import { ProposalDialog } from './ProposalDialog';
import { selectEditAhead } from './proposalAhead';
import { useKeptForm } from '../drafts/useKeptForm';

const kinds = ['misspelt', 'changed'] as const;

const keptForm = v.object({
  draft: draftSchema,
  why: whySchema,
  kind: v.picklist(kinds),
  since: v.string(),
});
type Content = v.InferOutput<typeof keptForm>;

export interface NameDialogProps extends Pick<EditDialogProps, 'id' | 'recordName' | 'initial' | 'onClose'> {
  readonly field: FieldSpec;
  readonly present: string;
}

export function NameDialog({ id, field, present, recordName, initial, onClose }: NameDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => selectFieldValue(state, 'player', id, field), dequal);
  const single = useAppSelector((state) => selectPendingDelta(state, 'player', id, field.path));
  const whole = useAppSelector((state) => selectPendingDelta(state, 'player', id, ''));
  const after = useAppSelector((state) => lastDayOf(selectBaseRecord(state, 'player', id)));
  const form = useKeptForm<Content>(
    `player/${id}/${field.path}`,
    keptForm,
    () => contentOf(initial ?? shown, single, whole),
    onClose,
  );
  const { draft, kind, since } = form.content;
  const given = { id, draft, since: kind === 'changed' ? since : undefined };
  const ahead = useAppSelector((state) => selectEditAhead(state, selectNameChange(state, given), ''), dequal);
  const isPresent = draftValue(field, draft) === present;
  const own = draftProblem(t, field, draft, []);
  const inField = form.changed && own !== undefined;
  const problem = own ?? missing(t, form.content, { isPresent, after });
  return (
    <ProposalDialog
      form={form}
      title={t(editing.editRecord, { record: recordName ?? present })}
      recordName={present}
      problem={inField ? '' : problem}
      ahead={problem === undefined ? ahead : undefined}
      advice={
        <ChangedSince
          collection="player"
          id={id}
          fields={[field]}
          drafts={{ [field.path]: draft }}
          sendsAll
        />
      }
      onPropose={({ kind, since, ...content }) =>
        dispatch(proposeName({ id, since: kind === 'changed' ? since : undefined, ...content }))
      }
    >
      <FieldInput
        field={field}
        sport={undefined}
        draft={draft}
        onChange={(next) => form.change((before) => ({ ...before, draft: next }))}
        error={inField ? own : undefined}
        hint={shown === present ? undefined : t(editing.nowIs, { value: present })}
      />
      <KindFields
        present={present}
        content={form.content}
        onChange={(said) => form.change((before) => ({ ...before, ...said }))}
      />
    </ProposalDialog>
  );
}

/** The initial form, taken from the own open proposal: one of the name alone, or one with a former name. */
function contentOf(name: Json, single: Delta | undefined, whole: Delta | undefined): Content {
  const said = whole && nameChangeOf(whole);
  const pending = single ?? (said && whole);
  return {
    draft: draftOf(name),
    why: { note: pending?.note ?? '', source: pending?.source ?? '' },
    kind: said?.kind === 'update' ? 'changed' : 'misspelt',
    since: said?.kind === 'update' ? said.until : '',
  };
}

const lastDayOf = (player: NamedPerson | undefined): string =>
  (player?.formerNames ?? []).reduce((last, { until }) => (until > last ? until : last), '');

interface KindFieldsProps {
  readonly present: string;
  readonly content: Pick<Content, 'kind' | 'since'>;
  readonly onChange: (said: Partial<Pick<Content, 'kind' | 'since'>>) => void;
}

function KindFields({ present, content: { kind, since }, onChange }: KindFieldsProps) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t(editing.nameKind)}
        value={kind}
        onChange={(next) => onChange({ kind: next === 'changed' ? next : 'misspelt' })}
        options={[
          { value: 'misspelt', label: t(editing.nameMisspelt) },
          { value: 'changed', label: t(editing.nameChanged) },
        ]}
      />
      {kind === 'changed' && (
        <DateField
          label={t(editing.changedOn)}
          hint={t(editing.changedOnHint, { name: present })}
          required
          value={since === '' ? undefined : since}
          onChange={(next) => onChange({ since: next ?? '' })}
        />
      )}
    </>
  );
}

function missing(
  t: Translate,
  { kind, since }: Content,
  { isPresent, after }: { readonly isPresent: boolean; readonly after: string },
): string | undefined {
  if (kind === 'misspelt') return undefined;
  if (isPresent) return t(editing.needsNewName);
  // A former name must end after it began.
  return since > after ? undefined : t(editing.needsDay);
}
