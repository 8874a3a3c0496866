import { Problem } from '../../scripts/base/problem';
import { onTarget, spelledTarget } from '../projectTarget';

const emulators = { auth: '127.0.0.1:1', firestore: '127.0.0.1:2' };
const local = { projectId: 'demo-wiki', emulators };

test('work on emulators is given an app of the project, and asks nobody else', async () => {
  const work = async ({ options }: { options: { projectId?: string } }) => [
    options.projectId,
    process.env['FIREBASE_AUTH_EMULATOR_HOST'],
    process.env['FIRESTORE_EMULATOR_HOST'],
    process.env['METADATA_SERVER_DETECTION'],
  ];
  expect(await onTarget(local, work, '')).toEqual(['demo-wiki', '127.0.0.1:1', '127.0.0.1:2', 'none']);
  expect(spelledTarget(local)).toBe('emulators at 127.0.0.1:1 and 127.0.0.1:2, project demo-wiki');
  expect(spelledTarget({ projectId: 'wiki', emulators: undefined })).toBe('project wiki');
});

test('what goes wrong is told after what it means for the work, unless that is told already', async () => {
  const failing = (error: unknown) => onTarget(local, () => Promise.reject(error), 'Nothing was done.');
  await expect(failing(new Error('no network'))).rejects.toEqual(new Problem('Nothing was done. no network'));
  await expect(failing(new Problem('no such sport'))).rejects.toEqual(new Problem('no such sport'));
});
