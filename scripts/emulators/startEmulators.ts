import type { Started } from '../process/child';
import { freePorts, host, requireFreePorts, type EmulatorName, type Ports } from '../base/ports';
import { startFirebaseTools } from './firebaseTools';
import { startFirestore } from './firestoreEmulator';
import { registerTriggers, warmUpTriggers } from './registerTriggers';
import { startStreamReaper } from './streamReaper';

export interface EmulatorOptions {
  readonly projectId: string;
  readonly ports: Ports;
  readonly only: readonly EmulatorName[];
  readonly seedFrom?: string;
  readonly rules?: string;
  readonly publicFolder?: string;
  readonly snapshotFolder?: string;
  readonly onLog: (line: string) => void;
  readonly onSlow?: (what: string) => void;
  readonly onDied?: (what: string) => void;
}

export interface Emulators {
  readonly env: Readonly<Record<string, string>>;
  /** Ends each of them reliably, once; another call waits for the same end. */
  readonly stop: () => Promise<void>;
}

/** Starts emulators and resolves when all answer. If it fails or this process dies, everything it started is ended. */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { projectId, ports, only, onLog } = options;
  await requireFreePorts(Object.fromEntries(only.map((name) => [name, ports[name]])));
  const started: Started[] = [];
  let stopping: Promise<unknown> | undefined;
  let stopReaper: (() => Promise<void>) | undefined;
  const stop = async () => {
    stopping ??= Promise.all([stopReaper?.(), ...started.map(({ child }) => child.stop())]);
    await stopping;
  };

  try {
    // Start in turn, to find a missing Java before anything runs; they get ready side by side.
    if (only.includes('firestore')) {
      // Hosting serves browsers, whose streams need the reaper.
      const [inner = ports.firestore] = only.includes('hosting') ? await freePorts(1) : [];
      if (inner !== ports.firestore)
        stopReaper = await startStreamReaper({ port: ports.firestore, target: inner });
      started.push(
        await startFirestore({
          port: inner,
          functionsPort: ports.functions,
          onLine: onLog,
          onSlow: options.onSlow ?? onLog,
          ...(options.rules !== undefined && { rules: options.rules }),
          ...(options.seedFrom !== undefined && { seedFrom: options.seedFrom }),
        }),
      );
    }
    const rest = only.filter((name) => name !== 'firestore');
    if (rest.length > 0) {
      const publicFolder = options.publicFolder ?? 'build';
      started.push(
        await startFirebaseTools({
          projectId,
          ports,
          only: rest,
          publicFolder,
          snapshotFolder: options.snapshotFolder,
          onLine: onLog,
        }),
      );
    }
    const hasTriggers = only.includes('firestore') && only.includes('functions');
    const warmedUp = hasTriggers && started[0]?.ready.then(() => warmUpTriggers(projectId, ports));
    await Promise.all([warmedUp, ...started.map(({ ready }) => ready)]);
    if (hasTriggers) await registerTriggers(projectId, ports);
  } catch (error) {
    await stop();
    throw error;
  }
  for (const { child } of started) {
    void child.ended.then((how) => {
      if (stopping === undefined) options.onDied?.(`The ${child.name} ended unexpectedly (${how}).`);
    });
  }
  return { env: emulatorEnv(projectId, ports), stop };
}

function emulatorEnv(projectId: string, ports: Ports): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    // Otherwise the Admin SDK asks the network whether it runs in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
    ARMWIKI_FUNCTIONS_ORIGIN: `http://${host}:${ports.functions}`,
    ARMWIKI_HOSTING_ORIGIN: `http://${host}:${ports.hosting}`,
  };
}
