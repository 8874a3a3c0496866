import { assertNever } from '@/lib/assertNever';
import { isJsonObject, type Json } from '@/lib/json';
import type { Language } from '@/language/language';
import type { FieldSpec } from '@/model/fields';
import { codeName } from './sportWords';

/** A field's value in one line; `undefined` when there is none. */
export function fieldText({ t, dates }: Language, field: FieldSpec, value: Json): string | undefined {
  if (value === null) return undefined;
  switch (field.type) {
    case 'player':
      return plain(isJsonObject(value) ? (value['name'] ?? value['id'] ?? '') : value);
    case 'date':
      return dates.day(plain(value)) ?? plain(value);
    case 'enum':
      return codeName(t, field.path, plain(value));
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
