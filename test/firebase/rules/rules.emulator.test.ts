import { holds, type Case } from './case';
import { cases } from './cases';
import { createCoverage } from './coverage';
import { emptyProject, loadRules, ruleCoverage } from './emulator';
import { readKillers } from './killers';
import { rulesSource } from './rulesFile';

// Half a minute on an idle machine, and many times that beside other requests to the emulator. The limit ends a run
// that hangs, not a slow one.
jest.setTimeout(900_000);

// The rules are compiled for each of them.
const lanes = [1, 2].map((lane) => `demo-rules-cases-${lane}`);
/** The emulator's report grows slower with each case in it, and loading rules takes over a second. */
const casesOfReport = 250;
const coverage = createCoverage(rulesSource);
const answers = new Map<string, boolean | Error>();

/** First the cases that mattered for a condition last time, then all others: so few reports cover all conditions. */
function tellingFirst(): Case[] {
  const killers = new Set(Object.values(readKillers()));
  return [
    ...cases.filter(({ name }) => killers.has(name)),
    ...cases.filter(({ name }) => !killers.has(name)),
  ];
}

beforeAll(async () => {
  const waiting = tellingFirst();
  const isSo = (project: string, one: Case) =>
    holds(project, one).catch((error: unknown) => new Error(String(error), { cause: error }));
  await Promise.all(
    lanes.map(async (project) => {
      await emptyProject(project);
      while (waiting.length > 0) {
        const isReported = coverage.conditions().length === 0 || coverage.missing().length > 0;
        // Loading rules starts a new report.
        if (isReported) expect(await loadRules(project, rulesSource)).toEqual([]);
        for (const one of waiting.splice(0, casesOfReport)) answers.set(one.name, await isSo(project, one));
        if (isReported) coverage.add(await ruleCoverage(project));
      }
    }),
  );
});

test('every case has a name of its own', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test.each(cases.map(({ name }) => name))('%s', (name) => {
  expect(answers.get(name)).toBe(true);
});

test('every condition of the rules was both true and false', () => {
  expect(coverage.conditions().length).toBeGreaterThan(150);
  expect(coverage.missing()).toEqual([]);
});
