import { Problem } from '../../scripts/base/problem';
import { accountsOfPage, type Accounts, type StoredAccount } from './accounts';
import { announceRestoration } from './announceRestoration';
import { compareAccounts, compareDocuments } from './compare';
import type { Database, Write } from './database';
import { hasMovablePassword } from './importedAccount';
import { readBackup, readPart, type Backup, type Part } from './parts';
import { writesPerSecond } from './writePace';
import type { StoredDocument } from './storedValue';
import { refusedQuotas } from './refusedQuotas';
import { countOf } from './writeBackup';

export interface RestoreServices {
  readonly folder: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly pace: (writes: number) => Promise<void>;
  readonly log: (message: string) => void;
}

/** Document with the progress of restoring a backup. */
const markOf = ({ id }: Backup): string => `restoration/${id}`;

interface Mark {
  readonly written: number;
  readonly finished: boolean;
}

/**
 * Writes a backup into an empty project, compares every field and makes clients read the restored state. Leaves out
 * the quotas of banned accounts. After an interruption, another call continues. Refuses a project that holds something
 * else.
 */
export async function restoreBackup(services: RestoreServices): Promise<Backup> {
  const { folder, database, accounts, log } = services;
  const backup = readBackup(folder);
  if (!backup)
    throw new Problem(`${folder}: expected a whole backup, found none. Run \`npm run backup\` again first.`);
  const mark = await markIn(database, backup);
  if (mark?.finished)
    throw new Problem('This backup was restored into the project before. Nothing was changed.');
  if (mark) log(`Going on behind ${mark.written} documents`);
  else await requireEmpty(database, accounts);
  log('Looking at the files');
  for (const part of backup.accounts) await readPart(folder, part);
  const leftOut = await refusedQuotas(documentsIn(folder, backup.documents));
  await writeDocuments(services, backup, { written: mark?.written ?? 0, leftOut });
  await writeAccounts(services, backup);
  log('Comparing every field with the backup');
  await compareDocuments(
    documentsIn(folder, backup.documents, leftOut),
    database,
    (path) => path === markOf(backup),
  );
  await compareAccounts(accountsIn(folder, backup.accounts), accounts);
  await announceRestoration(
    services,
    backup.id,
    documentsIn(folder, backup.documents),
    markWrite(backup, {
      written: countOf(backup.documents),
      finished: true,
    }),
  );
  return backup;
}

async function requireEmpty(database: Database, accounts: Accounts): Promise<void> {
  const { documents } = await database.page({ most: 1 });
  const [first] = documents;
  if (first) throw new Problem(`The project is not empty: it has ${first.path}. Nothing was changed.`);
  const page = await accounts.page(undefined, 1);
  if (page.accounts.length > 0)
    throw new Problem('The project is not empty: it has accounts. Nothing was changed.');
}

async function markIn(database: Database, backup: Backup): Promise<Mark | undefined> {
  const stored = await database.get(markOf(backup));
  if (!stored) return undefined;
  const { written, finished } = stored.fields;
  return { written: Number(written?.['integerValue'] ?? 0), finished: finished?.['booleanValue'] === true };
}

const markWrite = (backup: Backup, { written, finished }: Mark): Write => ({
  path: markOf(backup),
  fields: {
    project: { stringValue: backup.project },
    backupOf: { timestampValue: backup.at },
    written: { integerValue: String(written) },
    finished: { booleanValue: finished },
  },
  serverTimes: ['at'],
});

/** A commit takes at most 10 MiB. */
const mostBytes = 6_000_000;

async function writeDocuments(
  { folder, database, pace, log }: RestoreServices,
  backup: Backup,
  { written, leftOut }: { readonly written: number; readonly leftOut: ReadonlySet<string> },
): Promise<void> {
  let done = 0;
  let bytes = 0;
  let batch: StoredDocument[] = [];
  const commit = async () => {
    if (batch.length === 0) return;
    await pace(batch.length + 1);
    await database.write([...batch, markWrite(backup, { written: done, finished: false })]);
    batch = [];
    bytes = 0;
  };
  for (const part of backup.documents) {
    if (done + part.count > written)
      for (const line of await readPart(folder, part)) {
        done += 1;
        if (done <= written) continue;
        const document = documentOf(line);
        if (leftOut.has(document.path)) continue;
        batch.push(document);
        bytes += Buffer.byteLength(line);
        // With the progress document this is one second's worth of writes.
        if (batch.length === writesPerSecond - 1 || bytes > mostBytes) await commit();
      }
    else done += part.count;
    log(`${done - batch.length} of ${countOf(backup.documents)} documents`);
  }
  // Once, and not for each part: two partial batches do not fit into one second.
  await commit();
  log(`All of ${countOf(backup.documents)} documents`);
}

async function writeAccounts({ folder, accounts, log }: RestoreServices, backup: Backup): Promise<void> {
  let batch: StoredAccount[] = [];
  const send = async () => {
    if (batch.length > 0) await accounts.write(batch, backup.passwords);
    batch = [];
  };
  const withoutPassword: string[] = [];
  for await (const account of accountsIn(folder, backup.accounts)) {
    batch.push(account);
    if (account['passwordHash'] !== undefined && !hasMovablePassword(account))
      withoutPassword.push(account.localId);
    if (batch.length === accountsOfPage) await send();
  }
  await send();
  log(`${countOf(backup.accounts)} accounts`);
  if (withoutPassword.length > 0)
    log(`Of an earlier import, so they need a new password: ${withoutPassword.join(', ')}`);
}

const documentOf = (line: string) => JSON.parse(line) as StoredDocument;

async function* documentsIn(
  folder: string,
  parts: readonly Part[],
  leftOut: ReadonlySet<string> = new Set(),
): AsyncGenerator<StoredDocument> {
  for (const part of parts)
    for (const line of await readPart(folder, part)) {
      const document = documentOf(line);
      if (!leftOut.has(document.path)) yield document;
    }
}

async function* accountsIn(folder: string, parts: readonly Part[]): AsyncGenerator<StoredAccount> {
  for (const part of parts)
    for (const line of await readPart(folder, part)) yield JSON.parse(line) as StoredAccount;
}
