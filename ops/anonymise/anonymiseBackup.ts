import { existsSync, readdirSync } from 'node:fs';
import { memberName } from '@/model/names/defaultProfileName';
import { Problem } from '../../scripts/base/problem';
import type { StoredAccount } from '../backup/accounts';
import { finishBackup, readBackup, readPart, writePart, type Backup, type Part } from '../backup/parts';
import { collectionOf, type StoredDocument } from '../backup/storedValue';
import { createMembers, type Members } from './members';
import { keptOf, places } from './places';
import { fieldsWithout } from './withoutMembers';

export interface AnonymiseServices {
  readonly from: string;
  readonly into: string;
  readonly partSize?: number;
  readonly log: (message: string) => void;
}

/**
 * Makes a seed from a backup: a backup with only public data and no accounts. Nothing private is ever written, so the
 * folder can be given away. After an interruption, start again in an empty folder.
 */
export async function anonymiseBackup({
  from,
  into,
  partSize = 2_000,
  log,
}: AnonymiseServices): Promise<Backup> {
  const backup = readBackup(from);
  if (!backup)
    throw new Problem(`${from}: expected a whole backup, found none. Run \`npm run backup\` first.`);
  // Its history would keep values from before the name was withheld.
  if ((backup.collections['withholding'] ?? 0) > 0)
    throw new Problem(`${from}: a name is being withheld in it. Make a backup once that is done.`);
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new Problem(`${into} holds something already: choose an empty folder.`);
  tellUndecided(backup, log);
  const members = createMembers();
  // Documents refer to accounts that come later, so collect all before writing the first.
  for await (const account of linesIn<StoredAccount>(from, backup.accounts)) members.meet(account);
  for await (const document of linesIn<StoredDocument>(from, backup.documents)) members.meetIn(document);

  const collections: Record<string, number> = {};
  const documents: Part[] = [];
  let lines: string[] = [];
  const write = async () => {
    if (lines.length > 0) documents.push(await writePart(into, 'documents', documents.length, lines));
    lines = [];
  };
  for await (const document of keptIn(from, backup, members)) {
    const collection = collectionOf(document);
    collections[collection] = (collections[collection] ?? 0) + 1;
    lines.push(JSON.stringify(document));
    if (lines.length === partSize) await write();
  }
  await write();
  const { project, at } = backup;
  const progress = { project, at, collections, documents, accounts: [], done: [] };
  return finishBackup(into, { ...progress, anonymised: true }, undefined);
}

/**
 * Collections without an entry in `places`, of an extension for example, are left out. Say so, because someone may miss
 * them.
 */
function tellUndecided({ collections }: Backup, log: (message: string) => void): void {
  const undecided = Object.keys(collections).filter((name) => !Object.hasOwn(places, name));
  if (undecided.length > 0)
    log(`Left out, since ops/anonymise/places.ts does not name them: ${undecided.join(', ')}`);
}

async function* linesIn<T>(folder: string, parts: readonly Part[]): AsyncGenerator<T> {
  for (const part of parts) for (const line of await readPart(folder, part)) yield JSON.parse(line) as T;
}

async function* keptIn(from: string, backup: Backup, members: Members): AsyncGenerator<StoredDocument> {
  // Documents with a new name have to be sorted again. They follow each other, because the backup orders by collection.
  let renamed: StoredDocument[] = [];
  const inOrder = () => {
    const sorted = renamed.sort((a, b) => (a.path < b.path ? -1 : 1));
    renamed = [];
    return sorted;
  };
  for await (const document of linesIn<StoredDocument>(from, backup.documents)) {
    const kept = keptOf(collectionOf(document));
    if (kept?.isByAccount) {
      renamed.push(withoutAccount(document, kept.fields, members));
      continue;
    }
    yield* inOrder();
    const left = kept && partOf(document, kept);
    if (left) yield { path: left.path, fields: fieldsWithout(left.fields, members) };
  }
  yield* inOrder();
}

function partOf(
  { path, fields }: StoredDocument,
  { ids, where, fields: names }: NonNullable<ReturnType<typeof keptOf>>,
): StoredDocument | undefined {
  if (ids && !ids.includes(path.split('/')[1] ?? '')) return undefined;
  if (where && fields[where[0]]?.['stringValue'] !== where[1]) return undefined;
  const kept = names && Object.entries(fields).filter(([name]) => names.includes(name));
  return { path, fields: kept ? Object.fromEntries(kept) : fields };
}

function withoutAccount(
  document: StoredDocument,
  names: readonly string[] | undefined,
  members: Members,
): StoredDocument {
  const [collection, uid = ''] = document.path.split('/');
  const alias = members.aliasOf(uid) ?? '';
  const kept = Object.entries(document.fields).filter(([name]) => names?.includes(name));
  const fields = Object.fromEntries(kept);
  return {
    path: `${collection}/${alias}`,
    fields: { ...fields, name: { stringValue: memberName(alias) } },
  };
}
