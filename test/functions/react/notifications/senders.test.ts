import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMessagingSender } from '../../../../functions/src/react/notifications/messagingSender';
import type { Notice } from '../../../../functions/src/react/notifications/sender';
import { createFakeSender } from './fakeSender';
import { describeSender, type SenderWorld } from './senderContract';

const server = setupServer();
const apps: App[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await Promise.all(apps.map(deleteApp));
});

interface Message {
  readonly message: { readonly token: string; readonly data: Notice };
}

/** The real sender and Admin SDK with an endpoint that answers like Firebase Cloud Messaging. */
function createMessagingWorld(): SenderWorld {
  const devices = new Map<string, Notice[]>();
  let broken = false;
  server.use(
    http.post('https://fcm.googleapis.com/v1/projects/demo-messaging/messages:send', async ({ request }) => {
      if (broken) return refusal(500, 'INTERNAL', 'INTERNAL');
      expect(request.headers.get('authorization')).toBe('Bearer access');
      const { message } = (await request.json()) as Message;
      const device = devices.get(message.token);
      if (!device) return refusal(404, 'NOT_FOUND', 'UNREGISTERED');
      device.push(message.data);
      return HttpResponse.json({ name: `projects/demo-messaging/messages/${device.length}` });
    }),
  );
  const credential = { getAccessToken: async () => ({ access_token: 'access', expires_in: 3600 }) };
  const app = initializeApp({ projectId: 'demo-messaging', credential }, `messaging-${apps.length}`);
  apps.push(app);
  return {
    sender: createMessagingSender(getMessaging(app)),
    register: (token) => void devices.set(token, []),
    breakDown: () => {
      broken = true;
    },
    shown: (token) => devices.get(token) ?? [],
  };
}

const refusal = (code: number, status: string, errorCode: string) =>
  HttpResponse.json(
    {
      error: {
        code,
        status,
        message: 'As the test asked',
        details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
      },
    },
    { status: code },
  );

describeSender('the fake sender', createFakeSender);
describeSender('the sender of Firebase Cloud Messaging', createMessagingWorld);
