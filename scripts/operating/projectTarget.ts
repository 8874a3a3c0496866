import { demoProject } from '../build/buildEnv';
import { host, portsFromEnv } from '../base/ports';
import { Problem } from '../base/problem';
import { tryFetch } from '../base/wait';
import { projectIdOf } from './projectAlias';

/** Where an operator's command acts: on the emulators by these addresses, or on a real project by its credentials. */
export interface ProjectTarget {
  readonly projectId: string;
  readonly emulators: { readonly auth: string; readonly firestore: string } | undefined;
}

/**
 * A project that is not a `demo-` one is the real one and wants credentials; everything else is the emulators. A real
 * project is never guessed, so that no one gets a role there by a forgotten variable. It is named by its id or by its name in
 * `.firebaserc`.
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
