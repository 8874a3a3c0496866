import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import popup from '../Popup.module.css';
import {
  comboboxRows,
  labelOf,
  sameText,
  valueOfText,
  type ComboboxItem,
  type ComboboxRow,
  type ComboboxValue,
} from './comboboxRows';
import { Field, type FieldProps } from './Field';
import { useSuggestions } from './useSuggestions';

export interface ComboboxFieldProps extends FieldProps {
  readonly value: ComboboxValue | undefined;
  /**
   * Follows the typing: the item whose label is exactly the text, else a new name where that is allowed, else `undefined`.
   * Of several items with the same label none is taken until one is chosen from the list.
   */
  readonly onChange: (value: ComboboxValue | undefined) => void;
  /**
   * The few best items for a text, best first; called for every change, so it must be quick. Another function says that
   * there are other items, and what was typed is judged again. Without one there are none yet.
   */
  readonly search: ((text: string) => readonly ComboboxItem[]) | undefined;
  /** Offers a row that makes the typed text a new one. */
  readonly allowCreate?: boolean | undefined;
  /** The note on a text that is no option yet. */
  readonly newNote?: ((name: string) => string) | undefined;
  /** The note on a text from which nothing follows. */
  readonly chooseNote?: string | undefined;
}

/**
 * One of many, found by typing; arrows move, Enter takes, Escape closes the list. The list stands in the flow, below the
 * input: it covers no button, and unlike a floating one it hides nothing from screen readers while it is open.
 */
export function ComboboxField({
  value,
  onChange,
  search = nothingYet,
  allowCreate = false,
  newNote,
  chooseNote,
  hint,
  ...field
}: ComboboxFieldProps) {
  const t = useText();
  const { text, rows, type, take } = useTypedChoice({ value, onChange, search, allowCreate });
  const suggestions = useSuggestions({ count: rows.length, of: text, onTake: (at) => take(rows[at]) });

  const note =
    value && 'newName' in value
      ? (newNote?.(value.newName) ?? t(inputs.willBeAdded, { name: value.newName }))
      : text.trim() !== '' && value === undefined
        ? (chooseNote ?? t(inputs.chooseFromList))
        : hint;

  return (
    <Field {...field} hint={note}>
      {(control) => (
        <>
          <input
            {...control}
            {...suggestions.input}
            type="text"
            value={text}
            onChange={(event) => {
              type(event.target.value);
              suggestions.typed();
            }}
          />
          <ul
            {...suggestions.list}
            aria-label={t(inputs.suggestions)}
            hidden={!suggestions.shown}
            className={popup.list}
          >
            {suggestions.shown &&
              rows.map((row, at) => (
                <Option
                  key={row.key}
                  {...suggestions.option(at)}
                  row={row}
                  onClick={() => suggestions.take(at)}
                />
              ))}
          </ul>
        </>
      )}
    </Field>
  );
}

interface TypedChoice extends Pick<ComboboxFieldProps, 'value' | 'onChange'> {
  readonly search: (text: string) => readonly ComboboxItem[];
  readonly allowCreate: boolean;
}

/** The text of the input, the rows that answer it, and the value that follows from it. */
function useTypedChoice({ value, onChange, search, allowCreate }: TypedChoice) {
  const [draft, setDraft] = useState(labelOf(value));
  // A value set from outside replaces what was typed, unless that means the same.
  const text = value !== undefined && !sameText(labelOf(value), draft) ? labelOf(value) : draft;
  const rows = useMemo(() => comboboxRows(search(text), text, allowCreate), [search, text, allowCreate]);

  const take = (row: ComboboxRow | undefined) => {
    if (!row) return;
    setDraft(row.label);
    onChange(row.value);
  };
  const type = (typed: string) => {
    setDraft(typed);
    onChange(valueOfText(search(typed), typed, allowCreate));
  };
  const judgeAgain = useEffectEvent(() => {
    // An option taken from the list stays taken, and an untouched field stays empty.
    if (text.trim() === '' || (value && 'id' in value)) return;
    onChange(valueOfText(search(text), text, allowCreate));
  });
  useEffect(() => judgeAgain(), [search, allowCreate]);

  return { text, rows, type, take };
}

const nothingYet = () => [];

interface OptionProps extends ComponentProps<'li'> {
  readonly row: ComboboxRow;
}

function Option({ row, ...option }: OptionProps) {
  const t = useText();
  return (
    // The focus stays in the input.
    <li {...option} className={popup.item} onMouseDown={(event) => event.preventDefault()}>
      {'newName' in row.value ? (
        <>
          <Plus aria-hidden /> {t(inputs.create, { name: row.label })}
        </>
      ) : (
        row.label
      )}
      {row.secondary !== undefined && <span className={popup.secondary}>{row.secondary}</span>}
    </li>
  );
}
