import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createAccounts } from '../../backup/accounts';
import { createDatabase, type Write } from '../../backup/database';
import type { StoredDocument, StoredFields } from '../../backup/storedValue';

const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
const authAddress = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;
export const identityAddress = `${authAddress}/identitytoolkit.googleapis.com`;
const token = async () => 'owner';

/** A project on the emulators. Tests replace `fetch` to kill a command in the middle. */
export function project(projectId: string, send: typeof fetch = fetch) {
  const database = createDatabase(projectId, { base: firestore, token, fetch: send }, true);
  const accounts = createAccounts(projectId, { base: identityAddress, token, fetch: send }, true);
  return { project: projectId, database, accounts };
}

export async function destroy(projectId: string): Promise<void> {
  const addresses = [
    `${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `${authAddress}/emulator/v1/projects/${projectId}/accounts`,
  ];
  for (const address of addresses) {
    const { ok, status } = await fetch(address, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer owner' },
    });
    if (!ok) throw new Error(`${address}: expected it to be emptied, found ${status}`);
  }
}

/** A `fetch` that fails from a request on, as if the process were killed there. */
export function dyingAfter(requests: number): typeof fetch {
  let left = requests;
  return (...args) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : fetch(...args);
  };
}

export async function signIn(
  projectId: string,
  email: string,
  password: string,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${identityAddress}/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: projectId }),
  });
  const answer = (await response.json()) as { readonly idToken?: string };
  const { idToken } = answer;
  if (idToken === undefined)
    throw new Error(`Expected ${email} to be let in, found ${JSON.stringify(answer)}`);
  const [, claims = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

export const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

export async function put(projectId: string, writes: readonly Write[]): Promise<void> {
  const { database } = project(projectId);
  for (let at = 0; at < writes.length; at += 500) await database.write(writes.slice(at, at + 500));
}

export async function everything(projectId: string): Promise<readonly StoredDocument[]> {
  const { database } = project(projectId);
  const all: StoredDocument[] = [];
  for (;;) {
    const { documents } = await database.page({ after: all.at(-1)?.path, most: 5_000 });
    all.push(...documents);
    if (documents.length < 5_000) return all;
  }
}

const text = (stringValue: string) => ({ stringValue });
const map = (fields: StoredFields) => ({ mapValue: { fields } });

export const storedMatch = (at: number): Write => ({
  path: `match/m${String(at).padStart(6, '0')}`,
  fields: {
    date: text(`20${10 + (at % 16)}-05-01`),
    player1: map({ id: text(`p${at % 997}`), name: text(`Player ${at % 997}`) }),
    player2: map({ id: text(`p${(at * 7 + 1) % 997}`), name: text(`Player ${(at * 7 + 1) % 997}`) }),
    gender: text(at % 9 === 0 ? 'W' : 'M'),
    order: { integerValue: String(at % 20) },
    event: map({
      id: text(`e${at % 400}`),
      date: text(`20${10 + (at % 16)}-05-01`),
      sport: map({ id: text('armw') }),
    }),
    score1: { integerValue: String(at % 7) },
    updatedAt: { timestampValue: new Date(1_600_000_000_000 + at * 1_000).toISOString() },
    deleted: { booleanValue: false },
  },
});

/** Documents with every type that Firestore stores, some of them below missing documents. */
export const oddDocuments: readonly Write[] = [
  {
    path: 'odd/types',
    fields: {
      big: { integerValue: '9223372036854775807' },
      whole: { integerValue: '1' },
      number: { doubleValue: 1 },
      third: { doubleValue: 0.1 + 0.2 },
      least: { doubleValue: 5e-324 },
      zero: { doubleValue: '-0' },
      none: { doubleValue: 'NaN' },
      endless: { doubleValue: '-Infinity' },
      when: { timestampValue: '2026-11-26T07:00:00.123456Z' },
      early: { timestampValue: '0001-01-01T00:00:00Z' },
      where: { geoPointValue: { latitude: -0.5, longitude: 0 } },
      bytes: { bytesValue: 'AP8=' },
      link: { referenceValue: '/player/p1' },
      links: { arrayValue: { values: [{ referenceValue: '/event/e1' }, { nullValue: null }] } },
      emptyMap: map({}),
      emptyList: { arrayValue: { values: [] } },
      'a.b `c` \\': text('\u0000 \ud83d\udcaa \u2028 "'),
      __proto: text('no prototype'),
      deep: map({ ' ': map({ x: { arrayValue: { values: [map({ y: { booleanValue: true } })] } } }) }),
    },
  },
  { path: 'odd/empty', fields: {} },
  { path: 'nowhere/missing/below/also missing/deep/found', fields: { here: { booleanValue: true } } },
  { path: 'user/u1/news/n1', fields: { text: text('News') } },
  { path: 'user/u1/token/0', fields: { token: text('t') } },
  { path: 'quota/u1', fields: { open: { integerValue: '3' } } },
  { path: 'ünïcode/ключ 鍵', fields: { order: { integerValue: '1' } } },
];
