import type { Language } from '@/language/language';
import { parseWeight } from '@/model/weights';

/** A weight as a source says it, in the unit that the reader has chosen; words that say none stay as they are. */
export function weightSaid({ weight }: Pick<Language, 'weight'>, said: string): string {
  const kilograms = parseWeight(said);
  return kilograms === undefined ? said : weight(kilograms);
}
