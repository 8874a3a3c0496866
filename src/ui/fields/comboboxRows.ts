export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  readonly secondary?: string | undefined;
  readonly also?: string | undefined;
}

export type ComboboxValue = { readonly id: string; readonly label: string } | { readonly newName: string };

export interface ComboboxRow {
  readonly key: string;
  readonly label: string;
  readonly secondary?: string | undefined;
  readonly value: ComboboxValue;
}

export const sameValue = (a: ComboboxValue | undefined, b: ComboboxValue | undefined): boolean =>
  a !== undefined && b !== undefined && ('id' in a ? 'id' in b && a.id === b.id : labelOf(a) === labelOf(b));

export const labelOf = (value: ComboboxValue | undefined): string =>
  value === undefined ? '' : 'newName' in value ? value.newName : value.label;

export const sameText = (a: string, b: string): boolean => fold(a) === fold(b);
const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

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
 * The value of a typed text:
 *
 *   ITEMS OF THAT TEXT    CREATE ALLOWED   VALUE
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
  const [only, ...others] = found.filter(
    ({ label, also }) => sameText(label, text) || (also !== undefined && sameText(also, text)),
  );
  if (only) return others.length > 0 ? undefined : { id: only.id, label: only.label };
  const newName = text.trim().replace(/\s+/g, ' ');
  return allowCreate && newName !== '' ? { newName } : undefined;
}
