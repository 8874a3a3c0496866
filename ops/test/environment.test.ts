import { freePorts } from '../../scripts/base/ports';
import { findProjectTarget } from '../projectTarget';
import { readPurgeOptions } from '../purgeOptions';
import { readRoleOptions } from '../roleOptions';

test('a role is changed by role, change and address', () => {
  expect(readRoleOptions(['moderator', 'add', 'a@b.c', '--project', 'p'])).toEqual({
    role: 'moderator',
    change: 'add',
    email: 'a@b.c',
    project: 'p',
    yes: false,
  });
  expect(readRoleOptions(['--yes', 'moderator', 'add', 'a@b.c'])).toMatchObject({
    email: 'a@b.c',
    yes: true,
  });
  expect(readRoleOptions(['admin', 'remove', 'a@b.c'])).toMatchObject({ role: 'admin', change: 'remove' });
});

test('a purge is of the local backend unless a project is named', () => {
  expect(readPurgeOptions([])).toBeUndefined();
  expect(readPurgeOptions(['--project', 'p'])).toBe('p');
  expect(() => readPurgeOptions(['--project'])).toThrow('npm run purge');
  expect(() => readPurgeOptions(['now'])).toThrow('npm run purge');
});

test.each([
  [[]],
  [['moderator', 'add']],
  [['owner', 'add', 'a@b.c']],
  [['moderator', 'add', 'a@b.c', '--project']],
])('%j is answered with how to use it', (args) => {
  expect(() => readRoleOptions(args)).toThrow('npm run role -- moderator|admin add|remove <email>');
});

test('a real project is changed only with credentials and never while emulators are named', async () => {
  await expect(findProjectTarget({}, 'real')).rejects.toThrow('GOOGLE_APPLICATION_CREDENTIALS');
  await expect(
    findProjectTarget({ GOOGLE_APPLICATION_CREDENTIALS: 'k', FIRESTORE_EMULATOR_HOST: 'h:1' }, 'real'),
  ).rejects.toThrow('unset them');
  await expect(findProjectTarget({ GOOGLE_APPLICATION_CREDENTIALS: 'k' }, 'real')).resolves.toEqual({
    projectId: 'real',
    emulators: undefined,
  });
});

test('without emulators that answer, changing a role says how to start them', async () => {
  const [auth = 0, firestore = 0] = await freePorts(2);
  const env = { ARMWIKI_PORT_AUTH: String(auth), ARMWIKI_PORT_FIRESTORE: String(firestore) };
  await expect(findProjectTarget(env, undefined)).rejects.toThrow('Run `npm start` first');
});
