import { join } from 'node:path';
import { root } from '../base/root';

export const firebaseCli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** An environment in which `firebase-tools` asks nobody anything: no update check, no messages, no real credentials. */
export function firebaseEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, FIREBASE_TOKEN: __, ...rest } = env;
  return { ...rest, CI: '1', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
}
