import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmulators } from './emulators';
import { startAutosave } from './lib/autosave';
import { ensureClientBuilt } from './lib/buildClient';
import { buildFolder } from './lib/buildFolder';
import { buildVersion, demoProject, emulatorBuild } from './lib/buildEnv';
import { buildFunctions, watchFunctions } from './lib/buildFunctions';
import { chooseSave } from './lib/chooseSave';
import { startDevServer } from './lib/devServer';
import { firestoreSeed, importAccounts } from './lib/emulatorData';
import { runUntilEnded, type Lifetime } from './lib/lifetime';
import { host, portsFromEnv, requireFreePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { step } from './lib/progress';
import { root } from './lib/root';
import { publishLocally } from './lib/publishLocally';
import { setAside } from './lib/saves';
import { seedDataSet } from './lib/seedDataSet';
import { readStartOptions } from './lib/startOptions';

const autosaveMs = 60_000;

/** `npm start`: emulators, the built app, and data that survives a restart. `npm run dev` rebuilds and reloads on save. */
async function main(lifetime: Lifetime): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  const ports = portsFromEnv(process.env);
  const folder = resolve(root, process.env['ARMWIKI_DATA_DIR'] ?? '.armwiki');
  await requireFreePorts(ports);
  const { save, unwanted } = chooseSave(folder, options);
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, 'emulators.log'));
  const build = emulatorBuild(ports, buildVersion());
  const publicFolder = buildFolder(process.env);

  if (options.dev) lifetime.onEnd(await step('Building the functions', watchFunctions));
  else {
    await step('Building the functions', buildFunctions);
    await step('Building the app', () => ensureClientBuilt(publicFolder, build));
  }

  const snapshotFolder = join(folder, 'data');
  const rules = join(root, 'firestore.rules');
  const emulators = await step('Starting the emulators', () =>
    startEmulators({
      projectId: demoProject,
      ports,
      only: ['firestore', 'auth', 'functions', ...(options.dev ? [] : (['hosting'] as const))],
      publicFolder,
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

  if (save) await step('Restoring the accounts', () => importAccounts(demoProject, ports, save.path));
  else await step('Loading the data set', () => seedDataSet(demoProject, { accounts: true }));

  if (unwanted.length > 0)
    console.log(`Kept the saves not used in ${setAside(folder, unwanted, new Date())}`);

  await step('Publishing a copy for first visits', () => publishLocally(demoProject, snapshotFolder));

  // Registered only now: a start that was interrupted must not save half a data set.
  const autosave = await startAutosave({
    folder,
    projectId: demoProject,
    ports,
    everyMs: autosaveMs,
    // With a save set aside, what was restored is not the newest one.
    restored: save !== undefined && unwanted.length === 0,
    onError: (error) => console.error('Saving failed; the last save stays as it is.', error),
  });
  lifetime.onEnd(() => step('Saving', autosave.save));
  lifetime.onEnd(async () => autosave.stop());

  if (options.dev) lifetime.onEnd(await step('Building the app', () => startDevServer(ports, build)));
  console.log(`Armwiki ready at http://${host}:${ports.hosting}`);
}

runUntilEnded(main);
