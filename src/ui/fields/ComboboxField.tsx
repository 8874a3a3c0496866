import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import popup from '../Popup.module.css';
import {
  comboboxRows,
  labelOf,
  sameText,
  sameValue,
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
   * Called on typing: with the item that the text means, else a new name if allowed, else `undefined`. Items
   * with equal labels must be chosen from the list. `isTyped` is false if other items arrived for the same text.
   */
  readonly onChange: (value: ComboboxValue | undefined, isTyped: boolean) => void;
  /** Called instead for a text that means nothing. */
  readonly onUnknown?: ((text: string) => void) | undefined;
  /**
   * The best few items for a text, best first. Called for every change, so it must be fast. Passing another
   * function means that the items have changed, and the text is evaluated again. Without one there are no
   * items yet.
   */
  readonly search: ((text: string) => readonly ComboboxItem[]) | undefined;
  readonly allowCreate?: boolean | undefined;
  readonly newNote?: ((name: string) => string) | undefined;
  readonly chooseNote?: string | undefined;
}

/**
 * One of many, found by typing. Arrows move, Enter chooses, Escape closes the list. The list is in the flow
 * below the input, so it covers no button and, unlike a floating one, hides nothing from screen readers.
 */
export function ComboboxField({
  value,
  onChange,
  onUnknown,
  search = nothingYet,
  allowCreate = false,
  newNote,
  chooseNote,
  hint,
  ...field
}: ComboboxFieldProps) {
  const t = useText();
  const { text, rows, type, take } = useTypedChoice({ value, onChange, onUnknown, search, allowCreate });
  const suggestions = useSuggestions({ count: rows.length, of: text, onTake: (at) => take(rows[at]) });

  const note =
    value && 'newName' in value
      ? (newNote?.(value.newName) ?? t(inputs.willBeAdded, { name: value.newName }))
      : text.trim() !== '' && value === undefined
        ? (chooseNote ?? t(inputs.chooseFromList))
        : value && !sameText(value.label, text)
          ? value.label
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

interface TypedChoice extends Pick<ComboboxFieldProps, 'value' | 'onChange' | 'onUnknown'> {
  readonly search: (text: string) => readonly ComboboxItem[];
  readonly allowCreate: boolean;
}

function useTypedChoice({ value, onChange, onUnknown, search, allowCreate }: TypedChoice) {
  const [draft, setDraft] = useState(labelOf(value));
  // A value set from outside replaces the typed text, unless they mean the same.
  const isMeant =
    value === undefined ||
    sameText(labelOf(value), draft) ||
    sameValue(valueOfText(search(draft), draft, allowCreate), value);
  const text = isMeant ? draft : labelOf(value);
  const rows = useMemo(() => comboboxRows(search(text), text, allowCreate), [search, text, allowCreate]);

  const judge = (typed: string, isTyped: boolean) => {
    const meant = valueOfText(search(typed), typed, allowCreate);
    if (meant === undefined && onUnknown && typed.trim() !== '') onUnknown(typed);
    else onChange(meant, isTyped);
  };
  const take = (row: ComboboxRow | undefined) => {
    if (!row) return;
    setDraft(row.label);
    onChange(row.value, true);
  };
  const type = (typed: string) => {
    setDraft(typed);
    judge(typed, true);
  };
  const judgeAgain = useEffectEvent(() => {
    // Keep a chosen option and an empty field.
    if (text.trim() === '' || (value && 'id' in value)) return;
    judge(text, false);
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
    <li {...option} className={popup.item} onMouseDown={(event) => event.preventDefault()}>
      {'newName' in row.value ? (
        <>
          <Plus /> {t(inputs.create, { name: row.label })}
        </>
      ) : (
        row.label
      )}
      {row.secondary !== undefined && <span className={popup.secondary}>{row.secondary}</span>}
    </li>
  );
}
