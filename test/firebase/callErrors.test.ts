import { server } from './callServer';
import { Component } from '@firebase/component';
import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { writeVersion } from '@/model/accounts/writeVersion';
import { callUrl, createCallWorld, idToken, signInHandlers } from './callWorld';

let world: Awaited<ReturnType<typeof createCallWorld>>;

beforeEach(async () => {
  server.use(...signInHandlers);
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  world = await createCallWorld();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.resetHandlers();
  await world.dispose();
});
afterAll(() => server.close());

const answers = (answer: () => Response | Promise<Response>) => server.use(http.post(callUrl, answer));
const answersJson = (body: JsonBodyType, status = 200) => answers(() => HttpResponse.json(body, { status }));

function recordRequests(): {
  readonly requests: readonly { readonly headers: Headers; readonly body: unknown }[];
} {
  const requests: { headers: Headers; body: unknown }[] = [];
  server.use(
    http.post(callUrl, async ({ request }) => {
      requests.push({ headers: request.headers, body: await request.json() });
      return HttpResponse.json({ result: { results: [] } });
    }),
  );
  return { requests };
}

describe('an HTTP status means', () => {
  test.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [418, 'unknown'],
    [502, 'unknown'],
  ])('%i: %s', async (status, code) => {
    answersJson({}, status);
    await expect(world.apply()).rejects.toMatchObject({ name: 'BackendError', code });
  });

  test('0, no answer at all: internal', async () => {
    answers(() => HttpResponse.error());
    await expect(world.apply()).rejects.toMatchObject({ name: 'BackendError', code: 'internal' });
  });
});

describe('an error in the body', () => {
  test('overrides status and message', async () => {
    answersJson({ error: { status: 'PERMISSION_DENIED', message: 'Moderators only' } }, 500);
    await expect(world.apply()).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining('Moderators only'),
    });
  });

  test('counts even in an answer of success', async () => {
    answersJson({ error: { status: 'FAILED_PRECONDITION', message: 'Not now' } }, 200);
    await expect(world.apply()).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('without a status leaves the code of the HTTP status', async () => {
    answersJson({ error: { message: 'Too many' } }, 429);
    await expect(world.apply()).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringContaining('Too many'),
    });
  });

  test('of an unknown status is internal', async () => {
    answersJson({ error: { status: 'HUNGRY' } }, 400);
    await expect(world.apply()).rejects.toMatchObject({ code: 'internal' });
  });

  test('keeps the original as the cause', async () => {
    answersJson({ error: { status: 'ABORTED', message: 'Again', details: { why: 'busy' } } }, 409);
    const error: unknown = await world.apply().catch((found: unknown) => found);
    expect(error).toMatchObject({ cause: { code: 'functions/aborted', details: { why: 'busy' } } });
  });
});

describe('an answer that is no answer', () => {
  test('no JSON', async () => {
    answers(() => new HttpResponse('<html>Sign in to the hotel</html>', { status: 200 }));
    await expect(world.apply()).rejects.toMatchObject({
      code: 'internal',
      message: 'Response is not valid JSON object.',
    });
  });

  test('no data', async () => {
    answersJson({ something: 'else' });
    await expect(world.apply()).rejects.toMatchObject({
      code: 'internal',
      message: 'Response is missing data field.',
    });
  });

  test('none within 70 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      answers(async () => {
        await delay('infinite');
        return HttpResponse.json({});
      });
      const outcome = jest.fn();
      const sending = world.apply().catch(outcome);
      await jest.advanceTimersByTimeAsync(69_000);
      expect(outcome).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(2_000);
      await sending;
      expect(outcome).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'BackendError',
          code: 'deadline-exceeded',
          message: expect.stringContaining('deadline-exceeded'),
        }),
      );
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the call', () => {
  test('carries the ids, what is insisted on, and the bearer token; its answer says what the server no longer has', async () => {
    const { requests } = recordRequests();
    await expect(world.apply({ d1: 5_000 })).resolves.toEqual({ missing: [] });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toEqual({
      data: { deltaIds: ['d1', 'd2'], force: { d1: 5_000 }, schema: writeVersion },
    });
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${idToken}`);
    expect(requests[0]?.headers.get('x-firebase-appcheck')).toBeNull();
    expect(requests[0]?.headers.get('firebase-instance-id-token')).toBeNull();
    expect(console.debug).toHaveBeenCalledWith('applyWikiDelta', { results: [] });
  });

  test('carries nothing that was not asked for but by which version this page writes', async () => {
    const { requests } = recordRequests();
    await world.apply();
    expect(requests[0]?.body).toEqual({ data: { deltaIds: ['d1', 'd2'], schema: writeVersion } });
  });

  test('that is refused because the page is too old is told as that, and the command stays', async () => {
    const status = { status: 'FAILED_PRECONDITION', message: 'Too old', details: { outdated: true } };
    answersJson({ error: status }, 400);
    await expect(world.apply()).rejects.toMatchObject({ code: 'outdated' });
  });

  test('carries the app-check token when there is one', async () => {
    const { requests } = recordRequests();
    const checked = await createCallWorld((app) =>
      initializeAppCheck(app, {
        provider: new CustomProvider({
          getToken: async () => ({ token: 'genuine', expireTimeMillis: Date.now() + 3_600_000 }),
        }),
      }),
    );
    await checked.apply();
    expect(requests[0]?.headers.get('x-firebase-appcheck')).toBe('genuine');
    await checked.dispose();
  });

  test('carries the messaging token when there is one', async () => {
    const { requests } = recordRequests();
    const permitted = { permission: 'granted' };
    Object.assign(globalThis, { self: globalThis, Notification: permitted });
    try {
      const messaged = await createCallWorld(addMessaging);
      await messaged.apply();
      expect(requests[0]?.headers.get('firebase-instance-id-token')).toBe('device');
      await messaged.dispose();
    } finally {
      Object.assign(globalThis, { self: undefined, Notification: undefined });
    }
  });
});

function addMessaging(app: FirebaseApp): void {
  const messaging = { getToken: async () => 'device' };
  // The public types contain neither the container nor the names of internal components.
  const { container } = app as unknown as { container: { addComponent: (component: unknown) => void } };
  container.addComponent(
    new Component('messaging-internal' as never, () => messaging as never, 'PRIVATE' as never),
  );
}
