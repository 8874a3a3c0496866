import { factor } from '@test/support/property';
import { mutantsOf, type Mutant } from './mutants';
import { rulesSource } from './rulesFile';

const lineOf = (text: string): number => {
  const at = rulesSource.split('\n').findIndex((line) => line.includes(text));
  if (at < 0) throw new Error(`firestore.rules: expected a line with "${text}", found none`);
  return at;
};
const from = lineOf('// Made of the schema by');
const to = lineOf('// Up to here of the schema');

/**
 * The mutants to try. The rules from the schema repeat a few checks for many fields. A usual run tries one of those
 * that differ only in names and numbers, a long run all.
 */
export function chosenMutants(whole = factor > 1): readonly Mutant[] {
  const all = mutantsOf(rulesSource);
  if (whole) return all;
  const kinds = new Set<string>();
  return all.filter(({ line, name }) => {
    if (line <= from || line > to) return true;
    const kind = name
      .replace(/'[^']*'/g, "''")
      .replace(/(Of|New|edits|merges)(Match|Event|Player)/g, '$1')
      .replace(/\d+/g, '0');
    return !kinds.has(kind) && kinds.add(kind).size > 0;
  });
}
