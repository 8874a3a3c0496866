import type { Messaging } from 'firebase-admin/messaging';
import type { Delivery, Sender } from './sender';

/** Permanent errors of Firebase Cloud Messaging about a token. */
const lasting = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  'messaging/mismatched-credential',
];

export function createMessagingSender(messaging: Pick<Messaging, 'send'>): Sender {
  return {
    send: (tokens, { title, body, link, tag }) =>
      Promise.all(
        tokens.map((token) =>
          messaging
            .send({
              token,
              // Data only: our service worker shows the notice, and shows it once.
              webpush: { headers: { Urgency: 'normal', TTL: '86400', Topic: tag } },
              data: { title, body, link, tag },
            })
            .then((): Delivery => 'sent', deliveryOf),
        ),
      ),
  };
}

function deliveryOf(error: unknown): Delivery {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return lasting.includes(code) ? 'gone' : 'failed';
}
