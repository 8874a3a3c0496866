import { startChild, started, type Child, type Started } from './child';
import { findFirestoreJar, jarArguments } from './firestoreJar';
import { findJava } from './java';
import { host } from './ports';
import { Problem } from './problem';
import { tryFetch, waitUntil } from './wait';

export interface FirestoreOptions {
  readonly port: number;
  /** Where triggers are delivered, whether or not anyone listens there yet. */
  readonly functionsPort: number;
  /** Path of the rules; without it everything is allowed. */
  readonly rules?: string;
  /** Path of a `*.overall_export_metadata` file to begin with. */
  readonly seedFrom?: string;
  readonly onLine: (line: string) => void;
  readonly onSlow: (what: string) => void;
}

const startTimeoutMs = 60_000;

/** Starts the Firestore emulator; the caller waits for `ready` and stops it in any case. */
export async function startFirestore(options: FirestoreOptions): Promise<Started> {
  const java = await findJava(process.env);
  const jar = await findFirestoreJar(process.env, java, options.onSlow);
  const child = startChild({
    name: 'Firestore emulator',
    command: java.command,
    args: [
      ...jarArguments(jar),
      `--host=${host}`,
      `--port=${options.port}`,
      `--functions_emulator=${host}:${options.functionsPort}`,
      ...(options.rules ? [`--rules=${options.rules}`] : []),
      ...(options.seedFrom ? [`--seed_from_export=${options.seedFrom}`] : []),
    ],
    stopSignal: 'SIGTERM',
    onLine: options.onLine,
  });
  return started(child, untilReady(child, options.port));
}

async function untilReady(child: Child, port: number): Promise<void> {
  const ready = await waitUntil(async () => {
    if (!child.isRunning())
      throw new Problem(
        `The Firestore emulator did not start (${await child.ended}). It said:\n${child.tail()}`,
      );
    return (await tryFetch(`http://${host}:${port}/`))?.ok === true;
  }, startTimeoutMs);
  if (!ready)
    throw new Problem(
      `The Firestore emulator did not answer within ${startTimeoutMs / 1000} s. It said:\n${child.tail()}`,
    );
}
