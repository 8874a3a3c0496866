import { join } from 'node:path';
import { ensureClientBuilt } from '../../../scripts/build/clientBuild';
import { buildVersion, emulatorBuild } from '../../../scripts/build/buildEnv';
import { startFirestore } from '../../../scripts/emulators/firestoreEmulator';
import { portsFromEnv, requireFreePorts } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';

/** Constant, because the build contains these ports and is reused between runs. */
export const ports = portsFromEnv(process.env, { auth: 9197, firestore: 8197, functions: 5197, hosting: 0 });
export const folder = 'build-bench';
/** Assumed slowdown of a telephone's processor, relative to this machine. */
export const throttling = 4;

/** Builds the app if its sources changed and starts the database that the build connects to. The caller stops it. */
export async function startBackend(say: (line: string) => void) {
  await requireFreePorts({ firestore: ports.firestore });
  say('building the app');
  await ensureClientBuilt(folder, emulatorBuild(ports, buildVersion()));
  return startFirestore({
    port: ports.firestore,
    functionsPort: ports.functions,
    rules: join(root, 'firestore.rules'),
    onLine: () => undefined,
    onSlow: say,
  });
}
