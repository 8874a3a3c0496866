import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, started, type Child, type Started } from '../process/child';
import { findFirestoreJar, jarArguments } from '../install/firestoreJar';
import { ensureJava, type Java } from '../install/java';
import { host } from '../base/ports';
import { Problem } from '../base/problem';
import { tryFetch, waitUntil } from '../base/wait';
import { writeRepairedClasses } from './repairedClasses';

export interface FirestoreOptions {
  readonly port: number;
  readonly functionsPort: number;
  readonly rules?: string;
  readonly seedFrom?: string;
  readonly onLine: (line: string) => void;
  readonly onSlow: (what: string) => void;
}

const startTimeoutMs = 60_000;

/**
 * The program that runs the Firestore emulator. Call it first, so that a missing program is reported before anything is
 * built.
 */
export async function requireFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  onSlow: (what: string) => void,
): Promise<{ readonly java: Java; readonly jar: string }> {
  const java = await ensureJava(env);
  return { java, jar: await findFirestoreJar(env, java, onSlow) };
}

export async function startFirestore(options: FirestoreOptions): Promise<Started> {
  const { java, jar } = await requireFirestoreEmulator(process.env, options.onSlow);
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-firestore-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  try {
    writeRepairedClasses(jar, folder);
  } catch (error) {
    console.warn(
      `This Firestore emulator is used as it is, and its listeners may miss writes: ${String(error)}`,
    );
  }
  const child = startChild({
    name: 'Firestore emulator',
    command: java.command,
    args: [
      ...jarArguments(jar, folder),
      `--host=${host}`,
      `--port=${options.port}`,
      `--functions_emulator=${host}:${options.functionsPort}`,
      ...(options.rules ? [`--rules=${options.rules}`] : []),
      ...(options.seedFrom ? [`--seed_from_export=${options.seedFrom}`] : []),
    ],
    stopSignal: 'SIGTERM',
    onLine: options.onLine,
  });
  void child.ended.then(removeFolder);
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
