import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildConfig } from '@/app/page/buildConfig';
import { digestOf } from '../base/digest';
import { root } from '../base/root';
import type { BuildParts } from './buildParts';

/** Beside the build and never deployed: hosting ignores dotfiles. */
const stampFile = '.built-from';
const partsFile = '.built-parts';

const sources = [
  'src',
  'public',
  'webpack.config.ts',
  'scripts/build',
  'package.json',
  'tsconfig.json',
  'package-lock.json',
];

export const ensureClientBuilt = (folder: string, build: BuildConfig): Promise<BuildParts> =>
  ensureBuilt(folder, build, 'small', async () => (await builder()).buildClient(folder, build));

/** The same in a third of the time, for this machine only: it measures nothing and keeps no source maps. */
export const ensureClientBuiltQuickly = (folder: string, build: BuildConfig): Promise<null> =>
  ensureBuilt(folder, build, 'quick', async () => (await builder()).buildClientQuickly(folder, build));

// Loading webpack takes a second. With a finished build this is unnecessary.
const builder = () => import('./buildClient');

async function ensureBuilt<Parts extends BuildParts | null>(
  folder: string,
  build: BuildConfig,
  how: 'small' | 'quick',
  work: () => Promise<Parts>,
): Promise<Parts> {
  const { version: _, ...rest } = build;
  // The version names a commit, which may come after the build without changing any source.
  const stamp = digestOf(sources, `${how} ${JSON.stringify(rest)}`);
  const path = join(root, folder, stampFile);
  const partsPath = join(root, folder, partsFile);
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp)
    return JSON.parse(readFileSync(partsPath, 'utf8')) as Parts;
  const parts = await work();
  writeFileSync(partsPath, JSON.stringify(parts));
  writeFileSync(path, stamp);
  return parts;
}
