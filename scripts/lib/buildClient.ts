import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import type { BuildConfig } from '@/app/buildConfig';
import { webpackConfig } from '../../webpack.config';
import { readBuildParts, type BuildParts } from './buildParts';
import { digestOf } from './digest';
import { Problem } from './problem';
import { root } from './root';

/** Beside the build and never deployed: hosting ignores dotfiles. */
const stampFile = '.built-from';
const partsFile = '.built-parts';

const sources = [
  'src',
  'public',
  'webpack.config.ts',
  'scripts/lib/buildClient.ts',
  'scripts/lib/buildParts.ts',
  'scripts/lib/firstParameters.ts',
  'scripts/lib/builtOrigin.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the client unless the folder holds a build of these very sources; says what it is made of. */
export async function ensureClientBuilt(folder: string, build: BuildConfig): Promise<BuildParts> {
  const { version: _, ...rest } = build;
  // The version names a commit, which may come after the build without changing any source.
  const stamp = digestOf(sources, JSON.stringify(rest));
  const path = join(root, folder, stampFile);
  const partsPath = join(root, folder, partsFile);
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp)
    // Written beside the stamp, below.
    return JSON.parse(readFileSync(partsPath, 'utf8')) as BuildParts;
  const parts = await buildClient(folder, build);
  writeFileSync(partsPath, JSON.stringify(parts));
  writeFileSync(path, stamp);
  return parts;
}

/**
 * Builds the client for production and says what it is made of. Its source maps go to a folder of their own, which is never
 * deployed; `treemap` is a file to draw what is in each chunk into.
 */
export async function buildClient(folder: string, build: BuildConfig, treemap?: string): Promise<BuildParts> {
  const outDir = join(root, folder);
  const stats = await run(webpack(webpackConfig({ mode: 'production', outDir, build, treemap })));
  const said = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Problem(`The build failed:\n${said}`);
  if (stats.hasWarnings()) console.warn(said);
  moveSourceMaps(outDir, `${outDir}-maps`);
  return readBuildParts(stats, outDir);
}

function run(compiler: webpack.Compiler | null): Promise<Stats> {
  return new Promise((resolve, reject) => {
    if (!compiler) throw new Error('Expected a compiler for the webpack configuration, found none');
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failed = error ?? closing;
        if (failed) reject(failed);
        else if (stats) resolve(stats);
        else reject(new Error('Expected the statistics of the build, found none'));
      });
    });
  });
}

function moveSourceMaps(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}
