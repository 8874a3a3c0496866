import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../base/problem';
import { firebaseCli, firebaseEnv } from './firebaseCli';
import type { Java } from './java';

const run = promisify(execFile);

const javaForDownload = 21;
const inSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * The Firestore emulator to run: the one `FIRESTORE_EMULATOR_JAR` names, the component of the Google Cloud CLI, or the
 * copy of `firebase-tools`, which is downloaded if the present Java can run it.
 */
export async function findFirestoreJar(
  env: NodeJS.ProcessEnv,
  java: Java,
  onSlow: (what: string) => void,
): Promise<string> {
  const named = env['FIRESTORE_EMULATOR_JAR'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`FIRESTORE_EMULATOR_JAR names ${named}, and there is no such file.`);
  }
  const component = await findInCloudSdk(env);
  if (component) return component;
  if (java.major >= javaForDownload) {
    const kept = findInFirebaseCache(env) ?? (await download(env, onSlow));
    if (kept) return kept;
  }
  throw new Problem(
    [
      'No Firestore emulator can be run here. One of these helps:',
      '  - the component of the Google Cloud CLI (Java 17 or newer):',
      '      gcloud components install cloud-firestore-emulator',
      '      or, on Debian and Ubuntu, sudo apt-get install google-cloud-cli-firestore-emulator',
      `  - Java ${javaForDownload} or newer and an internet connection: firebase-tools then downloads its own (found: Java ${java.major})`,
      '  - FIRESTORE_EMULATOR_JAR=<path of a cloud-firestore-emulator jar>',
    ].join('\n'),
  );
}

async function findInCloudSdk(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const gcloud = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .find((path) => existsSync(path));
  if (!gcloud) return undefined;
  // Asking gcloud takes a second; the path beside it costs nothing.
  const beside = join(dirname(dirname(realpathSync(gcloud))), inSdk);
  if (existsSync(beside)) return beside;
  const answer = await run(gcloud, ['info', '--format=value(installation.sdk_root)']).catch(() => undefined);
  const asked = answer && join(answer.stdout.trim(), inSdk);
  return asked && existsSync(asked) ? asked : undefined;
}

function findInFirebaseCache(env: NodeJS.ProcessEnv): string | undefined {
  const folder = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(file));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(folder, newest);
}

async function download(env: NodeJS.ProcessEnv, onSlow: (what: string) => void): Promise<string | undefined> {
  onSlow('Downloading the Firestore emulator (130 MB, once)');
  await run(process.execPath, [firebaseCli, 'setup:emulators:firestore'], { env: firebaseEnv(env) }).catch(
    () => undefined,
  );
  return findInFirebaseCache(env);
}

export function jarArguments(jar: string, folder: string): readonly string[] {
  return [
    // It formats correctly in English only.
    '-Duser.language=en',
    // It lives for minutes and shares two cores with its clients: less compilation saves a quarter of its work.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    ...['-cp', [folder, jar].join(delimiter), 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
  ];
}
