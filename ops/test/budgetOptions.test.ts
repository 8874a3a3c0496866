import { Problem } from '../../scripts/base/problem';
import { readBudgetOptions } from '../budgetOptions';

test('a stage is set, or only looked at', () => {
  expect(readBudgetOptions(['stage', '0', '--project', 'my-wiki'])).toEqual({ stage: 0, project: 'my-wiki' });
  expect(readBudgetOptions(['--project', 'my-wiki', 'stage', '3'])).toEqual({ stage: 3, project: 'my-wiki' });
  expect(readBudgetOptions(['show'])).toEqual({ stage: undefined, project: undefined });
});

test.each([
  [[]],
  [['stage']],
  [['stage', '4']],
  [['show', '1']],
  [['stage', '0', '--project']],
  [['stage', '00']],
])('%j is answered with how it is used', (args) => {
  expect(() => readBudgetOptions(args)).toThrow(Problem);
});
