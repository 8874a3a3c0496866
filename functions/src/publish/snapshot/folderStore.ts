import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotStore } from './snapshotStore';

export function folderStore(folder: string): SnapshotStore {
  return {
    read: (name) => readFile(join(folder, name)).catch(noFile(undefined)),
    write: async (name, content) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}.${randomUUID()}`);
      await writeFile(draft, content);
      await rename(draft, join(folder, name));
    },
    list: async () => (await readdir(folder).catch(noFile([]))).filter((name) => !name.startsWith('.')),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

const noFile =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return instead;
    throw error;
  };
