import type { HttpsFunction } from 'firebase-functions/v2/https';
import { Readable } from 'node:stream';

type Functions = Record<string, HttpsFunction>;

const loaded = new Map<NodeJS.ProcessEnv, Promise<Functions>>();

function load(env: NodeJS.ProcessEnv): Promise<Functions> {
  const before = loaded.get(env);
  if (before) return before;
  jest.resetModules();
  const functions = import('../../functions/src/index') as unknown as Promise<Functions>;
  loaded.set(env, functions);
  return functions;
}

/** The callables' answer to a call without an App Check token, in a process with this environment. */
async function statusOf(name: 'act' | 'applyWikiDelta' | 'report', env: NodeJS.ProcessEnv) {
  const before = { ...process.env };
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-app-check' }, env);
  try {
    const functions = await load(env);
    const request = Object.assign(Readable.from([]), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      header: (key: string) => (key.toLowerCase() === 'content-type' ? 'application/json' : undefined),
      body: { data: {} },
    });
    const answer: { status: number; body: unknown } = { status: 200, body: undefined };
    await new Promise<void>((resolve) => {
      const response = {
        on: () => response,
        once: () => response,
        setHeader: () => response,
        getHeader: () => undefined,
        vary: () => response,
        status: (code: number) => {
          answer.status = code;
          return response;
        },
        send: (body: unknown) => {
          answer.body = body;
          resolve();
          return response;
        },
        end: () => resolve(),
        writableEnded: false,
      };
      // Express is not needed to ask a function; these are the parts of it that callables use.
      const call = functions[name];
      if (!call) throw new Error(`Expected a function ${name}`);
      void call(request as never, response as never);
    });
    return JSON.stringify(answer.body);
  } finally {
    process.env = before;
  }
}

beforeEach(() => void jest.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const enforced = { ENFORCE_APP_CHECK: 'true' };
const open = { ENFORCE_APP_CHECK: 'false' };
const emulated = { ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: 'true' };

test('a deployment has it unless its environment says otherwise', async () => {
  await load({});
  const { declaredParams } = await import('firebase-functions/params');
  const param = declaredParams.find(({ name }) => name === 'ENFORCE_APP_CHECK');
  expect(param).toMatchObject({ options: { default: true } });
});

// With App Check, a caller is asked to sign in, or for a report; without, refused before that.
describe.each([
  ['act', 'Please sign in'],
  ['applyWikiDelta', 'Please sign in'],
  ['report', 'expected id to be'],
] as const)('%s', (name, words) => {
  const asked = expect.stringContaining(words);
  const refused = expect.not.stringContaining(words);

  test('refuses a call without an App Check token where the parameter says so', async () => {
    const answer = await statusOf(name, enforced);
    expect(answer).toEqual(refused);
    expect(answer).toContain('UNAUTHENTICATED');
  });

  test('takes it where the parameter does not', async () => {
    expect(await statusOf(name, open)).toEqual(asked);
  });

  test('takes it on the emulators, whatever the parameter says', async () => {
    expect(await statusOf(name, emulated)).toEqual(asked);
  });
});
