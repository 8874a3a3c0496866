import { join, resolve } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readAccepted } from '../functions/src/calls/acceptedVersion';
import { siteTerms } from '../functions/src/base/siteTerms';
import { siteOrigin } from '../functions/src/head/siteOrigin';
import { bucketStore } from '../functions/src/snapshot/bucketStore';
import { folderStore } from '../functions/src/snapshot/folderStore';
import { publishChanges } from '../functions/src/snapshot/publishChanges';
import { publishSnapshot } from '../functions/src/snapshot/publishSnapshot';
import { readSince } from '../functions/src/snapshot/readCollection';
import { licenceOf } from '../functions/src/snapshot/snapshotServices';
import { withAdmin } from './data/admin';
import { describeError, Problem } from './base/problem';
import { findProjectTarget } from './operating/projectTarget';
import { root } from './base/root';
import { readSnapshotOptions } from './operating/snapshotOptions';
import { builtInSports } from '@/model/sports';

/** `npm run snapshot`: what the functions publish every night and every hour, now, from emulators or from a real project. */
async function main(args: readonly string[]): Promise<void> {
  const { project, into } = readSnapshotOptions(args);
  const { projectId, emulators } = await findProjectTarget(process.env, project);
  if (emulators) {
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const local = join(resolve(root, process.env['ARMWIKI_DATA_DIR'] ?? '.armwiki'), 'data');
  const folder = into === undefined ? (emulators ? local : undefined) : resolve(into);
  const log = (message: string, fields: object) => console.log(message, JSON.stringify(fields));
  const isNew = await withAdmin(
    projectId,
    async (app) => {
      const db = getFirestore(app);
      const store =
        folder === undefined ? bucketStore(getStorage(app).bucket(bucketOf(projectId))) : folderStore(folder);
      const common = { store, now: Date.now, log };
      const terms = siteTerms(process.env, siteOrigin({ GCLOUD_PROJECT: projectId, ...process.env }));
      const published = await publishSnapshot({
        ...common,
        db,
        sports: builtInSports,
        licence: licenceOf(process.env, terms),
        terms,
      });
      await publishChanges({ ...common, read: readSince(db), accepts: () => readAccepted(db) });
      return published;
    },
    emulators ? undefined : applicationDefault(),
  ).catch(refused);
  const where = folder ?? `the bucket of ${projectId}`;
  console.log(isNew ? `Published into ${where}` : `Nothing has changed since the copy in ${where}`);
}

/** The default bucket's name, unless the environment says another. */
const bucketOf = (projectId: string): string =>
  process.env['ARMWIKI_BUCKET'] ?? `${projectId}.firebasestorage.app`;

/** Credentials that do not work and networks that do not answer are for the person at the terminal to put right. */
function refused(error: unknown): never {
  if (error instanceof Problem || !(error instanceof Error)) throw error;
  throw new Problem(`It was not all published; the copy before is still whole. ${error.message}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
