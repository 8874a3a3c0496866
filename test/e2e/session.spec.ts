import { expect, test } from './support/test';
import { signIn, visitor, watch } from './support/people';
import { accounts, database, newAccount, unique } from './support/records';
import { test as inWorld } from './support/world';
import { FieldValue } from 'firebase-admin/firestore';

test('one signs up, gets a profile, becomes a moderator without a new sign-in, and signs out', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser, '/login');
  const email = `${unique('new').replaceAll(' ', '-')}@example.com`;
  await page
    .getByRole('button', { name: /create an account|sign up/i })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Nia New');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('button', { name: /^(create account|sign up)$/i }).click();
  await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wiki Moderation', exact: true })).toHaveCount(0);

  const { uid } = await accounts().getUserByEmail(email);
  await expect(async () => {
    expect((await database().doc(`profile/${uid}`).get()).get('name')).toBe('Nia New');
    expect((await database().doc(`user/${uid}`).get()).exists).toBe(true);
  }).toPass();

  await accounts().setCustomUserClaims(uid, { moderator: true });
  await database().doc(`user/${uid}`).update({ claimsAt: FieldValue.serverTimestamp() });
  await expect(page.getByRole('link', { name: 'Wiki Moderation', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('the local backend offers its two accounts by one click', async ({ browser }) => {
  const { page } = await visitor(browser, '/login');
  await page.getByRole('button', { name: /moderator/i }).click();
  await expect(page.getByRole('link', { name: 'Event Review', exact: true })).toBeVisible();
  for (const name of ['editor', 'moderator'])
    expect(await accounts().getUserByEmail(`${name}@example.com`)).toMatchObject({ emailVerified: true });
});

test('the page runs under its content security policy, and scripts in line are refused', async ({
  page,
  baseURL,
}) => {
  const troubles = watch(page);
  const response = await page.goto(`${baseURL}/`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('script-src');
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(troubles).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

inWorld(
  'a page that opens while the sign-in service is busy signs nobody out @long',
  async ({ host, phone, proxies }) => {
    host.deploy('v1');
    const { handle } = await newAccount('busy');
    const page = await phone.newPage();
    await page.goto('/login');
    await signIn(page, handle);
    for (const weather of [503, 429] as const) {
      proxies.turn(weather);
      const asked = page.waitForResponse((response) => response.url().includes('accounts:lookup'));
      await page.goto('/rankings');
      expect((await asked).status()).toBe(weather);
      await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
    }
    proxies.turn('fair');
    await page.goto('/mydelta');
    await expect(page.getByText('You have not proposed anything yet')).toBeVisible();
  },
);
