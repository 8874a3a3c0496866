import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root';

/** Missing files and folders count as empty. Paths are relative to the project. */
export function digestOf(paths: readonly string[], text: string): string {
  return digestOfFiles(root, paths.map((path) => filesBelow(join(root, path))).flat(), text);
}

export function digestOfFiles(from: string, files: readonly string[], text: string): string {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(`\0${relative(from, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function filesBelow(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
