import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/base/root';
import type { Database } from '../../backup/database';
import { comparableAccount } from '../../backup/importedAccount';
import { readPart, type Backup } from '../../backup/parts';
import { restoreBackup } from '../../backup/restoreBackup';
import type { StoredDocument } from '../../backup/storedValue';
import { countOf, writeBackup } from '../../backup/writeBackup';
import { createWritePace, type PaceClock } from '../../backup/writePace';
import { newFolder } from '../folders';
import {
  destroy,
  dyingAfter,
  everything,
  oddDocuments,
  project,
  put,
  signIn,
  sizeOf,
  storedMatch,
} from './backupWorld';
import { makeMemberAccounts } from './memberAccounts';

/** `npm run drill` sets a hundred thousand. */
const matches = Number(process.env['ARMWIKI_DRILL_MATCHES'] ?? 2_000);
const isFull = matches > 10_000;
const partSize = isFull ? 2_000 : 300;
jest.setTimeout(isFull ? 40 * 60_000 : 200_000);

const id = `demo-drill-${Date.now()}`;
const log = () => undefined;
/** The emulator needs no warm-up; the full drill measures what a project would take. */
const clock = isFull ? undefined : controlledClock();
const pace = createWritePace(undefined, clock);
const sections: string[] = [];

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  sections.push(`${what}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return result;
}

/** A clock that advances only by waiting. */
function controlledClock(): PaceClock {
  let time = 0;
  return { now: () => time, sleep: async (ms) => void (time += ms) };
}

function counted(database: Database, clock: Pick<PaceClock, 'now'>) {
  const sent: { readonly at: number; readonly writes: number }[] = [];
  const write: Database['write'] = (writes) => {
    sent.push({ at: clock.now(), writes: writes.length });
    return database.write(writes);
  };
  const inSecondFrom = (from: number) =>
    sent.filter(({ at }) => at >= from && at < from + 1_000).reduce((sum, { writes }) => sum + writes, 0);
  return {
    database: { ...database, write },
    mostInSecond: () => Math.max(...sent.map(({ at }) => inSecondFrom(at))),
  };
}

async function documentsOf(folder: string, { documents }: Backup): Promise<readonly StoredDocument[]> {
  const parts = await Promise.all(documents.map((part) => readPart(folder, part)));
  return parts.flat().map((line) => JSON.parse(line) as StoredDocument);
}

/** Two documents at either end of the database that always change together. */
const pair = ['aaa/first', 'zzz/last'] as const;
const pairWrites = (count: number) =>
  pair.map((path) => ({ path, fields: { count: { integerValue: String(count) } } }));
const countIn = (documents: readonly StoredDocument[], path: string) =>
  Number(documents.find((one) => one.path === path)?.fields['count']?.['integerValue']);

/** Changes both, and makes, changes and deletes matches until stopped. Answers the number of rounds. */
function keepWriting() {
  const { database } = project(id);
  let count = 1;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      count += 1;
      await database.write([
        ...pairWrites(count),
        storedMatch(matches + count),
        storedMatch(count % matches),
      ]);
    }
  })();
  return async () => {
    isOver = true;
    await writing;
    return count;
  };
}

test('a wiki is backed up while people write, destroyed, restored and the same to the last field', async () => {
  const folder = newFolder();
  await put(id, [
    ...Array.from({ length: matches }, (_, at) => storedMatch(at)),
    ...oddDocuments,
    ...pairWrites(1),
  ]);
  await makeMemberAccounts(id);

  const stop = keepWriting();
  const at = { timeAt: (now: string) => now };
  const services = { ...project(id), ...at, folder, partSize, log };
  const killed = { ...services, ...project(id, dyingAfter(5)) };
  const backup = await timed('backup', async () => {
    await expect(writeBackup(killed)).rejects.toThrow('killed');
    return writeBackup(services);
  });
  const written = await stop();
  const saved = await documentsOf(folder, backup);

  // Read at one time: the two ends agree, while the writers went on.
  expect(countIn(saved, pair[0])).toBe(countIn(saved, pair[1]));
  expect(written).toBeGreaterThan(countIn(saved, pair[0]));
  expect(saved.filter(({ path }) => path.startsWith('match/'))).toHaveLength(
    matches + countIn(saved, pair[0]) - 1,
  );
  for (const { path, fields } of oddDocuments)
    expect(saved.find((one) => one.path === path)).toEqual({ path, fields });

  const into = { ...project(id), folder, pace, log };
  await expect(restoreBackup(into)).rejects.toThrow(/not empty: it has aaa\/first/);
  await destroy(id);
  expect(await everything(id)).toEqual([]);

  const { database, mostInSecond } = counted(into.database, clock ?? performance);
  await timed('restore', async () => {
    const dying = { ...into, ...project(id, dyingAfter(6)) };
    await expect(restoreBackup(dying)).rejects.toThrow('killed');
    await restoreBackup({ ...into, database });
  });
  // A controlled clock never exceeds a second; the machine's may be late.
  if (clock) expect([mostInSecond() > 300, mostInSecond() <= 400]).toEqual([true, true]);
  const restored = await everything(id);
  expect(withoutTombstones(restored)).toEqual(saved);
  expect(
    restored.filter(({ path }) => path.includes('/restored-')).map(({ path }) => path.split('/')[0]),
  ).toEqual(['event', 'match', 'player']);
  expect(await signIn(id, 'moderator@example.com', 'password of moderator')).toMatchObject({
    moderator: true,
    email_verified: true,
  });
  await expect(signIn(id, 'disabled@example.com', 'password of disabled')).rejects.toThrow('USER_DISABLED');
  await expect(restoreBackup(into)).rejects.toThrow(/was restored into the project before/);
  tell(folder, backup);
});

test('what was restored can be backed up, and the command restores it again with the same accounts', async () => {
  const folder = newFolder();
  const before = await accountsOf(id);
  expect(before).toHaveLength(8);
  const services = { ...project(id), folder, partSize, log };
  const backup = await writeBackup({ ...services, timeAt: (now) => now });
  await destroy(id);
  expect(await restoreCommand(folder)).toContain(`Restored backup ${backup.id} into ${id}`);
  expect(await documentsOf(folder, backup)).toEqual(
    (await everything(id)).filter(({ path }) => !path.includes(backup.id)),
  );
  expect(await accountsOf(id)).toEqual(before);
});

/** What `npm run restore` writes; rejects unless it ends with 0. */
async function restoreCommand(folder: string): Promise<string> {
  const args = ['run', '--silent', 'restore', '--', folder, '--into-project', id];
  return (await promisify(execFile)('npm', args, { cwd: root })).stdout;
}

const accountsOf = async (projectId: string) =>
  (await project(projectId).accounts.page(undefined, 100)).accounts.map(comparableAccount);

/** Without the documents that restoring adds. */
const withoutTombstones = (documents: readonly StoredDocument[]) =>
  documents.filter(({ path }) => !path.startsWith('restoration/') && !path.includes('/restored-'));

/** Writes the figures of a full drill into a file for the person who runs it. */
function tell(folder: string, { documents }: Backup): void {
  const megabytes = (sizeOf(folder) / 1e6).toFixed(1);
  const lines = [`${countOf(documents)} documents, ${documents.length} parts, ${megabytes} MB`, ...sections];
  if (isFull) appendFileSync(join('test-results', 'drill.txt'), `${lines.join('\n')}\n`);
  expect(readdirSync(folder)).toContain('sums.txt');
}
