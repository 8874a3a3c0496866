import { Trash2 } from 'lucide-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { IconButton } from '@/ui/Button';
import { draftOf, nameOfDraft, type Draft } from '@/parts/editing/draft';
import { FieldInput } from '@/parts/editing/FieldInput';
import styles from './Card.module.css';
import {
  cardColumns,
  columnKeys,
  draftAt,
  endingPaths,
  hasEnding,
  isBlank,
  type CardColumn,
  type CardRow,
} from './cardForm';
import type { CardTableProps } from './CardTable';
import { Doubt } from './Doubt';
import { useSport } from '@/wiki/sports/useSports';

interface RowProps extends Omit<CardTableProps, 'rows'> {
  readonly row: CardRow;
  /** Place among the rows, from 1. */
  readonly number: number;
}

/** One match of a card that is being typed. */
export const CardTableRow = memo(function CardTableRow({
  sport,
  row,
  number,
  others,
  onChange,
  onRemove,
  onSayNew,
}: RowProps) {
  const t = useText();
  const fields = fieldsFor('match', useSport(sport));
  const change = (path: CardColumn, next: Draft) => onChange(changed(row, path, next));
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={t(events.matchRow, { number })}
      onKeyDown={toNextRow}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {cardColumns.map((path) => {
        const field: FieldSpec | undefined = fields.find((each) => each.path === path);
        if (!field) return null;
        return (
          <div key={path} className={styles.cell} data-field={path}>
            <FieldInput
              field={field.type === 'enum' ? field : optional(field)}
              sport={sport}
              draft={draftAt(row, path)}
              onChange={(next) => change(path, next)}
            />
            {(path === 'player1' || path === 'player2') && (
              <Doubt
                draft={row[path]}
                others={others}
                onChoose={(id, name) => change(path, draftOf({ id, name }))}
                onSayNew={onSayNew}
              />
            )}
          </div>
        );
      })}
      <span className={styles.remove}>
        {!isBlank(row) && (
          <IconButton
            size="sm"
            icon={<Trash2 aria-hidden />}
            label={t(events.removeRow, { number })}
            onClick={() => onRemove(row.key)}
          />
        )}
      </span>
      <EndingInputs fields={fields} sport={sport} row={row} onChange={change} />
    </div>
  );
});

interface EndingInputsProps {
  readonly fields: readonly FieldSpec[];
  readonly sport: string;
  readonly row: CardRow;
  readonly onChange: (path: CardColumn, next: Draft) => void;
}

/** How a match ended and who won, for a row that says it; few do, and the others stay one line. */
function EndingInputs({ fields, sport, row, onChange }: EndingInputsProps) {
  const isSaid = hasEnding(row);
  // Once cleared the inputs stay, so that the one in use does not vanish under the keyboard.
  const [stays, setStays] = useState(isSaid);
  if (isSaid && !stays) setStays(true);
  if (!isSaid && !stays) return null;
  return (
    <div className={styles.ending}>
      {endingPaths.map((path) => {
        const field = fields.find((each) => each.path === path);
        if (!field) return null;
        return (
          <FieldInput
            key={path}
            field={field}
            sport={sport}
            draft={draftAt(row, path)}
            choiceNames={path === 'winner' ? sideNames(row) : undefined}
            onChange={(next) => onChange(path, next)}
          />
        );
      })}
    </div>
  );
}

/** The names of the players who have been chosen, by side. */
const sideNames = ({ player1, player2 }: CardRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ player1: nameOfDraft(player1), player2: nameOfDraft(player2) }).filter(
      ([, name]) => name !== '',
    ),
  );

/** The row after an input was changed. Each input gives values of its own field's type only. */
function changed(row: CardRow, path: CardColumn, next: Draft): CardRow {
  if (path === 'player1' || path === 'player2') return { ...row, [path]: next };
  const value = next.kind === 'value' ? next.value : next.kind === 'unreadable' ? next.text : null;
  return { ...row, [columnKeys[path]]: value ?? undefined };
}

function toNextRow(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, target, currentTarget } = event;
  // The list of a combobox has taken its own Enter before; a button does what it says.
  if (key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (target instanceof HTMLButtonElement) return;
  event.preventDefault();
  currentTarget.nextElementSibling?.querySelector('input')?.focus();
}

/** A row may be left unfinished, so nothing in it is marked as required but what always has a choice. */
function optional({ required: _, ...field }: FieldSpec): FieldSpec {
  return field;
}
