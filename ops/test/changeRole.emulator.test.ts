import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { changeRole } from '../changeRole';
import { Problem } from '../../scripts/base/problem';
import { emulatorFirestore } from '../../scripts/data/emulatorFirestore';

const app = initializeApp({ projectId: `demo-terminal-${Date.now()}` }, 'terminal');
const auth = getAuth(app);
const db = emulatorFirestore(app);
afterAll(() => deleteApp(app));

const account = async (name: string, emailVerified: boolean) => {
  const email = `${name}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified, displayName: name });
  return { uid, email };
};
const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims;
const never = () => Promise.reject(new Error('Expected nobody to be asked'));

test('a grant shows whose account it is, is made once that is confirmed, and is logged as made at a console', async () => {
  const { uid, email } = await account('judge', true);
  const shown: AccountFacts[] = [];
  const answer = (agrees: boolean) => async (facts: AccountFacts) => {
    shown.push(facts);
    return agrees;
  };
  const grant = { role: 'moderator', change: 'add', email } as const;
  expect(await changeRole(app, grant, answer(false))).toBe('Nothing was changed.');
  expect(await claimsOf(uid)).toBeUndefined();
  expect(await changeRole(app, grant, answer(true))).toMatch(`${email} is now a moderator.`);
  expect(await claimsOf(uid)).toEqual({ moderator: true });
  expect(await changeRole(app, grant, answer(true))).toMatch('was already a moderator');
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatchObject({ uid, email, verified: true, created: expect.any(Number) });
  expect(await changeRole(app, { ...grant, change: 'remove' }, never)).toMatch('no longer a moderator');
  expect(await claimsOf(uid)).toEqual({});
  const log = await db.collection('actLog').where('target.id', '==', uid).get();
  expect(log.docs.map((doc) => doc.get('kind') as string).sort()).toEqual(['grantRole', 'takeRole']);
  expect(log.docs.map((doc) => doc.get('by'))).toEqual(['console', 'console']);
});

test('an account whose address is not verified gets no role, and nobody is asked', async () => {
  const { uid, email } = await account('somebody', false);
  const grant = changeRole(app, { role: 'admin', change: 'add', email }, never);
  await expect(grant).rejects.toThrow(Problem);
  await expect(grant).rejects.toThrow('is not verified');
  expect(await claimsOf(uid)).toBeUndefined();
});

test('an address without an account is told as such', async () => {
  const grant = changeRole(app, { role: 'admin', change: 'add', email: 'none@example.com' }, never);
  await expect(grant).rejects.toThrow(Problem);
});
