import type { CallableRequest } from 'firebase-functions/v2/https';
import { fromAccepted } from '../../../functions/src/calls/acceptedVersion';

const request = (data: unknown) => ({ data, auth: { uid: 'ann' } }) as CallableRequest;
const heard = jest.fn(async ({ data }: CallableRequest) => data as unknown);
beforeEach(() => heard.mockClear());

test.each([
  ['of the version that is required', { schema: 2, kind: 'x' }, 2],
  ['of a later one', { schema: 3, kind: 'x' }, 2],
  ['that says no version, where the first is still taken', { kind: 'x' }, 1],
])('a page %s is heard, and what it asks comes without its version', async (_, data, least) => {
  expect(await fromAccepted(async () => least, heard)(request(data))).toEqual({ kind: 'x' });
});

test.each([[{ schema: 1 }], [{}], [{ schema: 'two' }], [null]])(
  'a page that says %j is refused',
  async (data) => {
    const refused = fromAccepted(async () => 2, heard)(request(data));
    await expect(refused).rejects.toMatchObject({ code: 'failed-precondition', details: { outdated: true } });
    expect(heard).not.toHaveBeenCalled();
  },
);

test('a stranger is left to the handler, which refuses them, and nothing is read', async () => {
  const accepted = jest.fn(async () => 2);
  await fromAccepted(accepted, heard)({ data: {} } as CallableRequest);
  expect(heard).toHaveBeenCalled();
  expect(accepted).not.toHaveBeenCalled();
});
