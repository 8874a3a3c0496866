import { readFile } from 'node:fs/promises';
import { storedCommands } from './support/pageParts';
import { onDevice } from './support/device';
import { deltasOf, readyOffline, rename, standStill } from './support/edits';
import { expect, test } from './support/test';
import { signedIn } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';

test.describe(() => {
  test.use({ worker: true });

  test('waiting commands are counted everywhere, listed with their effect, saved, discarded, undone and sent', async ({
    browser,
  }) => {
    const event = await storeEvent();
    const { handle } = await newAccount('outbox');
    const name = unique('Offline Cup');
    const { page } = await signedIn(browser, handle, event.path);
    await readyOffline(page, event);
    await page.context().setOffline(true);
    await rename(page, name);
    const badge = page.getByRole('link', { name: /^1 change on this device/ });
    await expect(badge).toBeVisible();
    await expect(
      page.getByText('You are offline. 1 change is saved on this device and will be sent later.'),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(badge).toBeVisible();
    await badge.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this device');
    const row = page.getByRole('article');
    await expect(row.getByRole('table')).toContainText(event.names.event);
    await expect(row.getByRole('table')).toContainText(name);
    await expect(row).toContainText('Waiting for a connection.');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const content = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(content)).toMatchObject({ format: 'armwiki-outbox', version: 1 });

    await row.getByRole('button', { name: /^Discard/ }).click();
    await expect(badge).toHaveCount(0);
    await storedCommands(page);
    const startClock = await standStill(page);
    await page.reload();
    await page.getByRole('article').getByRole('button', { name: /^Undo/ }).click();
    await expect(badge).toBeVisible();
    await startClock();

    await page
      .getByRole('article')
      .getByRole('button', { name: /^Discard/ })
      .click();
    // If that interrupted a try, the change is sent once the try has ended.
    await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 60_000 });

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'changes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Queue 1 change' }).click();
    await expect(badge).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 45_000 });
    expect((await deltasOf(event.id)).map((doc) => doc.get('value'))).toEqual([name]);

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'changes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(dialog).toContainText('Already on the server');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('what the rules refuse says so in words, and retrying goes through once they allow it', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { handle, uid } = await newAccount('banned');
  await database().doc(`ban/${uid}`).set({ by: 'somebody', at: new Date() });
  const { page } = await signedIn(browser, handle, event.path);
  await rename(page, unique('Refused'));
  await page.getByRole('link', { name: /1 needs your attention/ }).click({ timeout: 45_000 });
  await expect(page.getByRole('main')).toContainText('This account can no longer propose changes.');
  await database().doc(`ban/${uid}`).delete();
  await page.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 45_000 });
});

test('signing out tells what stays on the device, and the next account neither sees nor sends it @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const [one, other] = [await newAccount('leaving'), await newAccount('next')];
  const name = unique('Kept');
  const { page } = await signedIn(browser, one.handle, event.path);
  await onDevice(page, 'event', event.id);
  await page.route(/google\.firestore|documents:(commit|batchGet)/, (route) => route.abort());
  await rename(page, name);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sign out with 1 unsent change?');
  await expect(dialog.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  // Leaving the page at once would cancel signing out.
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await page.goto('/outbox');
  await expect(
    page.getByText('1 change on this device is waiting for an account that is not signed in.'),
  ).toBeVisible();

  const signIn = async (handle: string) => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(`${handle}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('armwiki');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
    await page.goto('/outbox');
  };
  await page.unrouteAll();
  await signIn(other.handle);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  // Once this account's own edit has arrived, everything it sent before has.
  const own = await storeEvent();
  await page.goto(own.path);
  await rename(page, unique('Own'));
  await expect.poll(async () => (await deltasOf(own.id)).length, { timeout: 45_000 }).toBe(1);
  expect(await deltasOf(event.id)).toEqual([]);
  await expect(page.getByRole('link', { name: /change on this device/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await signIn(one.handle);
  await expect(async () => {
    const [delta] = await deltasOf(event.id);
    expect([delta?.get('author'), delta?.get('value')]).toEqual([one.uid, name]);
  }).toPass({ timeout: 45_000 });
});
