import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { isDateString } from '@/model/dates';
import { firstDay } from '@/model/days/dateSpan';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { Disclosure } from '@/ui/Disclosure';
import { draftOf, emptyDraft, nameOfDraft, valueAt, type Draft, type Drafts } from '../drafts/draft';
import { FieldInput } from './FieldInput';
import styles from './RecordInputs.module.css';

export interface RecordInputsProps {
  readonly fields: readonly FieldSpec[];
  readonly sport: string | undefined;
  readonly drafts: Drafts;
  readonly problems?: ReadonlyMap<string, string> | undefined;
  readonly onChange: (path: string, draft: Draft) => void;
}

export function RecordInputs({ fields, ...props }: RecordInputsProps) {
  const isOpen = (field: FieldSpec) => field.asked ?? field.beside ?? false;
  const asked = fields.filter(isOpen);
  const others = fields.filter((field) => !isOpen(field));
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
            onChange={(draft) => {
              onChange(field.path, draft);
              for (const [path, other] of following({ ...drafts, [field.path]: draft }))
                onChange(path, other);
            }}
          />
        </div>
      ))}
    </div>
  );
}

function following(drafts: Drafts): readonly (readonly [path: string, draft: Draft])[] {
  const first = firstDayIn(drafts);
  return [...(first === undefined ? [] : [['date', first] as const]), ...decidedIn(drafts)];
}

/** Without the outcome "won, score unknown" once the scores decide, nor the winner if they say the same. */
function decidedIn(drafts: Drafts): readonly (readonly [path: string, draft: Draft])[] {
  const [outcome, winner, score1, score2] = ['outcome', 'winner', 'player1.score', 'player2.score'].map(
    (path) => valueAt(drafts, path),
  );
  if (outcome !== 'winner' || typeof score1 !== 'number' || typeof score2 !== 'number') return [];
  if (score1 === score2) return [];
  const says = winner === (score1 > score2 ? 'player1' : 'player2');
  return [['outcome', emptyDraft] as const, ...(says ? [['winner', emptyDraft] as const] : [])];
}

/** The first day of the chosen month or year, if the date is another. */
function firstDayIn({ date, datePrecision }: Drafts): Draft | undefined {
  const [day, precision] = [date, datePrecision].map((draft) =>
    draft?.kind === 'value' ? draft.value : null,
  );
  if (!isDateString(day) || (precision !== 'month' && precision !== 'year')) return undefined;
  const first = firstDay(day, precision);
  return first === day ? undefined : draftOf(first);
}

const isEmpty = (draft: Draft = emptyDraft) => draft.kind === 'value' && draft.value === null;

function sideNames({ player1 = emptyDraft, player2 = emptyDraft }: Drafts): Readonly<Record<string, string>> {
  const names = { player1: nameOfDraft(player1), player2: nameOfDraft(player2) };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
}
