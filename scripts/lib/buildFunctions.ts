import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';
import { Problem } from './problem';
import { root } from './root';

const entry = join(root, 'functions/src/index.ts');

const options: BuildOptions = {
  absWorkingDir: root,
  entryPoints: [entry],
  outfile: join(root, 'functions/lib/index.js'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  alias: { '@': join(root, 'src') },
  // They are installed where the functions run; ours are the only sources to bundle.
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  sourcemap: true,
  logLevel: 'silent',
};

/** Bundles the functions with the client's model and overlay code into one file. */
export async function buildFunctions(): Promise<void> {
  requireEntry();
  try {
    await build(options);
  } catch (error) {
    throw new Problem(
      `The functions could not be built:\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Builds them again whenever a source changes, until the returned function is called. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  requireEntry();
  const watching = await context({ ...options, logLevel: 'warning' });
  await watching.watch();
  return () => watching.dispose();
}

function requireEntry(): void {
  if (!existsSync(entry)) throw new Problem(`Expected the functions' entry ${entry}, found none.`);
}
