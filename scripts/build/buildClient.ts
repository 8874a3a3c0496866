import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import type { BuildConfig } from '@/app/page/buildConfig';
import { webpackConfig, type WebpackOptions } from '../../webpack.config';
import { Problem } from '../base/problem';
import { root } from '../base/root';
import { readBuildParts, type BuildParts } from './buildParts';

/**
 * Builds the client for production and measures its parts. Its source maps go to a folder of their own, which is never
 * deployed; `treemap` is a file for a picture of each chunk.
 */
export async function buildClient(folder: string, build: BuildConfig, treemap?: string): Promise<BuildParts> {
  const outDir = join(root, folder);
  const stats = await compile({ mode: 'production', outDir, build, treemap });
  moveSourceMaps(outDir, `${outDir}-maps`);
  return readBuildParts(stats, outDir);
}

/** Builds the client for this machine only: measures nothing and keeps no source maps. */
export async function buildClientQuickly(folder: string, build: BuildConfig): Promise<null> {
  await compile({ mode: 'production', outDir: join(root, folder), build, quick: true });
  return null;
}

async function compile(options: WebpackOptions): Promise<Stats> {
  const stats = await run(webpack(webpackConfig(options)));
  const said = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Problem(`The build failed:\n${said}`);
  // These facts are in the code too, but `npm run smoke` reads them without running it.
  writeFileSync(join(options.outDir, 'version.json'), JSON.stringify(options.build));
  if (stats.hasWarnings()) console.warn(said);
  return stats;
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
