import type { ContractWorld } from '@test/backend/contractWorld';
import { authAddress, createEmulatorWorld } from './emulatorWorld';

let world: ContractWorld;
beforeAll(async () => {
  world = await createEmulatorWorld();
});
afterAll(() => world.dispose());

const projectId = 'demo-armwiki';

async function mailsTo(address: string): Promise<readonly string[]> {
  const response = await fetch(`${authAddress}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: readonly { readonly email: string; readonly requestType: string }[];
  };
  return oobCodes.filter(({ email }) => email === address).map(({ requestType }) => requestType);
}

test('whoever registers is sent a link that verifies the address, and another one when asked for', async () => {
  const { backend, email } = await world.user('editor');
  expect(await mailsTo(email)).toEqual(['VERIFY_EMAIL']);
  await backend.auth.sendVerification();
  expect(await mailsTo(email)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
});
