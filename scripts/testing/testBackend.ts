import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { host, reservePorts, type Ports } from '../base/ports';
import { root } from '../base/root';
import { tryFetch, waitUntil } from '../base/wait';
import { demoProject, emulatorBuild } from '../build/buildEnv';
import { buildFunctions } from '../build/buildFunctions';
import { ensureClientBuilt } from '../build/clientBuild';
import { publishLocally } from '../data/publishLocally';
import { seedDataSet } from '../data/seedDataSet';
import { warmUpFunctions } from '../emulators/registerTriggers';
import { startEmulators } from '../emulators/startEmulators';
import type { Lifetime } from '../process/lifetime';
import { step } from '../process/progress';

export const reports = join(root, 'test-results');
export const testBuild = 'build-test';

/** Fixed, so that the size of a part does not depend on the commit. */
const testVersion = '0.0.0+test';

export interface BackendPorts {
  readonly ports: Ports;
  readonly release: () => Promise<void>;
}

export async function reserveBackendPorts(): Promise<BackendPorts> {
  const { ports, release } = await reservePorts(4);
  const [auth = 0, firestore = 0, functions = 0, hosting = 0] = ports;
  return { ports: { auth, firestore, functions, hosting }, release };
}

/**
 * Builds the app for emulators on these ports. The deployed build differs only in the text of its configuration, which
 * `buildConfig.ts` reads while the page runs, so both have the same size within a few bytes.
 */
export const buildApp = (ports: Ports) =>
  step('Building the app', () => ensureClientBuilt(testBuild, emulatorBuild(ports, testVersion)));

/**
 * Runs `work` beside emulators with the real rules and functions; for the browser also with the built app and the data
 * set. Each part has its own emulators, so that its documents do not slow down the next one.
 */
export async function withBackend<T>(
  lifetime: Lifetime,
  part: 'emulator' | 'browser',
  { ports, release }: BackendPorts,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
  folder = reports,
): Promise<T> {
  await step('Building the functions', buildFunctions);
  if (part === 'browser') await buildApp(ports);
  const snapshotFolder = join(folder, `data-${part}`);
  const log = createWriteStream(join(folder, `emulators-${part}.log`));
  await release();
  const emulators = await step('Starting the emulators', () =>
    startEmulators({
      projectId: demoProject,
      ports,
      only: ['firestore', 'auth', 'functions', ...(part === 'browser' ? (['hosting'] as const) : [])],
      publicFolder: testBuild,
      snapshotFolder,
      // Each project of the emulator tests that needs the wiki's rules loads them (`ensureRules`).
      rules: join(root, part === 'browser' ? 'firestore.rules' : 'test/firebase/closed.rules'),
      onLog: (line) => void log.write(`${line}\n`),
      onSlow: console.log,
    }),
  );
  lifetime.onEnd(emulators.stop);
  const env = { ...emulators.env, ARMWIKI_SNAPSHOT_DIR: snapshotFolder };
  Object.assign(process.env, env);
  if (part === 'browser') await fill(ports, snapshotFolder);
  try {
    return await work(env);
  } finally {
    await emulators.stop();
  }
}

async function fill(ports: Ports, snapshotFolder: string): Promise<void> {
  const warm = step('Starting the functions', () => warmUpFunctions(demoProject, ports));
  await step('Loading the data set', () => seedDataSet(demoProject, { accounts: true }));
  await step('Publishing a copy for first visits', () => publishLocally(demoProject, snapshotFolder));
  await warm;
  // The first answer of a function also opens its connection to the database, which takes too long beside browsers.
  for (const path of ['/', '/player/devon-larratt', '/data/manifest.json'])
    await waitUntil(
      async () => (await tryFetch(`http://${host}:${ports.hosting}${path}`))?.ok === true,
      60_000,
    );
}
