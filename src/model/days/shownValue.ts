import type { Json } from '@/lib/json';
import { knownDate } from '../dates';
import type { FieldSpec } from '../schema/fieldSpec';

/**
 * A field's value for readers: of a date only what is known. `values` are the other values of the same version
 * of the record, or the record.
 */
export const shownValue = (field: FieldSpec, value: Json, values: object | undefined): Json =>
  // A field of type date that is called `date` is the one that the precision is about.
  field.path === 'date' && typeof value === 'string' ? knownDate({ ...values, date: value }) : value;
