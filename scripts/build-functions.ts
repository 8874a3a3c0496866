import { join } from 'node:path';
import { build, context, type BuildOptions, type Metafile } from 'esbuild';

interface FunctionsBuild {
  /** What went into the bundle, by path from the project's root. */
  readonly metafile: Metafile;
  /** Ends watching, if it was asked for. */
  readonly stop: () => Promise<void>;
}

/**
 * Bundles `functions/src` with the model and overlay it shares with the client into one CommonJS file, so that a
 * deployment carries exactly the rules the client was built with. Resolves after the first build; with `watch` it
 * builds again on every change.
 */
export async function buildFunctions({
  watch = false,
  outfile = 'functions/lib/index.js',
}: { readonly watch?: boolean; readonly outfile?: string } = {}): Promise<FunctionsBuild> {
  // Every script of this project runs from the project's root.
  const root = process.cwd();
  const options = {
    absWorkingDir: root,
    entryPoints: ['functions/src/index.ts'],
    outfile,
    alias: { '@': join(root, 'src') },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    metafile: true,
    external: ['firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    logLevel: 'warning',
  } as const satisfies BuildOptions;
  if (!watch) return { metafile: (await build(options)).metafile, stop: async () => {} };
  const watcher = await context(options);
  const { metafile } = await watcher.rebuild();
  await watcher.watch();
  return { metafile, stop: () => watcher.dispose() };
}

if (process.argv[1]?.endsWith('build-functions.ts')) {
  void buildFunctions({ watch: process.argv.includes('--watch') });
}
