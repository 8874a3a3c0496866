import { holds } from './case';
import { cases } from './cases';
import { conditionsOf } from './coverage';
import { emptyProject, loadRules, ruleCoverage } from './emulator';
import { rulesSource } from './rulesFile';

// Half a minute on a machine of its own; thousands of requests take their time on a busy one.
jest.setTimeout(300_000);

const lanes = [1, 2, 3, 4].map((lane) => `demo-rules-cases-${lane}`);
const answers = new Map<string, boolean | Error>();

// Side by side, since each waits for the emulator most of the time; the tests below say what came of each.
beforeAll(async () => {
  const waiting = [...cases];
  await Promise.all(
    lanes.map(async (project) => {
      await emptyProject(project);
      expect(await loadRules(project, rulesSource)).toEqual([]);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        answers.set(
          next.name,
          await holds(project, next).catch((error: unknown) => new Error(String(error), { cause: error })),
        );
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

test('every condition of the rules was both true and false', async () => {
  const conditions = conditionsOf(rulesSource, await Promise.all(lanes.map(ruleCoverage)));
  expect(conditions.length).toBeGreaterThan(150);
  expect(conditions.filter(({ wasTrue, wasFalse }) => !wasTrue || !wasFalse)).toEqual([]);
});
