import type { FirebaseApp } from 'firebase/app';
import type { NotificationBackend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { findRegistration } from '@/lib/browserParts';
import { rethrow } from '../errors';

export function createNotifications(app: FirebaseApp, key: string | undefined): NotificationBackend {
  const load = async () => import('./messaging');

  return {
    support: async () => {
      if (key === undefined) return 'not-configured';
      // Check the browser first: that loads nothing.
      const able = 'Notification' in globalThis && 'PushManager' in globalThis;
      return able && (await findRegistration()) ? 'supported' : 'unsupported';
    },
    register: async () => {
      if (key === undefined)
        throw new BackendError('failed-precondition', 'Notifications are not configured.');
      // Ask before any slow await. Otherwise the browser no longer connects it with the click.
      if ((await Notification.requestPermission()) !== 'granted') {
        throw new BackendError(
          'permission-denied',
          'The browser does not let this site show notifications. You can allow it in the site’s settings.',
        );
      }
      return load()
        .then(({ getDeviceToken }) => getDeviceToken(app, key))
        .catch(rethrow);
    },
    unregister: async () => {
      if (key === undefined || Notification.permission !== 'granted') return undefined;
      return load()
        .then(({ forgetDevice }) => forgetDevice(app, key))
        .catch(rethrow);
    },
  };
}
