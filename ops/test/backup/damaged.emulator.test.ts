import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDocuments } from '../../backup/compare';
import { restoreBackup } from '../../backup/restoreBackup';
import { writeBackup } from '../../backup/writeBackup';
import { newFolder } from '../folders';
import { destroy, everything, project, put, storedMatch } from './backupWorld';

const log = () => undefined;
const pace = async () => undefined;
let projects = 0;

async function backedUp() {
  projects += 1;
  const id = `demo-damaged-${Date.now()}-${projects}`;
  const folder = newFolder();
  await put(
    id,
    Array.from({ length: 10 }, (_, at) => storedMatch(at)),
  );
  await writeBackup({ ...project(id), timeAt: (now) => now, folder, partSize: 4, log });
  return { id, folder, into: { ...project(id), folder, pace, log } };
}

const aPart = (folder: string) =>
  join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('documents-00001'))!,
  );

test('a backup with a part that is damaged or missing is not begun with', async () => {
  const { id, folder, into } = await backedUp();
  await destroy(id);
  const bytes = readFileSync(aPart(folder));
  bytes[bytes.length - 9]! ^= 1;
  writeFileSync(aPart(folder), bytes);
  await expect(restoreBackup(into)).rejects.toThrow(/documents-00001.* is damaged/);
  rmSync(aPart(folder));
  await expect(restoreBackup(into)).rejects.toThrow(/missing/);
  expect(await everything(id)).toEqual([]);
});

test('every difference is found, and named by document and field', async () => {
  const { id } = await backedUp();
  const documents = await everything(id);
  const compare = (expected: typeof documents) =>
    compareDocuments(
      (async function* () {
        yield* expected;
      })(),
      project(id).database,
      () => false,
    );
  await compare(documents);
  const [first, ...others] = documents;
  const changed = { ...first!, fields: { ...first!.fields, order: { doubleValue: 0 } } };
  await expect(compare([changed, ...others])).rejects.toThrow(/match\/m000000, order: expected.*doubleValue/);
  await expect(compare(others)).rejects.toThrow(/Expected match\/m000001, found match\/m000000/);
  await expect(compare(documents.slice(0, -1))).rejects.toThrow(/match\/m000009: the project has it/);
  await expect(compare([...documents, { path: 'z/z', fields: {} }])).rejects.toThrow(/no more documents/);
});
