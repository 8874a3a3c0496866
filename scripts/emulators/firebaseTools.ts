import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, started, type Child, type Started } from '../process/child';
import { firebaseCli, firebaseEnv } from '../install/firebaseCli';
import { freePorts, host, type EmulatorName, type Ports } from '../base/ports';
import { Problem } from '../base/problem';
import { root } from '../base/root';
import { tryFetch, waitUntil } from '../base/wait';
import { emulatorFirebaseJson } from './emulatorConfig';
import { readFirebaseJson } from './readFirebaseJson';

export interface FirebaseToolsOptions {
  readonly projectId: string;
  readonly ports: Ports;
  readonly only: readonly Exclude<EmulatorName, 'firestore'>[];
  readonly publicFolder: string;
  readonly snapshotFolder?: string | undefined;
  readonly onLine: (line: string) => void;
}

const startTimeoutMs = 120_000;

export async function startFirebaseTools(options: FirebaseToolsOptions): Promise<Started> {
  const { projectId, ports, only } = options;
  const [hub = 0, logging = 0, eventarc = 0, tasks = 0] = await freePorts(4);
  const config = emulatorFirebaseJson(readFirebaseJson(), {
    ...options,
    helpers: { hub, logging, eventarc, tasks },
  });
  // It cannot be in a temporary folder: its paths must lie below it.
  const configPath = join(root, `.firebase-emulators-${ports.auth}.json`);
  writeFileSync(configPath, JSON.stringify(config, null, 2));

  let saidReady = false;
  const child = startChild({
    name: 'Firebase emulators',
    command: process.execPath,
    args: [
      firebaseCli,
      'emulators:start',
      ...['--project', projectId],
      ...['--only', only.join(',')],
      ...['--config', configPath],
    ],
    // It writes its debug log into its working folder.
    cwd: tmpdir(),
    env: {
      ...firebaseEnv(process.env),
      FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
      // Use a file for the list of functions; the server that lists them otherwise takes three seconds to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      SITE_ORIGIN: `http://${host}:${ports.hosting}`,
      ...(options.snapshotFolder !== undefined && { ARMWIKI_SNAPSHOT_DIR: options.snapshotFolder }),
    },
    stopSignal: 'SIGINT',
    onLine: (line) => {
      saidReady ||= line.includes('All emulators ready');
      options.onLine(line);
    },
  });
  const removeConfig = () => rmSync(configPath, { force: true });
  void child.ended.then(removeConfig);
  process.once('exit', removeConfig);
  return started(
    child,
    untilReady(child, options, () => saidReady),
  );
}

async function untilReady(
  child: Child,
  { ports, only }: FirebaseToolsOptions,
  saidReady: () => boolean,
): Promise<void> {
  const checks = {
    auth: async () => (await tryFetch(`http://${host}:${ports.auth}/`))?.ok === true,
    hosting: async () => (await tryFetch(`http://${host}:${ports.hosting}/`)) !== undefined,
    functions: () => haveTriggers(ports.functions),
  } as const satisfies Record<FirebaseToolsOptions['only'][number], () => Promise<boolean>>;
  const waiting = new Set(only);
  let lastChance = Infinity;

  const ready = await waitUntil(async () => {
    if (!child.isRunning())
      throw new Problem(
        `The Firebase emulators did not start (${await child.ended}). They said:\n${child.tail()}`,
      );
    for (const name of waiting) if (await checks[name]()) waiting.delete(name);
    // Functions that fail to load leave the emulators ready without them.
    if (saidReady()) lastChance = Math.min(lastChance, Date.now() + 5_000);
    return waiting.size === 0 || Date.now() > lastChance;
  }, startTimeoutMs);
  if (!ready || waiting.size > 0)
    throw new Problem(
      `These emulators did not get ready: ${[...waiting].join(', ')}. They said:\n${child.tail()}`,
    );
}

/** It answers before it has loaded the functions, so an answer alone is too early. */
async function haveTriggers(port: number): Promise<boolean> {
  const answer = await tryFetch(`http://${host}:${port}/backends`);
  if (!answer?.ok) return false;
  const { backends } = (await answer.json()) as {
    backends: readonly { readonly functionTriggers: readonly unknown[] }[];
  };
  return backends.some((backend) => backend.functionTriggers.length > 0);
}
