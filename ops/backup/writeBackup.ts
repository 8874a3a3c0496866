import { existsSync, readdirSync } from 'node:fs';
import { Problem } from '../../scripts/base/problem';
import { accountsOfPage, type Accounts } from './accounts';
import type { Database } from './database';
import {
  finishBackup,
  readBackup,
  readProgress,
  writePart,
  writeProgress,
  type Backup,
  type BackupProgress,
} from './parts';
import { collectionOf } from './storedValue';

export interface BackupServices {
  readonly project: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly folder: string;
  /** Computes the time to read the documents at from the server's current time. */
  readonly timeAt?: (now: string) => string;
  readonly partSize?: number;
  readonly log: (message: string) => void;
}

/**
 * Writes all documents, read at one time, and all accounts into a folder. After an interruption, another call with the
 * same folder continues at the same time, as long as Firestore keeps those versions.
 */
export async function writeBackup(services: BackupServices): Promise<Backup> {
  const { folder, accounts, log } = services;
  const before = readBackup(folder);
  if (before) {
    if (before.anonymised) throw new Problem(`${folder} holds a seed: choose another folder.`);
    if (before.project !== services.project)
      throw new Problem(`${folder} holds a backup of ${before.project}: choose another folder.`);
    log(`${folder} holds a whole backup already, of ${before.at}`);
    return before;
  }
  let progress = readProgress(folder) ?? (await begin(services));
  if (progress.project !== services.project)
    throw new Problem(`${folder} holds a part of a backup of ${progress.project}: choose another folder.`);
  log(`Backing up ${progress.project} as of ${progress.at}`);
  if (!progress.done.includes('documents')) progress = await writeDocuments(services, progress);
  if (!progress.done.includes('accounts')) progress = await writeAccounts(services, progress);
  return finishBackup(folder, progress, await accounts.hashConfig());
}

/**
 * With point-in-time recovery Firestore keeps whole minutes for a week; otherwise, and for other times, only an hour.
 */
const minuteBefore = (now: string): string =>
  new Date(Math.floor(Date.parse(now) / 60_000) * 60_000).toISOString();

async function begin({
  project,
  database,
  folder,
  timeAt = minuteBefore,
}: BackupServices): Promise<BackupProgress> {
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
    throw new Problem(`${folder} holds something else than a backup: choose an empty folder.`);
  const { readTime } = await database.page({ most: 1 });
  const progress: BackupProgress = {
    project,
    at: timeAt(readTime),
    collections: {},
    documents: [],
    accounts: [],
    done: [],
  };
  writeProgress(folder, progress);
  return progress;
}

async function writeDocuments(
  { database, folder, partSize = 2_000, log }: BackupServices,
  begun: BackupProgress,
): Promise<BackupProgress> {
  let progress = begun;
  for (;;) {
    const { at, last } = progress;
    const { documents } = await database.page({ after: last, at, most: partSize });
    const newest = documents.at(-1);
    if (newest) {
      const lines = documents.map((one) => JSON.stringify(one));
      const part = await writePart(folder, 'documents', progress.documents.length, lines);
      const collections: Record<string, number> = { ...progress.collections };
      for (const one of documents) collections[collectionOf(one)] = (collections[collectionOf(one)] ?? 0) + 1;
      progress = { ...progress, collections, documents: [...progress.documents, part], last: newest.path };
    }
    if (documents.length < partSize) progress = { ...progress, done: ['documents'] };
    writeProgress(folder, progress);
    log(`${countOf(progress.documents)} documents`);
    if (progress.done.length > 0) return progress;
  }
}

async function writeAccounts(
  { accounts, folder, log }: BackupServices,
  begun: BackupProgress,
): Promise<BackupProgress> {
  const { next: first, ...rest } = begun;
  let progress: BackupProgress = rest;
  for (let next = first, isLast = false; !isLast;) {
    const page = await accounts.page(next, accountsOfPage);
    if (page.accounts.length > 0) {
      const lines = page.accounts.map((account) => JSON.stringify(account));
      const part = await writePart(folder, 'accounts', progress.accounts.length, lines);
      progress = { ...progress, accounts: [...progress.accounts, part] };
    }
    next = page.next;
    isLast = next === undefined || page.accounts.length === 0;
    if (isLast) progress = { ...progress, done: [...progress.done, 'accounts'] };
    writeProgress(folder, { ...progress, ...(next !== undefined && { next }) });
    log(`${countOf(progress.accounts)} accounts`);
  }
  return progress;
}

export const countOf = (parts: Backup['documents']): number =>
  parts.reduce((sum, { count }) => sum + count, 0);
