import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureRules } from '@test/firebase/rules/emulator';
import { runChecks } from '../../smoke/check';
import { proposalLife } from '../../smoke/proposalLife';
import type { ThrowAway } from '../../smoke/throwAway';
import { createWikiApi } from '../../smoke/wikiApi';
import { project } from '../backup/backupWorld';
import { newFolder } from '../folders';

const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const [firestoreHost = '', firestorePort] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
const functions = new URL(process.env['ARMWIKI_FUNCTIONS_ORIGIN'] ?? 'http://none');
const deployed = {
  firebase: { apiKey: 'demo', authDomain: '127.0.0.1', projectId },
  emulators: {
    auth: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`,
    firestore: { host: firestoreHost, port: Number(firestorePort) },
    functions: { host: functions.hostname, port: Number(functions.port) },
  },
  version: 'v',
};

beforeAll(() => ensureRules(projectId));

const changes = ['signUp', 'a proposal', 'its withdrawal', 'the deletion of the account'] as const;

const isChange = (url: string, body: unknown) =>
  /accounts:(signUp|delete)/.test(url) ||
  // The refused writes require a document that does not exist.
  (url.endsWith(':commit') && !String(body).includes('"exists":true'));

/** A `fetch` that dies at a change, as if the process were killed before sending it or before the answer. */
function dyingAt(change: number, isSent: boolean): typeof fetch {
  let count = -1;
  return async (url, init) => {
    if (isChange(new Request(url).url, init?.body)) count += 1;
    if (count > change || (count === change && !isSent)) throw new Error('killed');
    const answer = await fetch(url, init);
    if (count === change) throw new Error('killed');
    return answer;
  };
}

const lifeWith = (file: string, send: typeof fetch, patienceMs?: number) =>
  proposalLife({ api: createWikiApi(deployed, send), file, ...(patienceMs !== undefined && { patienceMs }) });

async function expectNothingLeft(file: string, { email, delta }: ThrowAway): Promise<void> {
  expect(existsSync(file)).toBe(false);
  const { database, accounts } = project(projectId);
  expect(await database.get(`delta/${delta}`)).toBeUndefined();
  const { accounts: there } = await accounts.page(undefined, 1000);
  expect(there.map((account) => account['email'])).not.toContain(email);
}

const noted = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ThrowAway;

test('a proposal lives as it has to, and nothing is left of it', async () => {
  const file = join(newFolder(), 'smoke.json');
  let seen: ThrowAway | undefined;
  const watching: typeof fetch = (url, init) => {
    if (existsSync(file)) seen = noted(file);
    return fetch(url, init);
  };
  const said: string[] = [];
  const life = lifeWith(file, watching);
  const verdict = await runChecks(life.checks, (line) => said.push(line));
  expect(said.filter((line) => line.startsWith('FAILED'))).toEqual([]);
  expect(verdict.passed).toBe(life.checks.length);
  await expectNothingLeft(file, seen!);
});

// Dying before a change is sent equals dying after the previous one.
test.each([
  { what: 'nothing', at: 0, isSent: false },
  ...changes.map((what, at) => ({ what, at, isSent: true })),
])(
  'killed after $what and before any answer, the next smoke test removes what is left',
  async ({ at, isSent }) => {
    const file = join(newFolder(), 'smoke.json');
    const killed = lifeWith(file, dyingAt(at, isSent), 0);
    const { failed } = await runChecks(killed.checks, () => undefined);
    expect(failed).toBeGreaterThan(0);
    const left = noted(file);
    await lifeWith(file, fetch).cleanUp();
    await expectNothingLeft(file, left);
  },
);

test('what cannot be removed is named, and remembered', async () => {
  const file = join(newFolder(), 'smoke.json');
  const { checks } = lifeWith(file, dyingAt(2, false), 0);
  await runChecks(checks, () => undefined);
  const { delta } = noted(file);
  const { database } = project(projectId);
  const stored = await database.get(`delta/${delta}`);
  // A moderator is quicker, and the proposal is locked.
  const locked = { ...stored!.fields, applying: { mapValue: { fields: { cursor: { stringValue: '' } } } } };
  await database.write([{ path: `delta/${delta}`, fields: locked }]);
  await expect(lifeWith(file, fetch).cleanUp()).rejects.toThrow(
    `The proposal delta/${delta} could not be withdrawn`,
  );
  expect(noted(file).delta).toBe(delta);
  await database.write([{ path: `delta/${delta}`, fields: stored!.fields }]);
  await lifeWith(file, fetch).cleanUp();
});
