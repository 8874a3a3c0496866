import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** A digest of the files and folders, relative to the project, and of one more text. Absent ones count as empty. */
export function digestOf(paths: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(text);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Absolute paths of all files at or below a path, in an order that depends on their names alone. */
export function filesBelow(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
