import type { FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { findRegistration } from '@/lib/browserParts';

/** The token by which the messaging service knows this device, made if there is none. */
export async function getDeviceToken(app: FirebaseApp, vapidKey: string): Promise<string> {
  // Our own worker shows the notices, so the SDK needs none of its own.
  const registration = await findRegistration();
  if (!registration) throw new Error('Expected a service worker, found none');
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: registration });
}

/** Ends the token and answers it. */
export async function forgetDevice(app: FirebaseApp, vapidKey: string): Promise<string> {
  const token = await getDeviceToken(app, vapidKey);
  await deleteToken(getMessaging(app));
  return token;
}
