import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmulators } from './emulators/startEmulators';
import { startAutosave } from './start/autosave';
import { buildVersion, demoProject, emulatorBuild } from './build/buildEnv';
import { buildFolder } from './build/buildFolder';
import { buildFunctions, watchFunctions } from './build/buildFunctions';
import { chooseSave } from './start/chooseSave';
import { ensureClientBuiltQuickly } from './build/clientBuild';
import { firestoreSeed, importAccounts } from './emulators/emulatorData';
import { requireFirestoreEmulator } from './emulators/firestoreEmulator';
import { runUntilEnded, type Lifetime } from './process/lifetime';
import { host, portsFromEnv, requireFreePorts, type Ports } from './base/ports';
import { Problem } from './base/problem';
import { step } from './process/progress';
import { root } from './base/root';
import { setAside } from './start/saves';
import { readStartOptions } from './start/startOptions';

const autosaveMs = 60_000;

/**
 * `npm start`: emulators, the built app, and data that survives a restart. `npm run dev` rebuilds and reloads on save.
 */
async function main(lifetime: Lifetime): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  const ports = portsFromEnv(process.env);
  const folder = resolve(root, process.env['ARMWIKI_DATA_DIR'] ?? '.armwiki');
  await requireFreePorts(ports);
  await requireFirestoreEmulator(process.env, console.log);
  const chosen = chooseSave(folder, options);
  mkdirSync(folder, { recursive: true });

  if (options.dev) lifetime.onEnd(await step('Building the functions', watchFunctions));
  else await step('Building the functions', buildFunctions);
  await Promise.all([
    startBackend(lifetime, { ports, folder, dev: options.dev, ...chosen }),
    options.dev || buildApp(ports),
  ]);

  if (options.dev) {
    const { startDevServer } = await import('./start/devServer');
    const build = emulatorBuild(ports, buildVersion());
    lifetime.onEnd(await step('Building the app', () => startDevServer(ports, build)));
  }
  console.log(`Armwiki ready at http://${host}:${ports.hosting}`);
}

const buildApp = (ports: Ports) =>
  step('Building the app', () =>
    ensureClientBuiltQuickly(buildFolder(process.env), emulatorBuild(ports, buildVersion())),
  );

interface BackendOptions extends ReturnType<typeof chooseSave> {
  readonly ports: Ports;
  readonly folder: string;
  readonly dev: boolean;
}

async function startBackend(lifetime: Lifetime, options: BackendOptions): Promise<void> {
  const { ports, folder, dev, save, unwanted } = options;
  const log = createWriteStream(join(folder, 'emulators.log'));
  const snapshotFolder = join(folder, 'data');
  // Loading this code takes a second, which passes while the emulators start.
  const filling = loadFilling(save !== undefined);
  const rules = join(root, 'firestore.rules');
  const emulators = await step('Starting the emulators', () =>
    startEmulators({
      projectId: demoProject,
      ports,
      only: ['firestore', 'auth', 'functions', ...(dev ? [] : (['hosting'] as const))],
      publicFolder: buildFolder(process.env),
      snapshotFolder,
      ...(existsSync(rules) && { rules }),
      ...(save && { seedFrom: firestoreSeed(save.path) }),
      onLog: (line) => void log.write(`${line}\n`),
      onSlow: console.log,
      onDied: (what) =>
        lifetime.fail(new Problem(`${what} Its last words are in ${join(folder, 'emulators.log')}.`)),
    }),
  );
  lifetime.onEnd(emulators.stop);
  Object.assign(process.env, emulators.env);
  await fill(options, snapshotFolder, await filling);

  // Registered only now: an interrupted start must not save half a data set.
  const autosave = await startAutosave({
    folder,
    projectId: demoProject,
    ports,
    everyMs: autosaveMs,
    // If a save was set aside, the restored one is not the newest.
    restored: save !== undefined && unwanted.length === 0,
    onError: (error) => console.error('Saving failed; the last save stays as it is.', error),
  });
  lifetime.onEnd(() => step('Saving', autosave.save));
  lifetime.onEnd(async () => autosave.stop());
}

async function loadFilling(isSaved: boolean) {
  const { publishLocally } = await import('./data/publishLocally');
  return { publishLocally, ...(!isSaved && (await import('./data/seedDataSet'))) };
}

async function fill(
  { ports, folder, save, unwanted }: BackendOptions,
  snapshotFolder: string,
  { publishLocally, seedDataSet }: Awaited<ReturnType<typeof loadFilling>>,
): Promise<void> {
  if (save) await step('Restoring the accounts', () => importAccounts(demoProject, ports, save.path));
  if (seedDataSet) await step('Loading the data set', () => seedDataSet(demoProject, { accounts: true }));
  if (unwanted.length > 0)
    console.log(`Kept the saves not used in ${setAside(folder, unwanted, new Date())}`);
  await step('Publishing a copy for first visits', () => publishLocally(demoProject, snapshotFolder));
}

runUntilEnded(main);
