import { Autocomplete } from '@base-ui/react/autocomplete';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import popup from '../Popup.module.css';
import {
  comboboxRows,
  labelOf,
  sameText,
  valueOfText,
  type ComboboxItem,
  type ComboboxValue,
} from './comboboxRows';
import { Field, type FieldProps } from './Field';

export interface ComboboxFieldProps extends FieldProps {
  readonly value: ComboboxValue | undefined;
  /**
   * Follows the typing: the item whose label is exactly the text, else a new name where that is allowed, else `undefined`.
   * Of several items with the same label none is taken until one is chosen from the list.
   */
  readonly onChange: (value: ComboboxValue | undefined) => void;
  /** The few best items for a text, best first; called for every change, so it must be quick. */
  readonly search: (text: string) => readonly ComboboxItem[];
  /** Offers a row that makes the typed text a new one. */
  readonly allowCreate?: boolean | undefined;
  /** What would be created: "player". */
  readonly noun?: string | undefined;
}

/** One of many, found by typing; arrows move, Enter takes, Escape closes the list. */
export function ComboboxField({
  value,
  onChange,
  search,
  allowCreate = false,
  noun = 'entry',
  hint,
  ...field
}: ComboboxFieldProps) {
  const [draft, setDraft] = useState(labelOf(value));
  // A value set from outside replaces what was typed, unless that means the same.
  const text = value !== undefined && !sameText(labelOf(value), draft) ? labelOf(value) : draft;
  const rows = useMemo(() => comboboxRows(search(text), text, allowCreate), [search, text, allowCreate]);

  const take = (next: ComboboxValue) => {
    setDraft(labelOf(next));
    onChange(next);
  };
  const type = (next: string) => {
    setDraft(next);
    onChange(valueOfText(search(next), next, allowCreate));
  };
  const note =
    value && 'newName' in value
      ? `“${value.newName}” is new: it will be added as a ${noun}.`
      : text.trim() !== '' && value === undefined
        ? `Choose a ${noun} from the list.`
        : hint;

  return (
    <Field {...field} hint={note}>
      {(control) => (
        <Autocomplete.Root
          items={rows}
          mode="none"
          autoHighlight
          value={text}
          itemToStringValue={(row) => row.label}
          disabled={field.disabled}
          onValueChange={(next, details) => {
            // Choosing a row is told by the row itself, which knows more than its label.
            if (details.reason !== 'item-press') type(next);
          }}
        >
          <Autocomplete.Input {...control} spellCheck={false} autoComplete="off" />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className={popup.positioner}>
              <Autocomplete.Popup className={popup.popup}>
                <Autocomplete.List>
                  {(row: (typeof rows)[number]) => (
                    <Autocomplete.Item
                      key={row.key}
                      value={row}
                      className={popup.item}
                      onClick={() => take(row.value)}
                    >
                      {'newName' in row.value ? (
                        <>
                          <Plus aria-hidden /> Create “{row.label}”
                        </>
                      ) : (
                        row.label
                      )}
                      {row.secondary !== undefined && (
                        <span className={popup.secondary}>{row.secondary}</span>
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
