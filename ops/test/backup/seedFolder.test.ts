import { finishBackup } from '../../backup/parts';
import { writeBackup } from '../../backup/writeBackup';
import { newFolder } from '../folders';

const notAsked = () => Promise.reject(new Error('asked'));
const database = { page: notAsked, get: notAsked, write: notAsked };
const accounts = { page: notAsked, hashConfig: notAsked, write: notAsked };

const backupInto = (folder: string) =>
  writeBackup({ project: 'wiki', database, accounts, folder, log: () => undefined });

test('a folder with a seed of the project does not count as its backup, one with a whole backup does', async () => {
  const whole = { project: 'wiki', at: '2026-11-26T00:00:00Z', collections: {}, documents: [], accounts: [] };
  const [backup, seed] = [newFolder(), newFolder()];
  const made = finishBackup(backup, { ...whole, done: [] }, undefined);
  expect(await backupInto(backup)).toEqual(made);
  finishBackup(seed, { ...whole, done: [], anonymised: true }, undefined);
  await expect(backupInto(seed)).rejects.toThrow(`${seed} holds a seed: choose another folder.`);
});
