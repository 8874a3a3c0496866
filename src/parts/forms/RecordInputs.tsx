import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { Disclosure } from '@/ui/Disclosure';
import { emptyDraft, nameOfDraft, type Draft, type Drafts } from '../drafts/draft';
import { FieldInput } from './FieldInput';
import styles from './RecordInputs.module.css';

export interface RecordInputsProps {
  readonly fields: readonly FieldSpec[];
  readonly sport: string | undefined;
  readonly drafts: Drafts;
  readonly problems?: ReadonlyMap<string, string> | undefined;
  readonly onChange: (path: string, draft: Draft) => void;
}

/** The inputs of a record: the requested fields, then optional ones, folded while empty. */
export function RecordInputs({ fields, ...props }: RecordInputsProps) {
  const asked = fields.filter((field) => field.asked);
  const others = fields.filter((field) => !field.asked);
  return (
    <>
      <Inputs {...props} fields={asked} />
      {others.length > 0 && <MoreInputs {...props} fields={others} />}
    </>
  );
}

function MoreInputs(props: RecordInputsProps) {
  const t = useText();
  const { fields, drafts } = props;
  return (
    <Disclosure summary={t(editing.moreFacts)} open={fields.some(({ path }) => !isEmpty(drafts[path]))}>
      <Inputs {...props} />
    </Disclosure>
  );
}

function Inputs({ fields, sport, drafts, problems, onChange }: RecordInputsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.path} className={styles.field} data-field={field.path} data-type={field.type}>
          <FieldInput
            field={field}
            sport={sport}
            draft={drafts[field.path] ?? emptyDraft}
            error={problems?.get(field.path)}
            choiceNames={field.path === 'winner' ? sideNames(drafts) : undefined}
            onChange={(draft) => onChange(field.path, draft)}
          />
        </div>
      ))}
    </div>
  );
}

const isEmpty = (draft: Draft = emptyDraft) => draft.kind === 'value' && draft.value === null;

function sideNames({ player1 = emptyDraft, player2 = emptyDraft }: Drafts): Readonly<Record<string, string>> {
  const names = { player1: nameOfDraft(player1), player2: nameOfDraft(player2) };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
}
