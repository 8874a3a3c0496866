import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, type Ports } from '../base/ports';

const exportName = 'firestore_export';

/** The file of a save that the Firestore emulator takes as `seedFrom`. */
export const firestoreSeed = (save: string) =>
  join(save, 'firestore', exportName, `${exportName}.overall_export_metadata`);

const accountsFile = (save: string) => join(save, 'accounts.json');

export async function exportEmulators(projectId: string, ports: Ports, into: string): Promise<void> {
  mkdirSync(join(into, 'firestore'), { recursive: true });
  await ask(`http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:export`, {
    database: `projects/${projectId}/databases/(default)`,
    export_directory: join(into, 'firestore'),
    export_name: exportName,
  });
  const accounts = await ask(`${accountsUrl(projectId, ports)}:batchGet?maxResults=-1`);
  writeFileSync(accountsFile(into), accounts);
}

export async function importAccounts(projectId: string, ports: Ports, save: string): Promise<void> {
  const { users } = JSON.parse(readFileSync(accountsFile(save), 'utf8')) as { users?: readonly unknown[] };
  if (!users || users.length === 0) return;
  await ask(`${accountsUrl(projectId, ports)}:batchCreate`, { users });
}

const accountsUrl = (projectId: string, ports: Ports) =>
  `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

async function ask(url: string, body?: unknown): Promise<string> {
  const response = await fetch(url, {
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: expected an answer, found ${response.status} ${text}`);
  return text;
}
