import type { Language } from '@/language/language';
import { parseWeight } from '@/model/records/weights';

/** A weight in a source, converted to the reader's unit; a text without a weight stays as it is. */
export function weightSaid({ weight }: Pick<Language, 'weight'>, said: string): string {
  const kilograms = parseWeight(said);
  return kilograms === undefined ? said : weight(kilograms);
}
