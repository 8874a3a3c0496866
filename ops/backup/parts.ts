import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Problem } from '../../scripts/base/problem';
import type { HashConfig } from './accounts';

/** A file of a backup: compressed lines of JSON, named by their content. */
export interface Part {
  readonly file: string;
  readonly count: number;
  /** Size and SHA-256 (hex) of the lines. */
  readonly bytes: number;
  readonly sha256: string;
  /** SHA-256 (hex) of the file itself, for `sha256sum --check`. */
  readonly fileSha256: string;
}

export interface Backup {
  readonly format: 'armwiki-backup';
  readonly version: 1;
  /** From the sums of all parts: equal backups have equal ids. */
  readonly id: string;
  readonly project: string;
  /** The one time, by Firestore's clock, at which all documents were read. */
  readonly at: string;
  readonly collections: Readonly<Record<string, number>>;
  readonly documents: readonly Part[];
  readonly accounts: readonly Part[];
  readonly passwords?: HashConfig;
  /** True for a seed, which holds nothing private and no accounts. */
  readonly anonymised?: true;
}

const backupFile = 'backup.json';
const progressFile = 'progress.json';
const sumsFile = 'sums.txt';
/** Only the owner may read a backup. */
const ownerOnly = { mode: 0o600 };

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

export async function writePart(
  folder: string,
  kind: 'documents' | 'accounts',
  at: number,
  lines: readonly string[],
): Promise<Part> {
  const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const hash = sha256(content);
  const file = `${kind}-${String(at).padStart(5, '0')}-${hash.slice(0, 16)}.ndjson.gz`;
  const stored = await zip(content);
  writeWhole(folder, file, stored);
  return { file, count: lines.length, bytes: content.length, sha256: hash, fileSha256: sha256(stored) };
}

export async function readPart(
  folder: string,
  { file, count, sha256: expected }: Part,
): Promise<readonly string[]> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Problem(`${path}: this part of the backup is missing.`);
  const content = await unzip(readFileSync(path)).catch(() => Buffer.alloc(0));
  const lines = content.toString().split('\n').slice(0, -1);
  if (sha256(content) !== expected || lines.length !== count)
    throw new Problem(`${path}: this part of the backup is damaged. Nothing else was looked at.`);
  return lines;
}

export interface BackupProgress extends Pick<
  Backup,
  'project' | 'at' | 'documents' | 'accounts' | 'anonymised'
> {
  readonly collections: Readonly<Record<string, number>>;
  readonly last?: string;
  readonly next?: string;
  readonly done: readonly ('documents' | 'accounts')[];
}

export const readProgress = (folder: string): BackupProgress | undefined =>
  readJson<BackupProgress>(join(folder, progressFile));

export function writeProgress(folder: string, progress: BackupProgress): void {
  writeWhole(folder, progressFile, JSON.stringify(progress));
}

export function readBackup(folder: string): Backup | undefined {
  const backup = readJson<Backup>(join(folder, backupFile));
  if (backup === undefined) return undefined;
  if (backup.format !== 'armwiki-backup' || backup.version !== 1)
    throw new Problem(`${join(folder, backupFile)}: expected a backup of version 1, found another file.`);
  return backup;
}

/** Writes the manifest, which makes the backup whole. */
export function finishBackup(
  folder: string,
  progress: BackupProgress,
  passwords: HashConfig | undefined,
): Backup {
  const { project, at, collections, documents, accounts, anonymised } = progress;
  const sums = [...documents, ...accounts].map(({ file, fileSha256 }) => `${fileSha256}  ${file}\n`).join('');
  const id = sha256([project, at, ...documents, ...accounts].map((one) => JSON.stringify(one)).join('\n'));
  const backup: Backup = {
    format: 'armwiki-backup',
    version: 1,
    id: id.slice(0, 16),
    project,
    at,
    collections,
    documents,
    accounts,
    ...(passwords && { passwords }),
    ...(anonymised && { anonymised }),
  };
  writeWhole(folder, sumsFile, sums);
  writeWhole(folder, backupFile, JSON.stringify(backup, null, 2));
  rmSync(join(folder, progressFile), { force: true });
  return backup;
}

/** Writes under a temporary name first, so the file is complete or missing. */
function writeWhole(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}`);
  writeFileSync(draft, content, ownerOnly);
  renameSync(draft, join(folder, name));
}

function readJson<T>(path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    throw new Problem(`${path}: expected JSON, found something else.`);
  }
}
