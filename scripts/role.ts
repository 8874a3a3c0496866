import { applicationDefault } from 'firebase-admin/app';
import { withAdmin } from './data/admin';
import { changeRole } from './operating/changeRole';
import { askAtTerminal } from './operating/confirmRole';
import { describeError, Problem } from './base/problem';
import { readRoleOptions } from './operating/roleOptions';
import { findProjectTarget } from './operating/projectTarget';

/** `npm run role -- moderator|admin add|remove <email>`: who decides on changes and who grants that, locally or for real. */
async function main(args: readonly string[]): Promise<void> {
  const options = readRoleOptions(args);
  const { projectId, emulators } = await findProjectTarget(process.env, options.project);
  if (emulators) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulators.auth;
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const where = emulators ? `emulators at ${emulators.auth}, project ${projectId}` : `project ${projectId}`;
  const confirm = askAtTerminal(options, process);
  const credential = emulators ? undefined : applicationDefault();
  const done = await withAdmin(projectId, (app) => changeRole(app, options, confirm), credential).catch(
    refused,
  );
  console.log(`${done} (${where})`);
}

/** Credentials that do not work and networks that do not answer are for the person at the terminal to put right. */
function refused(error: unknown): never {
  if (error instanceof Problem || !(error instanceof Error)) throw error;
  throw new Problem(`The role could not be changed. ${error.message}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
