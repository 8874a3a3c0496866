import { dequal } from 'dequal';
import { memo, useState, type KeyboardEvent } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { withLateClass } from '@/model/card/weightClass';
import type { Sport } from '@/model/sports';
import { nameOfDraft, type Draft } from '@/parts/drafts/draft';
import { FieldInput } from '@/parts/forms/FieldInput';
import styles from './Card.module.css';
import {
  codesFor,
  columnKey,
  draftAt,
  isBlank,
  isSaid,
  optionalField,
  type CardColumn,
  type CardInputs,
  type CardInputSpec,
  type CardRow,
} from './cardForm';
import type { CardTableProps } from './CardTable';
import { decidedByScore } from './decidedByScore';
import { Doubt } from './Doubt';
import { InputDoubts } from './Doubts';
import { withChosen, withTypedName } from './knownNames';
import { isScore, RowDoubts } from './RowDoubts';
import { RowTools } from './RowTools';
import { useSport } from '@/wiki/sports/useSports';

interface RowProps extends Omit<CardTableProps, 'rows'> {
  readonly row: CardRow;
  /** Keys of the people. */
  readonly person1: string;
  readonly person2: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly inputs: CardInputs;
}

export const CardTableRow = memo(function CardTableRow(props: RowProps) {
  const { row, person1, person2, number, isLast, inputs, others, alike, edits } = props;
  const t = useText();
  // The inputs stay after they are cleared, so that the focused one does not disappear.
  const [isOpen, setOpen] = useState(() => inputs.below.some(({ path }) => isSaid(row, path)));
  return (
    <div
      className={styles.row}
      data-row={number}
      role="group"
      aria-label={t(events.matchRow, { number })}
      onKeyDown={toNextRow}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {inputs.line.map((input) => {
        const { path, field } = input;
        return (
          <div key={path} className={styles.cell} data-field={path} data-type={field.type}>
            <RowInput {...props} input={input} />
            {!isScore(path) && <InputDoubts row={row} path={path} />}
            {(path === 'player1' || path === 'player2') && (
              <Doubt
                draft={row[path]}
                person={path === 'player1' ? person1 : person2}
                others={others}
                alike={alike}
                onSame={(person) => edits.saySame(row.key, path, person)}
                onChoose={(answer) => edits.changeRow(row.key, (before) => withChosen(before, path, answer))}
                onSayNew={edits.sayNew}
                onSpell={edits.spell}
              />
            )}
          </div>
        );
      })}
      <span className={styles.tools}>
        {!(isLast && isBlank(row)) && (
          <RowTools
            number={number}
            isOpen={isOpen}
            onOpen={setOpen}
            onRemove={() => edits.removeRow(row.key)}
            onInsert={() => edits.addBlank(row.key)}
            onMove={(to) => edits.move(row.key, to - 1)}
          />
        )}
      </span>
      <RowDoubts sport={props.sport} row={row} />
      {isOpen && (
        <div className={styles.below}>
          {inputs.below.map((input) => (
            <div key={input.path} data-field={input.path}>
              <RowInput {...props} input={input} />
              <InputDoubts row={row} path={input.path} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
});

interface RowInputProps extends Pick<RowProps, 'sport' | 'row' | 'edits'> {
  readonly input: CardInputSpec;
}

function RowInput({ sport, row, input, edits }: RowInputProps) {
  const definition = useSport(sport);
  const { path, field } = input;
  return (
    <FieldInput
      field={field.type === 'enum' ? codesFor(input, row, definition) : optionalField(field)}
      sport={sport}
      draft={draftAt(row, path)}
      choiceNames={path === 'winner' ? sideNames(row) : undefined}
      onChange={(next, isTyped) =>
        edits.changeRow(row.key, (before) => changed(before, path, { next, isTyped }, definition))
      }
    />
  );
}

const sideNames = ({ player1, player2 }: CardRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ player1: nameOfDraft(player1), player2: nameOfDraft(player2) }).filter(
      ([, name]) => name !== '',
    ),
  );

interface Change {
  readonly next: Draft;
  readonly isTyped?: boolean | undefined;
}

function changed(
  row: CardRow,
  path: CardColumn,
  { next, isTyped = true }: Change,
  sport: Sport | undefined,
): CardRow {
  // A player input resolves its text again once all names are loaded.
  if (dequal(draftAt(row, path), next)) return row;
  const isPlayer = path === 'player1' || path === 'player2';
  // Only somebody who types settles what is doubted about the name. A name of which the input can make nothing, because the
  // players are loading or two have it, stays as it was read.
  if (isPlayer && !isTyped) return next.kind === 'unreadable' ? row : { ...row, [path]: next };
  const rest = { ...row, doubts: row.doubts?.filter(({ at }) => at !== path) };
  if (isPlayer) return withTypedName(rest, path, next);
  const value = next.kind === 'value' ? next.value : next.kind === 'unreadable' ? next.text : null;
  const all = { ...rest, [columnKey(path)]: value ?? undefined };
  if (path === 'player1.score' || path === 'player2.score') return decidedByScore(all);
  return path === 'gender' && row.gender === undefined ? withLateClass(all, sport) : all;
}

function toNextRow(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, target, currentTarget } = event;
  // The combobox list has already handled its own Enter. A button keeps its default action.
  if (key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (target instanceof HTMLButtonElement) return;
  event.preventDefault();
  currentTarget.nextElementSibling?.querySelector('input')?.focus();
}
