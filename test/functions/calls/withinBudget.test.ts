import type { CallableRequest } from 'firebase-functions/v2/https';
import type { BudgetStage } from '@/model/budget';
import { isDoneOverBudget, withinBudget } from '../../../functions/src/calls/withinBudget';

const request = { data: {}, auth: { uid: 'ann' } } as CallableRequest;
const heard = jest.fn(async () => 'done');
beforeEach(() => heard.mockClear());

test.each([0, 1, 2] as const)('at stage %s of the budget edits are heard', async (stage) => {
  expect(await withinBudget(async () => stage, heard)(request)).toBe('done');
});

test('at stage 3 an edit is refused, in words by which every page keeps it', async () => {
  const refused = withinBudget(async () => 3, heard)(request);
  await expect(refused).rejects.toMatchObject({ code: 'unavailable', details: { overBudget: true } });
  expect(heard).not.toHaveBeenCalled();
});

test.each(['withhold', 'dropRequest', 'ban', 'unban', 'grantRole', 'takeRole', 'resetProfile'])(
  'at stage 3 the act %s is heard',
  async (kind) => {
    const asked = { ...request, data: { kind } } as CallableRequest;
    expect(await withinBudget(async () => 3, heard, isDoneOverBudget)(asked)).toBe('done');
    await expect(withinBudget(async () => 3, heard, isDoneOverBudget)(request)).rejects.toThrow('budget');
  },
);

test('a stranger is left to the handler, and where the stage cannot be read edits go on', async () => {
  const stage = jest.fn<Promise<BudgetStage>, []>(() => Promise.reject(new Error('busy')));
  await withinBudget(stage, heard)({ data: {} } as CallableRequest);
  expect(stage).not.toHaveBeenCalled();
  expect(await withinBudget(stage, heard)(request)).toBe('done');
});
