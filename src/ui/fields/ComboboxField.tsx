import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { ui } from '@/language/en/ui';
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
import { useListKeys } from './useListKeys';

export interface ComboboxFieldProps extends FieldProps {
  readonly value: ComboboxValue | undefined;
  /**
   * Follows the typing: the item whose label is exactly the text, else a new name where that is allowed, else `undefined`.
   * Of several items with the same label none is taken until one is chosen from the list.
   */
  readonly onChange: (value: ComboboxValue | undefined) => void;
  /**
   * The few best items for a text, best first; called for every change, so it must be quick. Another function says that
   * there are other items, and what was typed is judged again.
   */
  readonly search: (text: string) => readonly ComboboxItem[];
  /** Offers a row that makes the typed text a new one. */
  readonly allowCreate?: boolean | undefined;
  /** What is said of a text that nothing has yet. */
  readonly newNote?: ((name: string) => string) | undefined;
  /** What is said of a text from which nothing follows. */
  readonly chooseNote?: string | undefined;
}

/**
 * One of many, found by typing; arrows move, Enter takes, Escape closes the list. The list stands in the flow, below the
 * input: it covers no button, and unlike a floating one it hides nothing from screen readers while it is open.
 */
export function ComboboxField({
  value,
  onChange,
  search,
  allowCreate = false,
  newNote,
  chooseNote,
  hint,
  ...field
}: ComboboxFieldProps) {
  const t = useText();
  const listId = useId();
  const [draft, setDraft] = useState(labelOf(value));
  // A value set from outside replaces what was typed, unless that means the same.
  const text = value !== undefined && !sameText(labelOf(value), draft) ? labelOf(value) : draft;
  const rows = useMemo(() => comboboxRows(search(text), text, allowCreate), [search, text, allowCreate]);

  const take = (row: ComboboxRow | undefined) => {
    if (!row) return;
    setDraft(row.label);
    onChange(row.value);
  };
  const judgeAgain = useEffectEvent(() => {
    // What was taken from the list stays taken, and an untouched field stays empty.
    if (text.trim() === '' || (value && 'id' in value)) return;
    onChange(valueOfText(search(text), text, allowCreate));
  });
  useEffect(() => judgeAgain(), [search, allowCreate]);

  const list = useListKeys({ count: rows.length, onTake: (at) => take(rows[at]) });
  const rowId = (at: number) => `${listId}${at}`;

  const note =
    value && 'newName' in value
      ? (newNote?.(value.newName) ?? t(ui.willBeAdded, { name: value.newName }))
      : text.trim() !== '' && value === undefined
        ? (chooseNote ?? t(ui.chooseFromList))
        : hint;

  return (
    <Field {...field} hint={note}>
      {(control) => (
        <>
          <input
            {...control}
            {...list.input}
            type="text"
            role="combobox"
            aria-expanded={list.open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list.active >= 0 ? rowId(list.active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              const typed = event.target.value;
              setDraft(typed);
              onChange(valueOfText(search(typed), typed, allowCreate));
              list.typed();
            }}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={t(ui.suggestions)}
            hidden={!list.open}
            className={popup.list}
          >
            {list.open &&
              rows.map((row, at) => (
                <Option
                  key={row.key}
                  id={rowId(at)}
                  row={row}
                  active={at === list.active}
                  onTake={() => {
                    take(row);
                    list.close();
                  }}
                />
              ))}
          </ul>
        </>
      )}
    </Field>
  );
}

interface OptionProps {
  readonly id: string;
  readonly row: ComboboxRow;
  readonly active: boolean;
  readonly onTake: () => void;
}

function Option({ id, row, active, onTake }: OptionProps) {
  const t = useText();
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={popup.item}
      data-highlighted={active || undefined}
      ref={(element) => {
        // jsdom has no layout and lacks the method.
        if (active) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {'newName' in row.value ? (
        <>
          <Plus aria-hidden /> {t(ui.create, { name: row.label })}
        </>
      ) : (
        row.label
      )}
      {row.secondary !== undefined && <span className={popup.secondary}>{row.secondary}</span>}
    </li>
  );
}
