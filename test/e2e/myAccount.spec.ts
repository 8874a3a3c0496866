import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedIn } from './support/people';
import { accounts, database, newAccount, unique } from './support/records';
import { expect, test } from './support/test';

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

test('a member changes name and password, downloads all data, asks for the deletion and returns', async ({
  browser,
}) => {
  const { uid, handle, email } = await newAccount('leaver');
  const { page, troubles } = await signedIn(browser, handle);
  // The first visit creates the profile. The emulator loses that write for a listener that begins at the same moment.
  await expect
    .poll(async () => (await database().doc(`profile/${uid}`).get()).exists, { timeout: 45_000 })
    .toBe(true);
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');

  const name = unique('Edda');
  await row(page, 'Name').getByRole('button', { name: 'Change…', exact: true }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(row(page, 'Name')).toContainText(name);
  await expect(async () =>
    expect((await database().doc(`profile/${uid}`).get()).get('name')).toBe(name),
  ).toPass();

  await row(page, 'Password').getByRole('button', { name: 'Change…', exact: true }).click();
  await dialog.getByLabel('Current password').fill('armwiki');
  await dialog.getByLabel('New password').fill('armwiki-2');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await row(page, 'Your data').getByRole('button', { name: 'Download', exact: true }).click();
  const file = await (await downloading).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as {
    readonly documents: readonly { readonly path: string }[];
  };
  expect(data).toMatchObject({ format: 'armwiki-account', version: 1, signIn: { uid, email } });
  expect(data.documents.map(({ path }) => path)).toContain(`user/${uid}`);

  await page.getByRole('button', { name: 'Delete…', exact: true }).click();
  await dialog.getByLabel('Your password').fill('armwiki');
  await dialog.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(dialog).toContainText('Wrong password.');
  await dialog.getByLabel('Your password').fill('armwiki-2');
  await dialog.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/players');
  const strip = page.getByRole('status').filter({ hasText: 'Your account will be deleted on' });
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: 'Keep my account', exact: true }).click();
  await expect(strip).toHaveCount(0);
  await expect(async () =>
    expect((await database().doc(`user/${uid}`).get()).get('leaving')).toBeUndefined(),
  ).toPass();
  expect(troubles).toEqual([]);
  await accounts().deleteUser(uid);
});
