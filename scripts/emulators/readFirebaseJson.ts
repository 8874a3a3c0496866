import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base/root';
import type { FirebaseJson } from './emulatorConfig';

/** `firebase.json` as it is in the repository. */
export const readFirebaseJson = (): FirebaseJson =>
  JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
