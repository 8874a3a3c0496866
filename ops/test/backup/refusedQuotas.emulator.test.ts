import { restoreBackup } from '../../backup/restoreBackup';
import { writeBackup } from '../../backup/writeBackup';
import { newFolder } from '../folders';
import { destroy, dyingAfter, everything, project, put } from './backupWorld';

const log = () => undefined;
const pace = async () => undefined;
const id = `demo-refused-${Date.now()}`;
const by = { by: { stringValue: 'mod' } };
const quota = { open: { integerValue: '0' } };

test('a banned or deleted account of a backup has no quota in the restored wiki, also after an interruption', async () => {
  const folder = newFolder();
  await put(id, [
    { path: 'ban/ed', fields: by },
    { path: 'gone/hal', fields: {} },
    ...['bo', 'ed', 'hal'].map((uid) => ({ path: `quota/${uid}`, fields: quota })),
  ]);
  await writeBackup({ ...project(id), timeAt: (now) => now, folder, partSize: 2, log });
  await destroy(id);
  const into = { ...project(id), folder, pace, log };
  await expect(restoreBackup({ ...into, ...project(id, dyingAfter(4)) })).rejects.toThrow('killed');
  await restoreBackup(into);
  const paths = (await everything(id)).map(({ path }) => path);
  expect(paths.filter((path) => /^(ban|gone|quota)\//.test(path))).toEqual([
    'ban/ed',
    'gone/hal',
    'quota/bo',
  ]);
});
