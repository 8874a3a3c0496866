import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildConfig } from '@/app/page/buildConfig';
import { host, type Ports } from '../base/ports';
import { Problem } from '../base/problem';
import { root } from '../base/root';

export const demoProject = 'demo-armwiki';

type Firebase = BuildConfig['firebase'];

const variables = {
  apiKey: 'ARMWIKI_FIREBASE_API_KEY',
  authDomain: 'ARMWIKI_FIREBASE_AUTH_DOMAIN',
  projectId: 'ARMWIKI_FIREBASE_PROJECT_ID',
  appId: 'ARMWIKI_FIREBASE_APP_ID',
  messagingSenderId: 'ARMWIKI_FIREBASE_MESSAGING_SENDER_ID',
  storageBucket: 'ARMWIKI_FIREBASE_STORAGE_BUCKET',
} as const satisfies Record<keyof Firebase, string>;

/** A build for the demo project and emulators on these ports. */
export function emulatorBuild(ports: Ports, version: string): BuildConfig {
  return {
    firebase: { apiKey: 'demo', authDomain: host, projectId: demoProject },
    emulators: {
      auth: `http://${host}:${ports.auth}`,
      firestore: { host, port: ports.firestore },
      functions: { host, port: ports.functions },
    },
    version,
  };
}

/**
 * The real project in the environment, `undefined` if there is none: `ARMWIKI_FIREBASE_CONFIG` holds the web app's
 * configuration as the Firebase console prints it (JSON), and single `ARMWIKI_FIREBASE_…` variables add to it.
 */
export function projectBuild(env: NodeJS.ProcessEnv, version: string): BuildConfig | undefined {
  const named = Object.entries(variables).flatMap(([key, variable]) =>
    env[variable] ? [[key, env[variable]] as const] : [],
  );
  const whole = env['ARMWIKI_FIREBASE_CONFIG'];
  if (!whole && named.length === 0) return undefined;
  const given: Record<string, unknown> = { ...parseConfig(whole), ...Object.fromEntries(named) };
  const text = (key: keyof Firebase) => (typeof given[key] === 'string' ? given[key] : undefined);
  const needed = (key: keyof Firebase) => {
    const value = text(key);
    if (value) return value;
    throw new Problem(`The build for a real project needs ${key}: set ${variables[key]}.`);
  };
  const optional = ['appId', 'messagingSenderId', 'storageBucket'] as const;
  return {
    firebase: {
      apiKey: needed('apiKey'),
      projectId: needed('projectId'),
      authDomain: text('authDomain') ?? `${needed('projectId')}.firebaseapp.com`,
      ...Object.fromEntries(optional.flatMap((key) => (text(key) ? [[key, text(key)]] : []))),
    },
    ...(env['ARMWIKI_APP_CHECK_SITE_KEY'] && { appCheckSiteKey: env['ARMWIKI_APP_CHECK_SITE_KEY'] }),
    ...(env['ARMWIKI_MESSAGING_KEY'] && { messagingKey: env['ARMWIKI_MESSAGING_KEY'] }),
    ...(env['ARMWIKI_MAIL'] === 'on' && { sendsMail: true }),
    ...(env['ARMWIKI_ERRORS'] === 'on' && { takesErrors: true }),
    version,
  };
}

/**
 * Refuses to deploy a build for emulators, pages for another project than the target, and pages without App Check
 * unless the environment switches it off: functions refuse their calls.
 */
export function requireDeployable(build: BuildConfig | undefined, env: NodeJS.ProcessEnv): void {
  const set = 'set ARMWIKI_FIREBASE_CONFIG to the configuration of its web app.';
  if (!build) throw new Problem(`A build to deploy needs a real project: ${set}`);
  const { projectId } = build.firebase;
  // `firebase deploy` sets this for its hooks.
  const target = env['GCLOUD_PROJECT'];
  if (target && target !== projectId)
    throw new Problem(`This build is for ${projectId} and would be deployed to ${target}: ${set}`);
  if (build.appCheckSiteKey === undefined && env['ARMWIKI_APP_CHECK'] !== 'off')
    throw new Problem(
      'A build to deploy needs App Check, without which a script costs what it likes: set ARMWIKI_APP_CHECK_SITE_KEY, or ' +
        'ARMWIKI_APP_CHECK=off for the build and ENFORCE_APP_CHECK=false for the functions.',
    );
}

function parseConfig(text: string | undefined): object {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The message below says it.
  }
  throw new Problem(
    'ARMWIKI_FIREBASE_CONFIG: expected the JSON object of the web app, found something else.',
  );
}

export function buildVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}+${commit.trim()}`;
  } catch {
    return version;
  }
}
