import { dirname, join, resolve } from 'node:path';
import { build, context, type BuildOptions, type Metafile } from 'esbuild';
import { Problem } from '../base/problem';
import { root } from '../base/root';
import { buildVersion } from './buildEnv';
import { copyFonts } from './copyFonts';

const deployed = 'functions/lib/index.js';

/** The deployed functions' Node, and the oldest that development supports, for the emulator. */
export const functionTargets = ['node22', 'node20.19'] as const;

const optionsFor = (outfile: string) =>
  ({
    absWorkingDir: root,
    entryPoints: ['functions/src/index.ts'],
    outfile,
    alias: { '@': join(root, 'src') },
    bundle: true,
    platform: 'node',
    target: [...functionTargets],
    format: 'cjs',
    sourcemap: true,
    metafile: true,
    define: { 'process.env.ARMWIKI_VERSION': JSON.stringify(buildVersion()) },
    external: ['@resvg/resvg-js', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    logLevel: 'silent',
  }) as const satisfies BuildOptions;

/**
 * Bundles `functions/src` with the model and overlay it shares with the client into one CommonJS file, so that a
 * deployment has exactly the client's rules, and copies the fonts of link previews beside it. Answers esbuild's list of
 * the inputs.
 */
export async function buildFunctions({ outfile = deployed } = {}): Promise<Metafile> {
  copyFonts(resolve(root, dirname(outfile), 'fonts'));
  try {
    return (await build(optionsFor(outfile))).metafile;
  } catch (error) {
    throw new Problem(
      `The functions could not be built:\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export async function watchFunctions(): Promise<() => Promise<void>> {
  copyFonts(resolve(root, dirname(deployed), 'fonts'));
  const watching = await context({ ...optionsFor(deployed), logLevel: 'warning' });
  await watching.rebuild();
  await watching.watch();
  return () => watching.dispose();
}
