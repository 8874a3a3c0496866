import type { FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { findRegistration } from '@/lib/browserParts';

export async function getDeviceToken(app: FirebaseApp, vapidKey: string): Promise<string> {
  // Our own service worker shows the notifications, so the SDK needs none.
  const registration = await findRegistration();
  if (!registration) throw new Error('Expected a service worker, found none');
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration: registration });
}

export async function forgetDevice(app: FirebaseApp, vapidKey: string): Promise<string> {
  const token = await getDeviceToken(app, vapidKey);
  await deleteToken(getMessaging(app));
  return token;
}
