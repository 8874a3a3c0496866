import { accountsOfPage, type Accounts, type StoredAccount } from './accounts';
import type { Database } from './database';
import { comparableAccount } from './importedAccount';
import type { StoredDocument } from './storedValue';
import { Problem } from '../../scripts/base/problem';

const pageSize = 2_000;

export async function compareDocuments(
  backup: AsyncIterable<StoredDocument>,
  database: Database,
  isOwn: (path: string) => boolean,
): Promise<void> {
  const found = storedDocuments(database, isOwn);
  for await (const expected of backup) {
    const { value } = await found.next();
    const difference = differenceOf(expected, value ?? undefined);
    if (difference !== undefined) throw new Problem(`${difference} The project is not what was backed up.`);
  }
  const { value: more } = await found.next();
  if (more) throw new Problem(`${more.path}: the project has it, the backup has not. Who writes there?`);
}

async function* storedDocuments(
  database: Database,
  isOwn: (path: string) => boolean,
): AsyncGenerator<StoredDocument, undefined> {
  for (let after: string | undefined; ;) {
    const { documents } = await database.page({ after, most: pageSize });
    for (const one of documents) if (!isOwn(one.path)) yield one;
    after = documents.at(-1)?.path;
    if (documents.length < pageSize) return undefined;
  }
}

function differenceOf(expected: StoredDocument, found: StoredDocument | undefined): string | undefined {
  if (found?.path !== expected.path)
    return `Expected ${expected.path}, found ${found === undefined ? 'no more documents' : found.path}.`;
  const names = new Set([...Object.keys(expected.fields), ...Object.keys(found.fields)]);
  for (const name of names) {
    const [wanted, there] = [expected.fields[name], found.fields[name]].map((value) => JSON.stringify(value));
    if (wanted !== there) return `${expected.path}, ${name}: expected ${wanted}, found ${there}.`;
  }
  return undefined;
}

export async function compareAccounts(
  backup: AsyncIterable<StoredAccount>,
  accounts: Accounts,
): Promise<void> {
  const found = new Map<string, string>();
  for (let next: string | undefined, isLast = false; !isLast;) {
    const page = await accounts.page(next, accountsOfPage);
    for (const account of page.accounts) found.set(account.localId, comparableAccount(account));
    next = page.next;
    isLast = next === undefined || page.accounts.length === 0;
  }
  for await (const account of backup) {
    const there = found.get(account.localId);
    found.delete(account.localId);
    if (there !== comparableAccount(account))
      throw new Problem(
        `account ${account.localId}: expected ${comparableAccount(account)}, found ${there}.`,
      );
  }
  const [more] = found.keys();
  if (more !== undefined) throw new Problem(`account ${more}: the project has it, the backup has not.`);
}
