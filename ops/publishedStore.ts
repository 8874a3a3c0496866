import { join, resolve } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { bucketStore } from '../functions/src/publish/snapshot/bucketStore';
import { folderStore } from '../functions/src/publish/snapshot/folderStore';
import type { SnapshotStore } from '../functions/src/publish/snapshot/snapshotStore';
import { root } from '../scripts/base/root';
import type { ProjectTarget } from './projectTarget';

/** The folder into which a command publishes; `undefined` for the bucket of a real project. */
export function publishedFolder(
  env: NodeJS.ProcessEnv,
  { emulators }: ProjectTarget,
  into?: string,
): string | undefined {
  if (into !== undefined) return resolve(into);
  return emulators ? join(resolve(root, env['ARMWIKI_DATA_DIR'] ?? '.armwiki'), 'data') : undefined;
}

/** Publishes into the folder, or else into the default bucket, unless the environment names another. */
export const publishedStore = (
  env: NodeJS.ProcessEnv,
  app: App,
  { projectId }: ProjectTarget,
  folder: string | undefined,
): SnapshotStore =>
  folder === undefined
    ? bucketStore(getStorage(app).bucket(env['ARMWIKI_BUCKET'] ?? `${projectId}.firebasestorage.app`))
    : folderStore(folder);
