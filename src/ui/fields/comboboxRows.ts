export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** A fact that tells it from others of the same label: a country, "pending". */
  readonly secondary?: string | undefined;
}

/** An existing item, or a name that nothing has yet. */
export type ComboboxValue = { readonly id: string; readonly label: string } | { readonly newName: string };

/** One row of the list, with the value that choosing it gives. */
export interface ComboboxRow {
  readonly key: string;
  readonly label: string;
  readonly secondary?: string | undefined;
  readonly value: ComboboxValue;
}

export const labelOf = (value: ComboboxValue | undefined): string =>
  value === undefined ? '' : 'newName' in value ? value.newName : value.label;

/** Tells whether two texts name the same: outer blanks and case do not count. */
export const sameText = (a: string, b: string): boolean => fold(a) === fold(b);
const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** The rows for a text: what was found, and last, unless an item has that very label, the offer to create it. */
export function comboboxRows(
  found: readonly ComboboxItem[],
  text: string,
  allowCreate: boolean,
): readonly ComboboxRow[] {
  const rows = found.map(({ id, label, secondary }): ComboboxRow => ({
    key: `id ${id}`,
    label,
    secondary,
    value: { id, label },
  }));
  const newName = text.trim().replace(/\s+/g, ' ');
  if (!allowCreate || newName === '' || found.some(({ label }) => sameText(label, text))) return rows;
  return [...rows, { key: 'new', label: newName, value: { newName } }];
}

/**
 * The meaning of a typed text by itself:
 *
 *   ITEMS OF THAT LABEL   CREATE ALLOWED   VALUE
 *   one                   any              the item
 *   several               any              none: one must be chosen
 *   none                  yes              the new name, if not blank
 *   none                  no               none
 */
export function valueOfText(
  found: readonly ComboboxItem[],
  text: string,
  allowCreate: boolean,
): ComboboxValue | undefined {
  const [only, ...others] = found.filter(({ label }) => sameText(label, text));
  if (only) return others.length > 0 ? undefined : { id: only.id, label: only.label };
  const newName = text.trim().replace(/\s+/g, ' ');
  return allowCreate && newName !== '' ? { newName } : undefined;
}
