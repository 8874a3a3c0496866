import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import type { SnapshotStore } from './snapshotStore';

/** Where published files are: Cloud Storage, or on the local backend the folder that `npm start` names. */
export function snapshotStoreOf(env: NodeJS.ProcessEnv): SnapshotStore {
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return bucketStore(getStorage().bucket());
  return folderStore(env['ARMWIKI_SNAPSHOT_DIR'] ?? join(process.cwd(), '.snapshot'));
}

/** The terms of use that are published with the data; `DATA_LICENCE` in the environment of the functions says others. */
export const licenceOf = (env: NodeJS.ProcessEnv): string =>
  env['DATA_LICENCE'] ||
  'Nobody has stated a licence for these data yet.\nAsk whoever runs this wiki before you publish them elsewhere.\n';
