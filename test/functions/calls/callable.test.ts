import type { CallableRequest } from 'firebase-functions/v2/https';
import { parsed, unparsed } from '@/lib/parsed';
import { actOf, isActKind } from '@/model/acts/acts';
import type { BudgetStage } from '@/model/operating/budget';
import { callable, type CallRequest, type CallServices } from '../../../functions/src/calls/callable';
import { handleAct } from '../../../functions/src/handleAct';
import { fakeAccounts } from '../serverWorld';

const signedIn = { uid: 'ann' } as CallableRequest['auth'] & object;
const request = (data: unknown = {}): CallRequest => ({ data, auth: signedIn });

const passed: string[] = [];
beforeEach(() => passed.splice(0));

const services = (over: Partial<CallServices> = {}) =>
  ({
    auth: fakeAccounts().auth,
    logger: { info: () => undefined, error: () => undefined },
    now: Date.now,
    accepted: async () => {
      passed.push('version');
      return 2;
    },
    stage: async () => {
      passed.push('budget');
      return 0;
    },
    ...over,
  }) as CallServices;

const edit = callable({
  name: 'edit',
  edits: { goesOnOverBudget: (data) => (data as { readonly kind?: string }).kind === 'ban' },
  caller: ({ auth }: CallRequest) => {
    passed.push('caller');
    if (auth === undefined) throw new Error('nobody');
    return auth.uid;
  },
  schema: (data) => {
    passed.push('schema');
    return data === undefined ? unparsed('Expected data') : parsed(data);
  },
  work: async (asked, { caller }) => {
    passed.push('work');
    return { asked, caller };
  },
});

test('a call passes its guards in one order, and its work gets what was asked and who asks', async () => {
  expect(await edit(request({ schema: 2, kind: 'x' }), services())).toEqual({
    asked: { kind: 'x' },
    caller: 'ann',
  });
  expect(passed).toEqual(['version', 'budget', 'caller', 'schema', 'work']);
});

test.each([
  ['of the version that is required', { schema: 2, kind: 'x' }, 2],
  ['of a later one', { schema: 3, kind: 'x' }, 2],
  ['that says no version, where the first is still taken', { kind: 'x' }, 1],
])('a page %s is served, and what it asks comes without its version', async (_, data, least) => {
  const { asked } = await edit(request(data), services({ accepted: async () => least }));
  expect(asked).toEqual({ kind: 'x' });
});

test.each([[{ schema: 1 }], [{}], [{ schema: 'two' }], [null]])(
  'a page that says %j is refused',
  async (data) => {
    await expect(edit(request(data), services())).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { outdated: true },
    });
    expect(passed).not.toContain('caller');
  },
);

const page = { schema: 2 };

test.each([0, 1, 2] as const)('at stage %s of the budget edits are served', async (stage) => {
  expect(await edit(request(page), services({ stage: async () => stage }))).toMatchObject({ caller: 'ann' });
});

const over = (schema: number) => services({ accepted: async () => schema, stage: async () => 3 });

test('at stage 3 an edit is refused, in words by which every page keeps it', async () => {
  await expect(edit(request(page), over(2))).rejects.toMatchObject({
    code: 'unavailable',
    details: { overBudget: true },
  });
  expect(passed).toEqual([]);
  expect(await edit(request({ ...page, kind: 'ban' }), over(2))).toMatchObject({ caller: 'ann' });
});

test.each(['withhold', 'dropRequest', 'ban', 'unban', 'grantRole', 'takeRole', 'resetProfile'])(
  'at stage 3 the act %s is served',
  async (kind) => {
    expect(isActKind(kind) && actOf(kind).whileOverBudget).toBe(true);
    // The guard after the budget finds no such account.
    await expect(handleAct(request({ kind }), over(1))).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(handleAct(request(), over(1))).rejects.toThrow('budget');
  },
);

test('a stranger is refused without a read, and where the stage cannot be read edits go on', async () => {
  await expect(edit({ data: {} }, services())).rejects.toThrow();
  expect(passed).toEqual(['caller']);
  const unread = () => Promise.reject<BudgetStage>(new Error('busy'));
  expect(await edit(request(page), services({ stage: unread }))).toMatchObject({ caller: 'ann' });
});

test('what the schema does not read is refused before any work', async () => {
  const strict = callable({
    name: 'strict',
    caller: () => 'ann',
    schema: () => unparsed('Expected better'),
    work: async () => void passed.push('work'),
  });
  await expect(strict(request(), services())).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'Expected better',
  });
  expect(passed).toEqual([]);
});
