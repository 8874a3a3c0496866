import { applicationDefault, type App } from 'firebase-admin/app';
import { demoProject } from '../scripts/build/buildEnv';
import { host, portsFromEnv } from '../scripts/base/ports';
import { Problem } from '../scripts/base/problem';
import { tryFetch } from '../scripts/base/wait';
import { withAdmin } from '../scripts/data/admin';
import { projectIdOf } from './projectAlias';

/** Target of an operator's command: the emulators at these addresses, or a real project with its credentials. */
export interface ProjectTarget {
  readonly projectId: string;
  readonly emulators: { readonly auth: string; readonly firestore: string } | undefined;
}

/**
 * A project with the prefix `demo-`, or none, means the emulators. Any other is a real one and needs credentials. A
 * real project is never guessed, so that a forgotten variable grants no role there. It is named by its id or by its
 * name in `.firebaserc`.
 */
export async function findProjectTarget(
  env: NodeJS.ProcessEnv,
  named: string | undefined,
): Promise<ProjectTarget> {
  const project = named === undefined ? undefined : projectIdOf(named);
  if (project !== undefined && !project.startsWith('demo-')) {
    if (env['FIREBASE_AUTH_EMULATOR_HOST'] || env['FIRESTORE_EMULATOR_HOST']) {
      throw new Problem(
        `--project ${project} is a real project, but FIREBASE_AUTH_EMULATOR_HOST or FIRESTORE_EMULATOR_HOST is set: unset them.`,
      );
    }
    if (!env['GOOGLE_APPLICATION_CREDENTIALS']) {
      throw new Problem(
        `To change ${project}, set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.`,
      );
    }
    return { projectId: project, emulators: undefined };
  }
  const ports = portsFromEnv(env);
  const auth = env['FIREBASE_AUTH_EMULATOR_HOST'] ?? `${host}:${ports.auth}`;
  const firestore = env['FIRESTORE_EMULATOR_HOST'] ?? `${host}:${ports.firestore}`;
  const answers = await Promise.all([tryFetch(`http://${auth}/`), tryFetch(`http://${firestore}/`)]);
  if (answers.some((answer) => !answer?.ok)) {
    throw new Problem(
      `No emulators answer at ${auth} (auth) and ${firestore} (firestore). Run \`npm start\` first, ` +
        'or name a real project with --project <id>.',
    );
  }
  return { projectId: project ?? env['GCLOUD_PROJECT'] ?? demoProject, emulators: { auth, firestore } };
}

export const spelledTarget = ({ projectId, emulators }: ProjectTarget): string =>
  emulators
    ? `emulators at ${emulators.auth} and ${emulators.firestore}, project ${projectId}`
    : `project ${projectId}`;

/**
 * Runs work with the Admin SDK on a target. Turns an error into a `Problem` that begins with the consequence for the
 * work, since the person at the terminal can correct credentials and networks.
 */
export async function onTarget<T>(
  { projectId, emulators }: ProjectTarget,
  work: (app: App) => Promise<T>,
  failure: string,
): Promise<T> {
  if (emulators) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulators.auth;
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  try {
    return await withAdmin(projectId, work, emulators ? undefined : applicationDefault());
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error)) throw error;
    throw new Problem(`${failure} ${error.message}`);
  }
}
