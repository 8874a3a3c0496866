import { factor } from '@test/support/property';
import { cases } from './cases';
import { killAll, readKillers, writeKillers } from './killers';
import { mutantsOf, type Mutant } from './mutants';
import { rulesSource } from './rulesFile';

// With the killers known it takes half a minute; after a change of the rules some mutants meet every case, which takes as
// long as it takes, and `RULES_KILLERS=write` has the killers written down anew.
jest.setTimeout(3_600_000);

const from = rulesSource.split('\n').findIndex((line) => line.includes('// Made of the schema by'));
const to = rulesSource.split('\n').findIndex((line) => line.includes('// Up to here of the schema'));

/**
 * The mutants to try. What follows from the schema is the same few checks for many fields, written by one program: of
 * those that differ in names and numbers alone one is tried, and all of them in a long run.
 */
function chosen(): readonly Mutant[] {
  const all = mutantsOf(rulesSource);
  if (factor > 1) return all;
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

test('removing any single condition of the rules makes a case fail', async () => {
  const mutants = chosen();
  expect(to).toBeGreaterThan(from);
  expect(mutants.length).toBeGreaterThan(200);
  const killers = await killAll(rulesSource, mutants, cases, readKillers());
  if (process.env['RULES_KILLERS'] === 'write') writeKillers(killers);
  const survivors = mutants.filter(({ name }) => killers.get(name) === undefined);
  expect(survivors.map(({ line, name }) => `line ${line}, ${name}`)).toEqual([]);
});
