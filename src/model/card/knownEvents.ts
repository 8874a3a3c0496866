import { cleanLine } from '../texts';
import { splitSides } from './splitSides';
import { wordsOf } from './words';

const edition = /\s#?(?:\d{1,3}|[IVX]{1,5})$/iu;
const keyOf = (name: string): string => cleanLine(name).normalize('NFKC').toLowerCase();

/**
 * Whether words are the name of one of the events, of its series, or of another edition. An event that is
 * called like a match of two people, without a number, does not count.
 */
export function eventNames(
  events: readonly { readonly name: string; readonly series?: string }[],
): (name: string) => boolean {
  const known = new Set<string>();
  for (const { name, series } of events) {
    if (series !== undefined) known.add(keyOf(series));
    const key = keyOf(name);
    const isNumbered = edition.test(key);
    if (isNumbered || typeof splitSides(wordsOf(key)) === 'string') known.add(key);
    if (isNumbered) known.add(key.replace(edition, ''));
  }
  return (name) => known.has(keyOf(name)) || known.has(keyOf(name).replace(edition, ''));
}
