import { comparePolicies, type Compared } from '../../simulate/review/compare';
import type { Figures } from '../../simulate/review/figures';
import { simulateReview } from '../../simulate/review/main';
import { faultOf } from '../../simulate/review/verdict';
import { writeComputedPart } from '../../../scripts/base/computedPart';

jest.mock('../../simulate/review/compare');
jest.mock('../../../scripts/base/computedPart');

afterEach(() => jest.restoreAllMocks());

const figures: Figures = {
  ...{ edits: 100, atOnce: 0.3, badAtOnce: 0, badForADay: 0, minutesPerHundred: 90, medianWait: 1 },
};
const history = (badAtOnce: number): Compared => ({
  without: figures,
  with: { ...figures, badAtOnce },
  manners: [],
});

test('the worst history decides, and it must stay below one in a hundred', () => {
  expect(faultOf([0, 0.00999, 0.002].map(history), [1, 2, 3])).toBeUndefined();
  expect(faultOf([0, 0.01, 0.002].map(history), [1, 2, 3])).toMatch(/seed 2 had 1% bad edits/);
  expect(faultOf([0.011, 0.01, 0.0134].map(history), [1, 2, 9])).toMatch(/seed 9 had 1\.34% bad edits/);
});

test.each([
  [
    'fails where too many bad edits were applied at once',
    0.012,
    1,
    [[expect.stringMatching(/seed 3 had 1\.2%/)]],
  ],
  ['succeeds where few were', 0.0089, undefined, []],
])('the command %s', (_, worst, exitCode, said) => {
  const before = process.exitCode;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest
    .mocked(comparePolicies)
    .mockReset()
    .mockImplementation((_town, _settings, seed) => history(seed === 3 ? worst : 0.001));
  process.exitCode = undefined;
  try {
    simulateReview();
    expect(process.exitCode).toBe(exitCode);
  } finally {
    process.exitCode = before;
  }
  expect(errors.mock.calls.filter(([line]) => !/^history \d/.test(String(line)))).toEqual(said);
  expect(writeComputedPart).toHaveBeenCalled();
});
