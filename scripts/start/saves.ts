import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { digestOfFiles, filesBelow } from '../base/digest';
import { Problem } from '../base/problem';

/**
 * A save of local data, as folders below one (`.armwiki`): `save-<time>` are complete saves, `writing` is one being
 * made. A save gets its name by one rename, so a good one exists at any moment. The last two are kept.
 */
export interface Save {
  readonly path: string;
  /** `20261120T231500000Z`, which sorts by time. */
  readonly time: string;
}

/** The contents of a complete save, which reveal damage before anything reads it. */
interface Manifest {
  readonly version: number;
  readonly files: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>;
}

const manifestFile = 'save.json';
const version = 1;
const kept = 2;
const prefix = 'save-';

export function listSaves(folder: string): readonly Save[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .reverse()
    .map((name) => ({ path: join(folder, name), time: name.slice(prefix.length) }));
}

export function beginSave(folder: string): string {
  const path = join(folder, 'writing');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** Makes the written folder the newest save and removes all but the last two. */
export function commitSave(folder: string, written: string, now: Date): Save {
  const manifest: Manifest = { version, files: describeFiles(written) };
  writeFileSync(join(written, manifestFile), JSON.stringify(manifest, null, 2));
  const time = now.toISOString().replace(/[-:.]/g, '');
  const path = join(folder, prefix + time);
  renameSync(written, path);
  for (const old of listSaves(folder).slice(kept)) rmSync(old.path, { recursive: true, force: true });
  return { path, time };
}

export const contentDigest = (path: string) =>
  digestOfFiles(
    path,
    describedFiles(path).filter((file) => !file.endsWith('export_metadata')),
    '',
  );

/** Why the save cannot be used; `undefined` if every file is as written. */
export function saveDamage(save: Save): string | undefined {
  const manifest = readManifest(join(save.path, manifestFile));
  if (!manifest) return `${manifestFile} is missing or unreadable`;
  if (manifest.version !== version)
    return `it is of version ${manifest.version}, and this program reads ${version}`;
  for (const [file, expected] of Object.entries(manifest.files)) {
    const path = join(save.path, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return `${file} is missing`;
    if (stat.size !== expected.size)
      return `${file} has ${stat.size} bytes where ${expected.size} were written`;
    if (sha256(path) !== expected.sha256) return `${file} is not what was written`;
  }
  return undefined;
}

/** The first of the saves, checked; `undefined` if there is none. A damaged one is a problem that says what to do. */
export function requireSoundSave([newest, previous]: readonly Save[]): Save | undefined {
  if (!newest) return undefined;
  const damage = saveDamage(newest);
  if (damage === undefined) return newest;
  const usePrevious = previous && saveDamage(previous) === undefined;
  throw new Problem(
    [
      `The save ${newest.path} is damaged: ${damage}. Nothing was changed.`,
      ...(usePrevious ? [`  npm start -- --previous   uses the one before it, ${previous.path}`] : []),
      '  npm start -- --fresh      begins anew with the data set',
      'Both keep the saves they do not use in a folder of their own.',
    ].join('\n'),
  );
}

/** Moves saves to a place where nothing removes them, and answers it. */
export function setAside(folder: string, saves: readonly Save[], now: Date): string {
  const path = join(folder, `set-aside-${now.toISOString().replace(/[-:.]/g, '')}`);
  mkdirSync(path, { recursive: true });
  for (const save of saves) renameSync(save.path, join(path, prefix + save.time));
  return path;
}

const describedFiles = (folder: string) =>
  filesBelow(folder).filter((path) => path !== join(folder, manifestFile));

function describeFiles(folder: string): Manifest['files'] {
  return Object.fromEntries(
    describedFiles(folder).map((path) => [
      relative(folder, path),
      { size: statSync(path).size, sha256: sha256(path) },
    ]),
  );
}

function readManifest(path: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const isManifest =
      typeof value === 'object' &&
      value !== null &&
      'version' in value &&
      typeof value.version === 'number' &&
      'files' in value &&
      typeof value.files === 'object';
    return isManifest ? (value as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
