import { cases } from './cases';
import { chosenMutants } from './chosenMutants';
import { killAll, readKillers, writeKillers } from './killers';
import { rulesSource } from './rulesFile';

// With known killers it takes a minute. After a change of the rules some mutants meet every case, and
// `RULES_KILLERS=write` saves the killers again.
jest.setTimeout(3_600_000);

test('removing any single condition of the rules makes a case fail', async () => {
  const mutants = chosenMutants();
  expect(mutants.length).toBeGreaterThan(200);
  const killers = await killAll(rulesSource, mutants, cases, readKillers());
  if (process.env['RULES_KILLERS'] === 'write') writeKillers(killers);
  const survivors = mutants.filter(({ name }) => killers.get(name) === undefined);
  expect(survivors.map(({ line, name }) => `line ${line}, ${name}`)).toEqual([]);
});
