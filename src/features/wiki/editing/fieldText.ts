import { assertNever } from '@/lib/assertNever';
import { isJsonObject, type Json } from '@/lib/json';
import { enumOptions, type FieldSpec } from '@/model/fields';
import { formatDate } from '@/ui/formatDate';

/** How a choice of an enumeration reads: "75kg Lightweight", "Left"; a weight is known by its code as much as by its name. */
export function optionText(field: FieldSpec, code: string): string {
  const label = enumOptions(field.path)[code] ?? code;
  return field.path === 'weight' && label !== code ? `${code} ${label}` : label;
}

/** A field's value in one line; `undefined` when there is none. */
export function fieldText(field: FieldSpec, value: Json): string | undefined {
  if (value === null) return undefined;
  switch (field.type) {
    case 'player':
      return plain(isJsonObject(value) ? (value['name'] ?? value['id'] ?? '') : value);
    case 'date':
      return formatDate(plain(value)) ?? plain(value);
    case 'enum':
      return optionText(field, plain(value));
    case 'string':
    case 'number':
    case 'youtube':
      return plain(value);
    default:
      return assertNever(field.type, 'field type');
  }
}

/** A single value as it is; what no field should hold, in the form it is stored in. */
const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
