import { applicationDefault } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { tombstoneDays } from '@/model/tombstones';
import { purgeTombstones } from '../functions/src/upkeep/purgeTombstones';
import { withAdmin } from './data/admin';
import { describeError, Problem } from './base/problem';
import { readPurgeOptions } from './operating/purgeOptions';
import { findProjectTarget } from './operating/projectTarget';

/** `npm run purge`: what the function does every night, now, on emulators or in a real project. */
async function main(args: readonly string[]): Promise<void> {
  const { projectId, emulators } = await findProjectTarget(process.env, readPurgeOptions(args));
  if (emulators) {
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const credential = emulators ? undefined : applicationDefault();
  const { purged } = await withAdmin(
    projectId,
    (app) =>
      purgeTombstones({
        db: getFirestore(app),
        now: Date.now,
        hasTime: () => true,
        log: (page) => console.log(`${page.collection}: ${page.purged}`),
      }),
    credential,
  ).catch(refused);
  const where = emulators
    ? `emulators at ${emulators.firestore}, project ${projectId}`
    : `project ${projectId}`;
  console.log(`Purged ${purged} tombstones older than ${tombstoneDays} days (${where})`);
}

/** Credentials that do not work and networks that do not answer are for the person at the terminal to put right. */
function refused(error: unknown): never {
  if (error instanceof Problem || !(error instanceof Error)) throw error;
  throw new Problem(`The purge did not finish; running it again goes on. ${error.message}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
